import type { UsState } from '@countersign/contract/schemas/shapes'
import { packets } from '@countersign/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'

/**
 * Packets that are not executed keep their address, and learn in which state the home is now. Idempotent.
 * Called before the property is locked, for whoever changes a packet locks the packet first.
 */
export async function markMovedPackets(
  ctx: Context,
  { propertyId, state }: { propertyId: string; state: UsState },
): Promise<void> {
  if (!isUuid(propertyId)) {
    return
  }
  const madeFor = sql`${packets.address} ->> 'state'`

  await ctx.db
    .update(packets)
    .set({
      homeState: sql`nullif(${state}, ${madeFor})`,
      version: sql`${packets.version} + 1`,
    })
    .where(
      and(
        eq(packets.ownerId, officeId(ctx)),
        eq(packets.propertyId, propertyId),
        isNull(packets.executionDate),
        sql`coalesce(${packets.homeState}, ${madeFor}) <> ${state}`,
      ),
    )
}
