import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import { limits } from '@countersign/contract/rules/limits'
import { sameEmail } from '@countersign/contract/rules/signers'
import { properties } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'

/** In the transaction that makes a packet: its co-owners are offered for the next one. */
export async function keepOwners(
  ctx: Context,
  { propertyId, owners }: { propertyId: string; owners: readonly CoOwner[] },
): Promise<void> {
  if (owners.length === 0) {
    return
  }
  const [property] = await ctx.db
    .select({ owners: properties.owners })
    .from(properties)
    .where(eq(properties.id, propertyId))
    .for('no key update')
  const others = property?.owners.filter(
    (kept) => !owners.some(({ email }) => sameEmail(email, kept.email)),
  )
  await ctx.db
    .update(properties)
    .set({ owners: [...owners, ...(others ?? [])].slice(0, limits.maxCoOwners) })
    .where(eq(properties.id, propertyId))
}
