import type { SumPart } from '@countersign/answers/field'
import { defineForm, type FieldSpec } from '../../form-definition.ts'
import { bullets, fields, part, signatures } from '../../builders/blocks.ts'
import { money, table } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { depositAmount, rentMonthly } from '../../builders/shared-fields.ts'
import {
  chargesOfAddenda,
  chargesSentence,
  firstPartialRent,
  otherCharges,
  parkingSpaces,
  storageFee,
} from '../../builders/shared-terms.ts'

const totalOnce = money('LLEdit.costs.totalOnce', 'Total due at move-in', {
  help: 'Adds the partial rent (or a full month’s rent if there is none), the deposits, and the one-time charges.',
  sumOf: [
    { key: firstPartialRent.key, orElse: rentMonthly.key },
    { key: depositAmount.key },
    { key: 'LLEdit.costs.petsOnce' },
    charged('once'),
  ],
})
const totalMonthly = money('LLEdit.costs.totalMonthly', 'Total each month', {
  help: 'Adds the rent and every other monthly charge on this list.',
  sumOf: [
    { key: rentMonthly.key },
    { key: 'LLEdit.costs.petsMonthly' },
    { key: 'LLEdit.costs.parkingMonthly' },
    charged('monthly'),
  ],
})

function charged(when: string): SumPart {
  return { key: otherCharges.key, column: 'amount', where: { column: 'when', in: [when] } }
}

/** Catalog no. 38. One list before the lease, so that no one learns of a charge later. */
export const moveInCostAndFeeDisclosure = defineForm(import.meta.url, {
  id: 'move-in-cost-and-fee-disclosure',
  number: 38,
  title: 'Move-In Cost & Fee Disclosure',
  description: 'Every charge to move in and each month, on one list.',
  useWhen: 'Use this when you offer a lease, so that every charge is seen before anyone signs.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state and local law on rental fees and their disclosure, such as C.R.S. 6-1-737 and Va. Code 55.1-1204.1',
    '42 USC 3604(b) and (f) (equal terms; no pet charge for an assistance animal)',
    '15 USC 7001(c) (consumer consent)',
  ],
  body: [
    addendumHead(),
    part(
      'Charges',
      fields(
        chargesSentence,
        rentMonthly,
        firstPartialRent,
        { ...depositAmount, label: 'Security deposit (refundable)' },
        otherCharges,
        ...chargesOfAddenda('LLEdit.costs'),
        { ...parkingSpaces, internal: true, locked: true },
        { ...storageFee, internal: true, locked: true },
        totalOnce,
        totalMonthly,
      ),
    ),
    part('Optional services', fields(optionalFees())),
    part(
      'What this list means',
      bullets(
        '**It is complete.** No other charge is owed unless it is in the lease or a signed addendum, or the law itself allows it. A line without an amount means that there is no such charge.',
        '**Optional means optional.** An optional fee is owed only after {the Resident has|the Residents have} asked for the service, and ends with it as the lease says.',
        '**Not on the list:** what {the Resident pays|the Residents pay} directly to others, such as a utility company or an insurer, and charges that depend on later events, such as a late charge, which the lease states.',
        '**Refundable** means that the sum is returned, less what the law allows to be kept. A deposit stays a deposit under state law whatever it is called here.',
        '**Assistance animals** are not pets. No pet charge applies to them.',
        '**One set of figures.** The amounts on this list are the ones in the lease in the same packet.',
      ),
    ),
    part(
      'Signatures',
      signatures(
        'The Owner states that this list is true and complete. {The Resident confirms|The Residents confirm} receiving it before signing the lease. It does not require anyone to rent the home.',
      ),
    ),
  ],
})

function optionalFees(): FieldSpec {
  return table('LLEdit.costs.optionalFees', 'Optional fees', {
    columns: [
      { key: 'fee', label: 'Service and fee', type: 'text', weight: 4 },
      { key: 'amount', label: 'Amount', type: 'money', weight: 1.2 },
    ],
    rows: { initial: 0, max: 4 },
  })
}
