import { sessions } from '@countersign/database'
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { personId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { currentSessionId } from './current-session-id.ts'
import { endSessions } from './end-sessions.ts'

/** The token stops working, wherever it was copied to. */
export async function endOwnSession(ctx: Context): Promise<void> {
  const id = currentSessionId(ctx)
  if (id) {
    await endSessions(ctx, ownSession(ctx, id))
  }
}

/** Idempotent: a session that has ended stays ended. */
export async function endOneSession(ctx: Context, { id }: { id: string }): Promise<void> {
  const isOwn = isUuid(id) && (await ctx.db.$count(sessions, ownSession(ctx, id))) > 0
  if (!isOwn) {
    throw new DomainError('not-found', 'This login was not found in your account.')
  }

  await endSessions(ctx, ownSession(ctx, id))
}

/** All but the one that asks. */
export async function endOtherSessions(ctx: Context): Promise<{ ended: number }> {
  const current = currentSessionId(ctx)
  const others = and(
    eq(sessions.userId, personId(ctx)),
    current ? ne(sessions.id, current) : sql`true`,
  )

  return { ended: await endSessions(ctx, others) }
}

function ownSession(ctx: Context, id: string): SQL | undefined {
  return and(eq(sessions.userId, personId(ctx)), eq(sessions.id, id))
}
