import { sameEmail, type User } from '@countersign/contract'
import { users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { memberId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { readOwnUser } from './read-user.ts'
import { requireSelf } from '../../kernel/require-self.ts'

interface UserChange {
  name: string
  email?: string | undefined
}

/** The email address changes at the membership only. */
export async function changeUser(
  ctx: Context,
  { id, change }: { id: string; change: UserChange },
): Promise<User> {
  requireSelf(ctx, id)

  return changeOwnUser(ctx, change)
}

export async function changeOwnUser(ctx: Context, { name, email }: UserChange): Promise<User> {
  const id = memberId(ctx)
  const user = await readOwnUser(ctx)
  if (email !== undefined && !sameEmail(email, user.email)) {
    throw new DomainError(
      'not-allowed',
      'Your email address comes from your membership. Change it there, then log in again.',
    )
  }

  await ctx.db.update(users).set({ name, updatedAt: ctx.clock.now() }).where(eq(users.id, id))

  return { ...user, name }
}
