import { packets } from '@countersign/database'
import { and, desc, eq, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import type { PacketRow } from '../rows.ts'

/** Enough to find an answer that the last one did not ask for; older terms are too old to help. */
const mostEarlier = 5

/**
 * The member's own packets for a unit that were filled out and did not come to nothing: those that
 * everyone has signed first, then the newest.
 */
export async function earlierPackets(
  ctx: Context,
  { unitId }: { unitId: string },
): Promise<Pick<PacketRow, 'name' | 'documentGroupId' | 'documents'>[]> {
  return ctx.db
    .select({
      name: packets.name,
      documentGroupId: packets.documentGroupId,
      documents: packets.documents,
    })
    .from(packets)
    .where(
      and(
        eq(packets.ownerId, memberId(ctx)),
        eq(packets.unitId, unitId),
        or(
          isNotNull(packets.executionDate),
          notInArray(packets.status, ['CREATED', 'IN_PROGRESS', 'ARCHIVED']),
        ),
      ),
    )
    .orderBy(sql`${packets.executionDate} desc nulls last`, desc(packets.number))
    .limit(mostEarlier)
}
