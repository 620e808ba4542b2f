import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  initialBoxes,
  part,
  section,
  signatures,
  withSeveralResidents,
} from '../../builders/blocks.ts'
import {
  carriedOver,
  date,
  longtext,
  money,
  notCarriedOver,
  select,
  table,
  yesNo,
} from '../../builders/fields.ts'
import {
  agreementDate,
  depositAmount,
  homeLine,
  landlordEmail,
  landlordName,
  leaseDate,
  rentMonthly,
  residentName,
  termEnd,
} from '../../builders/shared-fields.ts'

export const leaseRenewal = defineForm(import.meta.url, {
  id: 'lease-renewal',
  number: 11,
  title: 'Lease Renewal Agreement',
  description: 'The contract that continues a lease with new dates or a new rent.',
  useWhen: 'Use this when everyone has agreed to renew. To ask first, send the renewal offer.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '40 CFR 745.101 (lead-based paint, renewals)',
    '42 USC 3604 (fair housing)',
    'the landlord-tenant law of the state where the home is',
  ],
  body: [
    part(
      'Parties, home and lease',
      fields(
        landlordName,
        landlordEmail,
        residentName,
        ...homeLine,
        agreementDate,
        { ...leaseDate, required: true },
        carriedOver(date('LLEdit.originalLease.end', 'Lease ends on'), termEnd.key),
      ),
    ),
    term(),
    rentAndDeposit(),
    changes(),
    confirmations(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this renewal. Until all have signed, the lease stands as it was.',
      ),
    ),
  ],
})

function term(): Block {
  return section(
    'The renewal',
    clause(
      'What is renewed',
      'This renewal belongs to the lease named above, with its amendments and addenda. {The Resident is|The Residents are} the {person|persons} named above, and the Owner is the owner or agent named above.',
    ),
    clause(
      'New term',
      'The lease continues in the way and for the dates chosen here. A month-to-month tenancy continues until it is ended by the written notice that state law requires.',
    ),
    fields(
      select(
        'LLEdit.renewal.type',
        'The lease continues',
        { fixed: 'For a new fixed term', monthToMonth: 'Month to month' },
        { required: true },
      ),
      date('LLEdit.renewal.start', 'From', { required: true }),
      date('LLEdit.renewal.end', 'Until', {
        requiredIf: { key: 'LLEdit.renewal.type', in: ['fixed'] },
        after: 'LLEdit.renewal.start',
      }),
    ),
  )
}

function rentAndDeposit(): Block {
  return section(
    'Rent and deposit',
    clause(
      'Rent',
      'From its effective date the monthly rent is the new rent below, within any limit and after any notice that state or local law sets. It is due on the same day and paid in the same way as before.',
    ),
    clause(
      'Deposit',
      'The security deposit now held stays with the lease. Anything to be added is due on the first day of the renewal and is held in the same way, within the cap that state law sets.',
    ),
    fields(
      carriedOver(money('LLEdit.rent.old', 'Rent until now'), rentMonthly.key),
      { ...notCarriedOver(rentMonthly), label: 'New monthly rent' },
      date('LLEdit.rent.effective', 'New rent from', { required: true }),
      carriedOver(money('LLEdit.deposit.current', 'Deposit now held'), depositAmount.key),
      money('LLEdit.deposit.additional', 'To be added'),
      longtext('LLEdit.concession', 'Concession or credit, if any', { lines: 2 }),
    ),
    initialBoxes('rent', 'new rent and deposit'),
  )
}

function changes(): Block {
  return section(
    'Other changes',
    clause(
      'Only these',
      'The terms listed here change. Everything else in the lease and its addenda continues as it is{.|, including the Residents’ joint and several liability.}',
    ),
    fields(
      table('LLEdit.changes', 'Changed terms', {
        columns: [
          { key: 'topic', label: 'Topic', type: 'text' },
          { key: 'newTerm', label: 'New term', type: 'text', weight: 3 },
        ],
        rows: { initial: 0, max: 4 },
      }),
      table('LLEdit.occupantsUpdated', 'Occupants, pets and parking as they are now', {
        columns: [
          { key: 'what', label: 'Occupant, pet or vehicle', type: 'text', weight: 2 },
          { key: 'note', label: 'Note', type: 'text', weight: 2 },
        ],
        rows: { initial: 0, max: 4 },
      }),
    ),
    withSeveralResidents(
      clause(
        'All together',
        'The renewal binds only when every Resident has signed it. A Resident who does not want to stay does not sign it; the Owner and those who stay then agree on what follows, for example by a roommate change.',
      ),
    ),
  )
}

function confirmations(): Block {
  return section(
    'Confirmations',
    clause(
      'State of things',
      'The Owner and {Resident} confirm that, as far as each knows, the lease is in force, neither side is in default except as written under other changes, and the smoke and carbon monoxide alarms have been tested and work.',
    ),
    clause(
      'Lead-based paint',
      'For housing built before 1978 a renewal needs no new disclosure if full disclosure was made before and no new information has come to light (40 CFR 745.101). If there is new information, a new disclosure is signed before this renewal.',
    ),
    fields(
      yesNo('LLEdit.leadNewInfo', 'Is there new lead information since the last disclosure?', {
        width: 'full',
        required: true,
      }),
    ),
  )
}
