import type { FieldOption, SumPart } from '@countersign/answers'
import { defineForm, type FieldSpec } from '../../form-definition.ts'
import { bullets, fields, part, signatures } from '../../builders/blocks.ts'
import { longtext, money, table } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

const times: FieldOption[] = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Each month' },
]
const refunds: FieldOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'partly', label: 'In part' },
  { value: 'no', label: 'No' },
]

const stateSentence = longtext(
  'LLEdit.costs.stateSentence',
  'Sentence that state or local law requires with this list',
  {
    lines: 2,
    help: 'Some states prescribe a sentence that stands right above the list of charges. Check your state’s rule and leave this empty if there is none.',
  },
)

const totalOnce = money('LLEdit.costs.totalOnce', 'Total due at move-in', {
  help: 'Every charge on this list that is paid once.',
  sumOf: [paid('once')],
})
const totalMonthly = money('LLEdit.costs.totalMonthly', 'Total each month', {
  help: 'Rent and every other charge on this list that is paid each month.',
  sumOf: [paid('monthly')],
})

function paid(when: string): SumPart {
  return { key: 'LLEdit.costs.charges', column: 'amount', where: { column: 'when', in: [when] } }
}

/** Catalog no. 38. One list before the lease, so that nobody learns of a charge later. */
export const moveInCostAndFeeDisclosure = defineForm(import.meta.url, {
  id: 'move-in-cost-and-fee-disclosure',
  number: 38,
  title: 'Move-In Cost & Fee Disclosure',
  description: 'Every charge to move in and each month, on one list.',
  useWhen: 'Use this when you offer a lease, so that every charge is seen before anyone signs.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2026-12',
  revisedOn: '2026-11-22',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state and local law on rental fees and their disclosure, such as C.R.S. 6-1-737 and Va. Code 55.1-1204.1',
    '42 USC 3604(b) and (f) (equal terms; no pet charge for an assistance animal)',
    '15 USC 7001(c) (consumer consent)',
  ],
  body: [
    addendumHead(),
    part('Charges', fields(stateSentence, charges(), totalOnce, totalMonthly)),
    part('Optional services', fields(optionalFees())),
    part(
      'What this list means',
      bullets(
        '**It is complete.** A charge that is not on this list, in the lease or in a signed addendum, and that the law does not itself allow, is not owed.',
        '**Optional means optional.** An optional fee is owed only after {the Resident has|the Residents have} asked for the service, and ends with it as the lease says.',
        '**Not on the list:** what {the Resident pays|the Residents pay} directly to others, such as a utility company or an insurer, and charges that depend on later events, such as a late charge, which the lease states.',
        '**Refundable** means that the sum is returned, less what the law allows to be kept. A deposit stays a deposit under state law whatever it is called here.',
        '**Assistance animals** are not pets. No pet charge applies to them.',
        '**If the list and the lease differ,** the lower sum is collected until the Owner has corrected the difference in writing and {Resident} {has|have} agreed.',
      ),
    ),
    part(
      'Signatures',
      signatures(
        'The Owner states that this list is true and complete. {The Resident confirms|The Residents confirm} having received it before signing the lease. It does not make anyone rent the home.',
      ),
    ),
  ],
})

function charges(): FieldSpec {
  return table('LLEdit.costs.charges', 'Charges that must be paid', {
    columns: [
      { key: 'charge', label: 'Charge', type: 'text', required: true, weight: 3 },
      { key: 'amount', label: 'Amount', type: 'money', required: true, weight: 1.2 },
      {
        key: 'when',
        label: 'How often',
        type: 'select',
        options: times,
        required: true,
        weight: 1.2,
      },
      { key: 'refundable', label: 'Refundable', type: 'select', options: refunds },
      { key: 'due', label: 'Due', type: 'text', weight: 1.6, maxLength: 40 },
    ],
    rows: {
      initial: 3,
      max: 10,
      first: [
        { charge: 'First month’s rent', when: 'once' },
        { charge: 'Security deposit', when: 'once' },
        { charge: 'Monthly rent', when: 'monthly' },
      ],
    },
    required: true,
    help: 'List every charge, also those that state law lets you collect only in part.',
  })
}

function optionalFees(): FieldSpec {
  return table('LLEdit.costs.optionalFees', 'Fees that are paid only by choice', {
    columns: [
      { key: 'fee', label: 'Service and fee', type: 'text', weight: 4 },
      { key: 'amount', label: 'Amount', type: 'money', weight: 1.2 },
    ],
    rows: { initial: 0, max: 4 },
  })
}
