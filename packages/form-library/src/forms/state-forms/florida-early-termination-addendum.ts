import { defineForm } from '../../form-definition.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { integer, money, radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { rentMonthly } from '../../builders/shared-fields.ts'
import { floridaEarlyTermination } from '../../states/prescribed-texts.ts'
import { prescribedForm } from './prescribed.ts'

const fee = money('LLEdit.florida.terminationFee', 'Liquidated damages or early termination fee', {
  required: true,
  help: 'At most two months’ rent.',
})
const choice = radio(
  'TT*.earlyTermination',
  'Resident {n}: early termination fee',
  { agree: 'I agree', disagree: 'I do not agree' },
  { required: true },
)

/** Catalog no. 75. Fla. Stat. 83.595(4): a separate addendum with both choices, or there is no such fee. */
export const floridaEarlyTerminationAddendum = defineForm(import.meta.url, {
  id: 'florida-early-termination-addendum',
  number: 75,
  title: 'Florida Early Termination Addendum',
  description:
    'The choice between an early termination fee and damages, in the words of Florida law.',
  useWhen: 'Use this when a lease of a home in Florida may be ended early for a fee.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: ['FL'],
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Fla. Stat. 83.595(4)'],
  body: [
    addendumHead(),
    section(
      'Early termination',
      clause(
        'A free choice',
        'The lease does not depend on this choice. Whoever makes none has not agreed to a fee.',
      ),
      fields(rentMonthly),
      prescribedForm(
        floridaEarlyTermination,
        [choice, fee],
        ['TT*.earlyTermination=agree', fee.key, 'TT*.earlyTermination=disagree'],
      ),
      clause(
        'How to leave',
        'A resident who has agreed and wants to leave early tells the Owner so in writing, as many days before as are stated below, and pays the fee by the day of leaving.',
      ),
      clause(
        'What stays owed',
        'The fee does not cover rent that was due before, or damage beyond ordinary wear. It is not the security deposit, which is accounted for as the law provides.',
      ),
      fields(
        integer('LLEdit.florida.terminationNotice', 'Days of notice before leaving', {
          max: 60,
          width: 'half',
          help: 'At most 60.',
        }),
      ),
    ),
    part(
      'Signatures',
      signatures('By signing, each Resident confirms the choice that this person made above.'),
    ),
  ],
})
