import type { User } from '@countersign/contract'
import { users } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { memberId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { readOwnUser } from './read-own-user.ts'
import { requireSelf } from '../../kernel/require-self.ts'

export async function readUser(ctx: Context, { id }: { id: string }): Promise<User> {
  requireSelf(ctx, id)

  return readOwnUser(ctx)
}

/** By the subject that the membership knows the caller by. */
export async function readUserByMembership(ctx: Context, subject: { id: string }): Promise<User> {
  const [self] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId(ctx)), eq(users.subject, subject.id)))
  if (!self) {
    throw new DomainError('user-not-found')
  }

  return readOwnUser(ctx)
}
