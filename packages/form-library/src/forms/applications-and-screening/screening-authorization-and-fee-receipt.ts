import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  forEachResident,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import {
  address,
  checkbox,
  checkboxGroup,
  date,
  money,
  phone,
  select,
  table,
  text,
  yesNo,
} from '../../builders/fields.ts'
import {
  agreementDate,
  homeLine,
  landlordEmail,
  landlordName,
  residentName,
} from '../../builders/shared-fields.ts'

export const screeningAuthorizationAndFeeReceipt = defineForm(import.meta.url, {
  id: 'screening-authorization-and-fee-receipt',
  number: 2,
  title: 'Screening Authorization and Fee Receipt',
  description: 'Permission to obtain consumer reports, and a receipt for the fee.',
  useWhen: 'Use this when you will order reports about an applicant or have taken a screening fee.',
  category: 'Applications & Screening',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'each',
  ownerSigns: true,
  sources: [
    '15 USC 1681b(a)(2) and (a)(3)(F) (permission for consumer reports)',
    '15 USC 1681d (reports that rest on interviews)',
    '15 USC 1681m(a) (notice after a report)',
    '16 CFR part 682 (disposal of reports)',
    'state and local law on screening, its fees and reusable reports, such as RCW 59.18.257 and Cal. Civ. Code 1786.16',
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
    reports(),
    authorization(),
    fee(),
    rights(),
    part(
      'Signatures',
      signatures(
        'The Applicant gives the permission above, freely and in writing, and has received a copy. The Owner confirms the receipt for the fee.',
        { residentsAre: 'Applicant' },
      ),
    ),
  ],
})

function reports(): Block {
  return section(
    'The reports',
    clause(
      'What may be obtained',
      'Only the types of reports marked here may be obtained, from the consumer reporting agency named here. If that agency cannot supply one, the Owner may use another and tells the Applicant which.',
    ),
    fields(
      checkboxGroup(
        'LLEdit.screening.reportTypes',
        'Reports',
        {
          credit: 'Credit report and score',
          eviction: 'Eviction records',
          criminal: 'Criminal records',
          employment: 'Employment and income',
          rental: 'Rental history',
        },
        {
          required: true,
          help: 'Mark criminal records only where state and local law allow them at this stage.',
        },
      ),
      text('LLEdit.screening.agencyName', 'Consumer reporting agency', { required: true }),
      phone('LLEdit.screening.agencyPhone', 'Agency phone', { width: 'quarter' }),
      text('LLEdit.screening.agencySite', 'Agency website', { width: 'quarter' }),
      address('LLEdit.screening.agencyAddress', 'Agency address'),
      yesNo(
        'LLEdit.screening.reusableAccepted',
        'A reusable (portable) screening report from the Applicant is accepted instead',
        { width: 'full', help: 'Some states require you to accept one, or to say whether you do.' },
      ),
    ),
  )
}

function authorization(): Block {
  return section(
    'Authorization',
    clause(
      'Written permission',
      'I, the Applicant, authorize the Owner, and the screening company that acts for the Owner, to obtain the reports marked above in connection with my application to rent the home. Those who hold the records may release them for this purpose.',
    ),
    clause(
      'Purpose and time',
      'The reports are used to decide on my application and for nothing else. This permission covers this application only and ends when it is decided or withdrawn, and in any case after 60 days. I may withdraw it in writing before then; the application is then decided without further reports.',
    ),
    clause(
      'Identity numbers',
      'No Social Security or other taxpayer number is written on this form. If an agency needs one, I give it directly to the agency on its own secure page.',
    ),
    clause(
      'Reports from interviews',
      'If a report would rest on interviews about my character, reputation or mode of living, the Owner first gives me the disclosure that 15 USC 1681d requires, and I may then ask in writing for its nature and scope.',
    ),
    forEachResident(
      fields(
        checkbox(
          'TT*.wantsReportCopy',
          'Send me a copy of each report that you obtain, where the law or the agency allows it.',
        ),
      ),
    ),
  )
}

function fee(): Block {
  return section(
    'Receipt for the screening fee',
    clause(
      'What it is for',
      'The fee pays for the reports and for the reasonable cost of handling them, as itemized here and within any limit that state or local law sets. It is not a deposit and not rent. Any part that is not spent is returned where the law requires it. Where the law says so, the Owner keeps no fee if no home was available or no report was obtained.',
    ),
    fields(
      money('LLEdit.screening.feeAmount', 'Fee received', {
        required: true,
        help: 'Enter 0 if no fee was taken.',
      }),
      date('LLEdit.screening.receiptDate', 'Received on', { past: true }),
      select('LLEdit.screening.feeMethod', 'Paid by', {
        card: 'Card',
        ach: 'Bank transfer (ACH)',
        check: 'Check',
        moneyOrder: 'Money order',
        cash: 'Cash',
        toAgency: 'Paid by the applicant to the agency',
      }),
      table('LLEdit.screening.feeBreakdown', 'What the fee covers', {
        columns: [
          { key: 'item', label: 'Item', type: 'text', weight: 3 },
          { key: 'amount', label: 'Amount', type: 'money' },
        ],
        rows: { initial: 0, max: 4 },
      }),
    ),
  )
}

function rights(): Block {
  return section(
    'Rights of the Applicant',
    bullets(
      'If anything in a report leads the Owner to decline, or to ask for a higher deposit, a higher rent or a guarantor, the Owner gives the notice that 15 USC 1681m(a) requires, with the agency’s name, address and phone number.',
      'You may then have a free copy of the report from that agency within 60 days, and may dispute with it whatever is inaccurate or incomplete.',
      'The Owner does not show the reports to other applicants or to anyone who has no part in the decision, and destroys them securely when they are no longer needed (16 CFR part 682).',
      'The same screening applies to every applicant for the home, without regard to any class that the law protects.',
    ),
  )
}
