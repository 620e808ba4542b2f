import { users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { personId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { listOwnOffices } from './own-offices.ts'

/** Homes and packets of an office are seen while one works in it. Idempotent. */
export async function chooseOffice(ctx: Context, { id }: { id: string }): Promise<void> {
  const chosen = id.toLowerCase()
  const offices = await listOwnOffices(ctx)
  if (!offices.some((office) => office.id === chosen)) {
    throw new DomainError('office-not-found')
  }

  await ctx.db
    .update(users)
    .set({ worksIn: chosen === personId(ctx) ? null : chosen, updatedAt: ctx.clock.now() })
    .where(eq(users.id, personId(ctx)))
}
