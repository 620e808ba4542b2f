import type { Answers } from '@countersign/answers'
import type { EarlierAnswers } from '@countersign/esign'
import type { Context } from '../../../kernel/context.ts'
import { earlierPackets } from './earlier-packets.ts'

const leases = ['residential-lease', 'month-to-month-agreement', 'room-rental-agreement']

/**
 * What the owner answered in their earlier packets for this unit, for a provider that knows it. Which of
 * it may come again, and where, is for the forms to say.
 */
export async function earlierAnswers(
  ctx: Context,
  { unitId, formIds }: { unitId: string; formIds: readonly string[] },
): Promise<EarlierAnswers[]> {
  const { signing } = ctx.ports
  const packets = signing.getOwnerAnswers ? await earlierPackets(ctx, { unitId }) : []

  return Promise.all(
    packets.map(async ({ name, documentGroupId: groupId, documents }) => {
      const answers = (await signing.getOwnerAnswers?.({ groupId })) ?? {}
      const earlierForms = documents.map(({ formId }) => formId)
      return { name, answers: withLeaseDate(answers, { earlierForms, formIds }) }
    }),
  )
}

/**
 * The day of a lease is the day of its packet, and what belongs to the lease asks for it by name. A
 * packet that holds a lease of its own speaks of that one.
 */
function withLeaseDate(
  { 'LLEdit.leaseDate': known, ...answers }: Answers,
  { earlierForms, formIds }: { earlierForms: readonly string[]; formIds: readonly string[] },
): Answers {
  const day = earlierForms.some(isLease) ? answers['LLEdit.agreementDate'] : known
  return day === undefined || formIds.some(isLease)
    ? answers
    : { ...answers, 'LLEdit.leaseDate': day }
}

function isLease(formId: string): boolean {
  return leases.includes(formId)
}
