import { envelopes } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'

/**
 * Before its packet is inserted: until the transaction ends, the group is not deleted. False if it
 * was deleted since it was made, as those without a packet are after some days.
 */
export async function lockGroupIfThere(ctx: Context, groupId: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(eq(envelopes.id, groupId))
    .for('key share')

  return found.length > 0
}
