import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { date, longtext, money, select } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { rentMonthly } from '../../builders/shared-fields.ts'

/** Catalog no. 85. What is given up once is not claimed back: a clawback is often a penalty. */
export const rentConcessionAddendum = defineForm(import.meta.url, {
  id: 'rent-concession-addendum',
  number: 85,
  title: 'Rent Concession Addendum',
  description: 'Says what is taken off the rent, for which months, and on what terms.',
  useWhen: 'Use this when you give free rent or a lower rent for some months.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state and local law on rent limits and on penalties in leases, such as Cal. Civ. Code 1671(d) and 1947.12(a)',
    '42 USC 3604(b) (the same terms for everyone)',
  ],
  body: [
    addendumHead(),
    concession(),
    terms(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about the concession, this addendum prevails.',
      ),
    ),
  ],
})

function concession(): Block {
  return section(
    'The concession',
    fields(
      rentMonthly,
      select(
        'LLEdit.concession.kind',
        'What is given',
        {
          free: 'Rent is waived for whole months',
          lower: 'Rent is lower in some months',
          credit: 'An amount is taken off once',
        },
        { required: true, width: 'half' },
      ),
      money('LLEdit.concession.amount', 'Amount in all', { required: true }),
      date('LLEdit.concession.from', 'First month from', { required: true }),
      date('LLEdit.concession.until', 'Last month until', {
        required: true,
        notBefore: 'LLEdit.concession.from',
      }),
      longtext('LLEdit.concession.months', 'What is due in each of these months', {
        required: true,
        lines: 3,
        help: 'For example, “March 2027: $0; April 2027: $900”.',
      }),
    ),
  )
}

function terms(): Block {
  return section(
    'Terms',
    clause(
      'The rent stays what the lease says',
      'The concession is a gift of the Owner for the months above. In all other months the monthly rent of the lease is due. Where state or local law counts a concession when it limits rent, that law applies.',
    ),
    clause(
      'If rent is late',
      'What was already given stays given. If rent for a month is not paid by its due day and the time that the law or the lease allows, the Owner may end what is left of the concession from the next month on, by a written notice.',
    ),
    clause(
      'If the tenancy ends early',
      'What was already given is not owed back. What is left of the concession ends with the tenancy. Other duties at an early end are those of the lease and of state law.',
    ),
    clause(
      'Not a deposit',
      'The concession is not paid out in money and is no part of the security deposit.',
    ),
  )
}
