import type { Answers } from '@countersign/answers/answer'
import type { EarlierAnswers } from '@countersign/signing/provider'
import { isLease } from '@countersign/contract/rules/packet-name'
import { packets } from '@countersign/database'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { isOwnPacket } from '../../../kernel/own-rows.ts'
import type { PacketRow } from '../../packet/index.ts'

/** Older answers are too old to help. */
const maxEarlierPackets = 5

/**
 * The owner's answers in earlier packets for this unit, made while it was in this state: terms of another
 * state's law do not mix in. The forms decide which of them to reuse.
 */
export async function earlierAnswers(
  ctx: Context,
  { unitId, state }: { unitId: string; state: string },
): Promise<EarlierAnswers[]> {
  const { signing } = ctx.ports
  const earlier = signing.getOwnerAnswers ? await findEarlierPackets(ctx, { unitId, state }) : []
  if (earlier.length === 0) {
    return []
  }
  const groupIds = earlier.map(({ documentGroupId }) => documentGroupId)
  const answers = await signing.getOwnerAnswers?.({ groupIds })

  return earlier.map(({ name, documents }, index) => ({
    name,
    answers: withLeaseDate(
      answers?.[index] ?? {},
      documents.map(({ formId }) => formId),
    ),
  }))
}

/** The member's packets for a unit that were filled out, canceled ones too: executed ones first, then the newest. */
async function findEarlierPackets(
  ctx: Context,
  { unitId, state }: { unitId: string; state: string },
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
        isOwnPacket(ctx),
        eq(packets.unitId, unitId),
        sql`${packets.address} ->> 'state' = ${state}`,
        notInArray(packets.status, ['CREATED', 'IN_PROGRESS']),
      ),
    )
    .orderBy(sql`${packets.executionDate} desc nulls last`, desc(packets.number))
    .limit(maxEarlierPackets)
}

/** Leases of editions before 2026-12 have their date as the date of the form. */
function withLeaseDate(
  { 'LLEdit.leaseDate': leaseDate, ...answers }: Answers,
  earlierForms: readonly string[],
): Answers {
  const day = earlierForms.some(isLease)
    ? (leaseDate ?? answers['LLEdit.agreementDate'])
    : leaseDate
  return day === undefined ? answers : { ...answers, 'LLEdit.leaseDate': day }
}
