import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  forEachResident,
  note,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { checkbox, money, select } from '../../builders/fields.ts'
import * as shared from '../../builders/shared-fields.ts'
import { applicantAnswers } from './applicant-answers.ts'

/** Catalog no. 1. Holds no Social Security number: the screening company asks for it itself. */
export const rentalApplication = defineForm(import.meta.url, {
  id: 'rental-application',
  number: 1,
  title: 'Rental Application',
  description: 'One adult’s history, income and consent to be screened.',
  useWhen: 'Use this when someone asks to rent a home; each adult fills in a copy of their own.',
  category: 'Applications & Screening',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'each',
  ownerSigns: false,
  sources: [
    '15 USC 1681b(a)(2) and (a)(3)(F) (permission for consumer reports)',
    '15 USC 1681m(a) (notice after a report)',
    '16 CFR part 682 (disposal of reports)',
    '42 USC 3604 (fair housing)',
    'state and local law on applications, fees and screening',
  ],
  body: [
    homeWanted(),
    ...applicantAnswers(),
    screening(),
    decision(),
    part(
      'Certification and signature',
      signatures(
        'My answers are true and complete as far as I know. A knowingly false answer that matters is a ground to decline this application and, once a lease has been signed, may be a breach of the lease if the lease and state law say so. No one is bound to rent until a lease is signed.',
        { owner: false, residentsAre: 'Applicant' },
      ),
    ),
  ],
})

function homeWanted(): Block {
  return part(
    'The home',
    fields(
      shared.landlordName,
      shared.landlordEmail,
      ...shared.homeLine,
      { ...shared.rentMonthly, required: false },
      { ...shared.depositAmount, required: false },
      money('LLEdit.application.fee', 'Application fee', {
        help: 'Many states cap this fee or tie it to the actual cost of screening. Enter 0 if there is none.',
      }),
      shared.agreementDate,
    ),
    note(
      'Each adult who will live in the home fills out a separate copy, which the other applicants do not see. Leave blank anything that does not apply. Do not write a Social Security or other taxpayer number anywhere on this form. If one is needed, the screening company asks for it on its own secure page.',
    ),
  )
}

function screening(): Block {
  return section(
    'Permission to screen, and the fee',
    clause(
      'What I allow',
      'I give the Owner my written permission to obtain consumer reports about me, to decide on this application and for no other purpose, and to ask the landlords, employers and references named here to confirm what I wrote. This permission ends when the application is decided. It covers only what federal, state and local law allows at this stage.',
    ),
    clause(
      'A report of my own',
      'If state law lets me offer a reusable screening report, I may give one. Where that law says so, the Owner then charges no fee for a report.',
    ),
    clause(
      'The fee',
      'The application fee above pays for screening, once and within any limit that law sets. It is not a deposit or rent. Any part that is not spent is returned where the law requires it. A receipt is sent as chosen below.',
    ),
    forEachResident(
      fields(
        checkbox(
          'TT*.consentCredit',
          'I agree that the Owner may obtain my credit report and credit score, or use a reusable report that I give.',
          { required: true },
        ),
        checkbox(
          'TT*.consentBackground',
          'I agree that the Owner may obtain reports of evictions, rental history, employment and, where law allows it, criminal records.',
          { required: true },
        ),
        select(
          'TT*.feeReceiptBy',
          'Send the receipt for the fee by',
          { email: 'Email', mail: 'Mail' },
          { width: 'half' },
        ),
      ),
    ),
  )
}

function decision(): Block {
  return section(
    'How the application is decided and kept',
    bullets(
      '**Equal housing.** The same criteria apply to every applicant. The Owner decides without regard to race, color, religion, sex, familial status, national origin, disability or any other class that state or local law protects.',
      '**If a report counts against you.** If the Owner declines the application, or asks for a higher deposit, a higher rent or a guarantor, because of anything in a consumer report, you receive the notice that 15 USC 1681m(a) requires: who made the report, that you may have a free copy and dispute it, and any credit score that was used.',
      '**Privacy.** Only those who decide on this application see it and the reports. They are kept no longer than law requires or allows, and then destroyed so that no one can read them (16 CFR part 682).',
    ),
  )
}
