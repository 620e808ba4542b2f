import { packets } from '@countersign/database'
import { and, count, eq } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'

/** How many packets each unit of a property has; a unit without packets is missing. */
export async function countPackets(
  ctx: Context,
  { propertyId }: { propertyId: string },
): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ unitId: packets.unitId, packets: count() })
    .from(packets)
    .where(
      and(
        eq(packets.ownerId, officeId(ctx)),
        eq(packets.propertyId, propertyId),
        eq(packets.discarded, false),
      ),
    )
    .groupBy(packets.unitId)

  return new Map(rows.map((row) => [row.unitId, row.packets]))
}

export function packetsInWords(number: number): string {
  return number === 1 ? '1 packet' : `${number} packets`
}
