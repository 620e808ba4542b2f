import { events, sessions, users } from '@countersign/database'
import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'

/** By user id. Sessions are deleted after 30 days; the event log knows those from before. */
export async function readLastLogins(
  { db }: Context,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) {
    return new Map()
  }

  const session = sql`(select max(${sessions.createdAt}) from ${sessions} where ${sessions.userId} = ${users.id})`
  const event = sql`(select ${events.at} from ${events} where ${events.stream} = 'user:' || ${users.id} and ${events.type} = 'session.opened' order by ${events.seq} desc limit 1)`
  const rows = await db
    .select({
      id: users.id,
      at: sql`coalesce(${session}, ${event})`.mapWith(sessions.createdAt),
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))

  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at.toISOString()] as const] : [])))
}
