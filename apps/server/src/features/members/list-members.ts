import { foldText } from '@countersign/answers/fold-text'
import type { MemberPage, MemberQuery, MemberSummary } from '@countersign/contract/schemas/members'
import { users } from '@countersign/database'
import { and, asc, like, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { fromNameCursor, toNameCursor } from '../users/index.ts'
import { isMember } from './as-member.ts'
import { readLastLogins } from './last-logins.ts'

/** By name, with keyset pagination. */
export async function listMembers(
  ctx: Context,
  { searchTerm, after, limit }: MemberQuery,
): Promise<MemberPage> {
  const cursor = fromNameCursor(after)
  const order = sql`lower(${users.name})`
  const rows = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        isMember,
        matches(searchTerm),
        cursor && sql`(${order}, ${users.id}) > (lower(${cursor.name}), ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(asc(order), asc(users.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)

  return {
    members: await withLastLogins(ctx, page),
    next: last && rows.length > limit ? toNameCursor(last) : null,
  }
}

/** Each word is a part of name or email, without case and accents. */
function matches(searchTerm: string | undefined): SQL | undefined {
  const words = foldText(searchTerm ?? '')
    .split(' ')
    .filter(Boolean)

  return and(...words.map((word) => like(users.searchText, `%${escapeLike(word)}%`)))
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (char) => `\\${char}`)
}

async function withLastLogins(
  ctx: Context,
  rows: readonly { id: string; name: string; email: string }[],
): Promise<MemberSummary[]> {
  const logins = await readLastLogins(
    ctx,
    rows.map(({ id }) => id),
  )

  return rows.map(({ id, ...row }) => ({
    _id: id,
    ...row,
    lastLoginAt: logins.get(id) ?? null,
  }))
}
