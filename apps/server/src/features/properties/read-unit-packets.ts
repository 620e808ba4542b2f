import { endedStatuses } from '@countersign/contract/rules/packet-lifecycle'
import type { CurrentPacket, UnitPackets } from '@countersign/contract/schemas/properties'
import { packets } from '@countersign/database'
import { and, arrayContains, desc, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isOwnPacket } from '../../kernel/own-rows.ts'
import { countPackets } from './count-packets.ts'
import { readProperty } from './read-properties.ts'

const maxCurrent = 5

/** Three queries, however many units and packets the property has. */
export async function readUnitPackets(
  ctx: Context,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<UnitPackets[]> {
  const { _id, units } = await readProperty(ctx, { id, propertyId })
  const counts = await countPackets(ctx, { propertyId: _id })
  const current = Map.groupBy(await readCurrent(ctx, _id), ({ unitId }) => unitId)

  return units.map((unit) => ({
    _id: unit._id,
    packetCount: counts.get(unit._id) ?? 0,
    current: (current.get(unit._id) ?? []).map(presentCurrent),
  }))
}

type CurrentRow = Awaited<ReturnType<typeof readCurrent>>[number]

function readCurrent(ctx: Context, propertyId: string) {
  const ranked = ctx.db
    .select({
      unitId: packets.unitId,
      number: packets.number,
      documentGroupId: packets.documentGroupId,
      name: packets.name,
      status: packets.status,
      statusSince: packets.statusSince,
      place:
        sql<number>`row_number() over (partition by ${packets.unitId} order by ${packets.number} desc)`
          .mapWith(Number)
          .as('place'),
    })
    .from(packets)
    .where(
      and(
        isOwnPacket(ctx),
        eq(packets.propertyId, propertyId),
        eq(packets.printOnly, false),
        isNull(packets.hiddenAt),
        or(notInArray(packets.status, endedStatuses), isExecutedLease()),
      ),
    )
    .as('ranked')

  return ctx.db
    .select()
    .from(ranked)
    .where(lte(ranked.place, maxCurrent))
    .orderBy(desc(ranked.number))
}

function isExecutedLease() {
  return and(
    eq(packets.status, 'FULLY_EXECUTED'),
    arrayContains(packets.categories, ['Leases & Renewals']),
  )
}

function presentCurrent({ documentGroupId, name, status, statusSince }: CurrentRow): CurrentPacket {
  return { documentGroupId, formPacketName: name, status, statusSince: statusSince.toISOString() }
}
