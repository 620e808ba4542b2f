import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  paragraph,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { integer, longtext, text, yesNo } from '../../builders/fields.ts'
import {
  agreementDate,
  homeLine,
  landlordEmail,
  landlordName,
  residentName,
} from '../../builders/shared-fields.ts'
import { texasSelectionCriteria } from '../../states/prescribed-texts.ts'
import { prescribed } from '../state-forms/prescribed.ts'

export const rentalCriteriaAcknowledgment = defineForm(import.meta.url, {
  id: 'rental-criteria-acknowledgment',
  number: 3,
  title: 'Rental Criteria Acknowledgment',
  description: 'The same written criteria for every applicant.',
  useWhen: 'Use this when you take applications, so that each applicant knows the criteria first.',
  category: 'Applications & Screening',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'each',
  ownerSigns: false,
  sources: [
    '42 USC 3604(a) to (f) (fair housing)',
    '15 USC 1681m(a) (notice after a report)',
    '34 USC 12491 (domestic violence, covered programs)',
    'state and local law on written criteria, such as Tex. Prop. Code 92.3515, on criminal records and on the source of income',
  ],
  body: [
    part(
      'Owner, applicant and home',
      fields(
        landlordName,
        landlordEmail,
        { ...residentName, label: 'Applicant', width: 'threeQuarters' },
        agreementDate,
        ...homeLine,
      ),
    ),
    criteria(),
    sameForAll(),
    incomplete(),
    part(
      'Acknowledgment',
      paragraph('For a home in Texas, the following is part of this acknowledgment:'),
      prescribed(texasSelectionCriteria),
      signatures(
        'I received these criteria and had time to read them before I apply or pay a fee. My signature does not mean that I agree with them or meet them.',
        { owner: false, residentsAre: 'Applicant' },
      ),
    ),
  ],
})

function criteria(): Block {
  return section(
    'The criteria',
    clause(
      'What the Owner considers',
      'The Owner decides on each complete application by these criteria. A line left blank is not a criterion.',
    ),
    fields(
      text('LLEdit.criteria.incomeMultiple', 'Monthly income, as a multiple of the rent', {
        maxLength: 20,
        help: 'For example, 2.5. If a voucher pays part of the rent, many laws apply the multiple only to the applicant’s share.',
      }),
      integer('LLEdit.criteria.occupancyMax', 'Maximum occupants', {
        width: 'half',
        max: 40,
        help: 'Follow the housing code. Two people per bedroom is a common starting point. Count people only, and never look at who they are.',
      }),
      integer('LLEdit.criteria.minScore', 'Minimum credit score', {
        width: 'half',
        max: 900,
      }),
      text('LLEdit.criteria.documents', 'Documents needed (ID, pay stubs)'),
      longtext('LLEdit.criteria.creditPolicy', 'Credit', { lines: 3 }),
      longtext('LLEdit.criteria.rentalHistoryPolicy', 'Rental history', { lines: 3 }),
      longtext('LLEdit.criteria.criminalPolicy', 'Criminal records, where the law allows them', {
        lines: 3,
        help: 'A rule that excludes everyone with any record can break fair-housing law. Name the convictions that matter, and how far back.',
      }),
      longtext('LLEdit.criteria.petPolicy', 'Pets', { lines: 2 }),
      longtext('LLEdit.criteria.other', 'Other criteria, such as employment, smoking or vehicles', {
        lines: 2,
      }),
      yesNo('LLEdit.criteria.guarantorAccepted', 'A guarantor (co-signer) is accepted'),
    ),
  )
}

function sameForAll(): Block {
  return section(
    'The same for everyone',
    bullets(
      '**Equal housing.** These criteria apply to every applicant without regard to race, color, religion, sex, familial status, national origin, disability or any other class that state or local law protects.',
      '**Accommodation.** A person with a disability may ask for a reasonable accommodation in these criteria or in how to apply, at any time (42 USC 3604(f)(3)(B)). An assistance animal is not a pet.',
      '**Income.** All lawful and verifiable income counts. Where state or local law protects the source of income, vouchers and other rent assistance are treated as that law says.',
      '**Criminal records.** An arrest that did not lead to a conviction does not count. Before a conviction decides, the Owner weighs what it was for, how serious it was, how long ago it was, and what the applicant has done since then. The Owner follows the law on when to ask about convictions at all.',
      '**Violence in the home.** No one is declined for having been a victim of domestic violence, dating violence, sexual assault or stalking, as 34 USC 12491 and state law provide.',
    ),
  )
}

function incomplete(): Block {
  return section(
    'How applications are handled',
    clause(
      'Order and time',
      'Complete applications are decided in the order in which they are received, unless local law sets another order. An application is complete when every adult has signed one and has given what is needed to verify it.',
    ),
    clause(
      'If a report counts against an applicant',
      'The Owner gives the notice that 15 USC 1681m(a) requires. The applicant may explain or correct what the report says.',
    ),
    fields(
      longtext('LLEdit.stateText', 'Text that state or local law requires about criteria', {
        lines: 4,
        maxLength: 2000,
        help: 'Some states and cities prescribe the wording. Copy it word for word from the law.',
      }),
    ),
  )
}
