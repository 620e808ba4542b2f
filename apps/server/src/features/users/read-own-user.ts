import type { User } from '@countersign/contract'
import { users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { memberId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { listProperties } from '../properties/index.ts'

/** The caller's own record, with their properties. Nobody reads anybody else's. */
export async function readOwnUser(ctx: Context): Promise<User> {
  const [user] = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, memberId(ctx)))
  if (!user) {
    throw new DomainError('user-not-found')
  }

  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    properties: await listProperties(ctx),
  }
}
