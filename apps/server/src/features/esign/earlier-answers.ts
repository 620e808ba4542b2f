import type { EarlierAnswers, Values } from '@countersign/esign'
import type { Context } from '../../kernel/context.ts'
import { earlierPackets } from '../packets/index.ts'

const leases = ['residential-lease', 'month-to-month-agreement', 'room-rental-agreement']

/**
 * What the owner answered in their earlier packets for this unit, for a provider that knows it. Which of
 * it may come again, and where, is for the forms to say.
 */
export async function earlierAnswers(
  ctx: Context,
  { unitId }: { unitId: string },
): Promise<EarlierAnswers[]> {
  const { signing } = ctx.parts
  const packets = signing.ownerAnswers ? await earlierPackets(ctx, { unitId }) : []

  return Promise.all(
    packets.map(async ({ name, documentGroupId: groupId, documents }) => {
      const answers = (await signing.ownerAnswers?.({ groupId })) ?? {}
      const lease = documents.some(({ formId }) => leases.includes(formId))
      return { name, answers: lease ? { ...answers, ...leaseDate(answers) } : answers }
    }),
  )
}

/** The day of a lease is the day of its packet; what belongs to the lease asks for it by name. */
function leaseDate({ 'LLEdit.agreementDate': day }: Values): Values {
  return day === undefined ? {} : { 'LLEdit.leaseDate': day }
}
