import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  forEachResident,
  note,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import {
  carriedOver,
  date,
  longtext,
  money,
  notCarriedOver,
  radio,
  select,
} from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { rentMonthly, termEnd } from '../../builders/shared-fields.ts'

/** Catalog no. 59. The offer and the answers to it; `lease-renewal` is the contract that follows. */
export const leaseRenewalOffer = defineForm(import.meta.url, {
  id: 'lease-renewal-offer',
  number: 59,
  title: 'Lease Renewal Offer',
  description: 'Offers new terms before a lease ends, and takes each resident’s answer.',
  useWhen: 'Use this when a lease is ending and you want to know whether the residents will stay.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: false,
  sources: [
    '42 USC 3604 (fair housing)',
    'the law of the state and city where the home is on renewals, on notice of a rent increase and on limits to it',
  ],
  body: [
    addendumHead(),
    offer(),
    answer(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} gives the answer marked above, and nothing more. No one is bound to new terms until a renewal agreement has been signed by all.',
        { owner: false },
      ),
    ),
  ],
})

function offer(): Block {
  return section(
    'The offer',
    clause(
      'What is offered',
      'The Owner offers to continue the lease named above on these terms. Everything else in it stays as it is. Until a renewal agreement is signed, the lease stands as it was.',
    ),
    clause(
      'Law comes first',
      'This offer does not replace a notice that state or local law requires before the rent rises or a tenancy ends, and it does not go beyond a limit that the law sets. If the law lets {Resident} stay without a new lease, it still does.',
    ),
    fields(
      carriedOver(date('LLEdit.originalLease.end', 'Lease ends on'), termEnd.key),
      date('LLEdit.respondBy', 'Please answer by', { required: true }),
      select(
        'LLEdit.renewal.type',
        'The lease would continue',
        { fixed: 'For a new fixed term', monthToMonth: 'Month to month' },
        { required: true, width: 'half' },
      ),
      date('LLEdit.renewal.start', 'From', { required: true }),
      date('LLEdit.renewal.end', 'Until', {
        requiredIf: { key: 'LLEdit.renewal.type', in: ['fixed'] },
        after: 'LLEdit.renewal.start',
      }),
      carriedOver(money('LLEdit.rent.old', 'Rent until now'), rentMonthly.key),
      { ...notCarriedOver(rentMonthly), label: 'New monthly rent' },
      longtext('LLEdit.renewal.otherTerms', 'Other terms that would change', { lines: 3 }),
    ),
  )
}

function answer(): Block {
  return section(
    '{Resident’s} answer',
    clause(
      'Choose one',
      '{The Resident|Each Resident} marks one answer. Leaving this page unanswered is not an answer and ends nothing.',
    ),
    forEachResident(
      fields(
        radio(
          'TT*.election',
          'Resident {n}',
          {
            accept: 'I want to stay on these terms and will sign the renewal agreement.',
            discuss: 'I want to stay and would like to talk about the terms.',
            moveOut: 'I will move out by the date beside this.',
          },
          { required: true, width: 'threeQuarters' },
        ),
        date('TT*.moveOutDate', 'Move-out date', {
          requiredIf: { key: 'TT*.election', in: ['moveOut'] },
        }),
      ),
    ),
    note(
      'Moving out by a date is an answer to this offer. Where the lease or state law requires a separate notice, give that notice too.',
    ),
  )
}
