import { officePeople, users } from '@countersign/database'
import { and, eq, getTableColumns, isNull, ne, type SQL } from 'drizzle-orm'
import { actingAs, type Actor, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'

export interface MemberAccount {
  member: typeof users.$inferSelect
  /** The member's own context, for reading what is theirs: nothing is recorded in it. */
  own: Context
}

/** The member with the office in which they work now, as their next request would find it. */
export async function findMemberAccount(
  ctx: Context,
  id: string,
): Promise<MemberAccount | undefined> {
  const [found] = isUuid(id)
    ? await ctx.db
        .select({
          member: getTableColumns(users),
          office: {
            id: officePeople.officeId,
            role: officePeople.role,
            homes: officePeople.homeIds,
          },
        })
        .from(users)
        .leftJoin(
          officePeople,
          and(eq(officePeople.officeId, users.worksIn), eq(officePeople.userId, users.id)),
        )
        .where(and(eq(users.id, id), isMember))
    : []
  if (!found) {
    return undefined
  }

  const { member, office } = found
  const actor: Actor = { kind: 'member', userId: member.id, ...(office && { office }) }
  return { member, own: actingAs(ctx, actor) }
}

/** Throws as for an account that there never was. */
export async function readMemberAccount(ctx: Context, id: string): Promise<MemberAccount> {
  const account = await findMemberAccount(ctx, id)
  if (!account) {
    throw new DomainError('user-not-found', 'There is no such member.')
  }

  return account
}

/** Neither the association itself nor an office whose founder has left it. */
export const isMember: SQL | undefined = and(
  ne(users.issuer, 'association'),
  isNull(users.founderLeftAt),
)
