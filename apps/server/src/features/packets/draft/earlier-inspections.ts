import { packets } from '@countersign/database'
import type { EarlierInspection } from '@countersign/signing/envelope'
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { isOwnPacket } from '../../../kernel/own-rows.ts'

/** Older ones are of earlier tenancies. */
const maxInspections = 5

/** The forms that continue an earlier inspection. */
const inspections = ['move-in-move-out-inspection']

/** The member's executed packets for a unit in which one of these forms was signed, newest first. */
export async function earlierInspections(
  ctx: Context,
  { unitId, formIds }: { unitId: string; formIds: readonly string[] },
): Promise<EarlierInspection[]> {
  const continuing = inspections.filter((formId) => formIds.includes(formId))
  if (continuing.length === 0) {
    return []
  }

  const executed = await ctx.db
    .select({
      groupId: packets.documentGroupId,
      name: packets.name,
      executedAt: packets.executionDate,
    })
    .from(packets)
    .where(
      and(
        isOwnPacket(ctx),
        eq(packets.unitId, unitId),
        isNotNull(packets.executionDate),
        or(...continuing.map((formId) => hasForm(formId))),
      ),
    )
    .orderBy(desc(packets.executionDate), desc(packets.number))
    .limit(maxInspections)

  return executed.flatMap(({ executedAt, ...inspection }) =>
    executedAt ? [{ ...inspection, executedAt: executedAt.toISOString() }] : [],
  )
}

function hasForm(formId: string) {
  return sql`${packets.documents} @> ${JSON.stringify([{ formId }])}::jsonb`
}
