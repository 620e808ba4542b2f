import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { date, integer, longtext, money, select, text } from '../../builders/fields.ts'
import {
  agreementDate,
  depositAmount,
  homeLine,
  landlordEmail,
  landlordName,
  rentMonthly,
  residentName,
  termStart,
} from '../../builders/shared-fields.ts'

export const holdingDepositAgreement = defineForm(import.meta.url, {
  id: 'holding-deposit-agreement',
  number: 4,
  title: 'Holding Deposit Agreement',
  description: 'Takes a home off the market while the paperwork is finished.',
  useWhen: 'Use this when an applicant pays to have a home held before a lease is signed.',
  category: 'Applications & Screening',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '42 USC 3604 (fair housing)',
    '42 USC 4852d and 40 CFR 745.107 (lead-based paint, before a lease binds)',
    'state and local law on holding and security deposits',
  ],
  body: [
    part(
      'Parties and home',
      fields(
        landlordName,
        landlordEmail,
        { ...residentName, label: 'Applicant {n}' },
        ...homeLine,
        agreementDate,
        { ...termStart, label: 'Planned move-in' },
        { ...rentMonthly, label: 'Planned monthly rent' },
        { ...depositAmount, label: 'Planned security deposit', required: false },
      ),
    ),
    holding(),
    whatBecomesOfIt(),
    general(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Applicant|each Applicant} and the Owner agree to this holding deposit. Signing it is not signing a lease.',
        { residentsAre: 'Applicant' },
      ),
    ),
  ],
})

function holding(): Block {
  return section(
    'Holding the home',
    clause(
      'The deposit',
      '{The Applicant has paid or now pays|The Applicants have paid or now pay} the Owner the holding deposit stated here, and this document is the receipt for it once it has been received. The **Owner** is the owner or agent named above. {The **Applicant** is the person named above.|The **Applicants** are the persons named above, each of them and all together.}',
    ),
    clause(
      'What the Owner does',
      'Until the end of the day stated here the Owner takes the home off the market, does not rent it or promise it to anyone else, and prepares a lease on the planned terms above.',
    ),
    clause(
      'What {the Applicant does|the Applicants do}',
      'Within the same time {the Applicant completes|the Applicants complete} the application, {gives|give} what is needed to verify it, and {signs|sign} the lease if the application is approved. {The Applicant|The Applicants} need not accept lease terms that differ from the planned terms in a way that matters.',
    ),
    fields(
      money('LLEdit.hold.amount', 'Holding deposit', {
        required: true,
        help: 'Some states cap a holding deposit or count it toward the cap on security deposits.',
      }),
      date('LLEdit.hold.until', 'Held until the end of', { required: true }),
      date('LLEdit.hold.receivedDate', 'Received on', { past: true }),
      select(
        'LLEdit.hold.method',
        'Paid by',
        {
          check: 'Check',
          moneyOrder: 'Money order',
          ach: 'Bank transfer (ACH)',
          card: 'Card',
          cash: 'Cash',
        },
        { width: 'quarter' },
      ),
      text('LLEdit.hold.heldAt', 'Where it is held, if the law requires that', { width: 'full' }),
    ),
  )
}

function whatBecomesOfIt(): Block {
  return section(
    'What happens to the deposit',
    clause(
      'If a lease is signed',
      'The whole holding deposit is credited on the day of signing to what is chosen here. It is not an extra charge.',
    ),
    clause('When the Owner returns all of it', 'The Owner returns the whole holding deposit if:'),
    bullets(
      'the application is not approved, unless it was knowingly false in something that matters;',
      'the Owner cannot or does not give the home on the planned terms and day, or rents it to someone else;',
      'the home is not fit to live in, or a disclosure that the law requires before signing has not been given;',
      'the lease offered differs from the planned terms in a way that matters, and is declined.',
    ),
    clause(
      'When {the Applicant withdraws|the Applicants withdraw}',
      'If {an approved Applicant chooses|one or more of the approved Applicants choose} not to sign within the time above, for no reason listed in 2.2, the Owner may keep only as much of the holding deposit as state law allows and as covers the rent actually lost and the reasonable cost of the delay, and returns the rest with a written accounting. The Owner makes a fair effort to rent the home again.',
    ),
    clause(
      'How soon',
      'The Owner sends any refund within the days stated here after the reason for it is known, or sooner where state law says so{.|, in one payment to all Applicants unless they direct otherwise in writing.}',
    ),
    fields(
      select(
        'LLEdit.hold.applyTo',
        'At signing, the holding deposit goes toward',
        { deposit: 'The security deposit', firstRent: 'The first rent' },
        { required: true },
      ),
      integer('LLEdit.hold.refundDays', 'Refund is sent within, in days', {
        required: true,
        min: 1,
        max: 60,
      }),
      longtext('LLEdit.hold.refundTerms', 'Other refund terms that state law allows or requires', {
        lines: 3,
      }),
    ),
  )
}

function general(): Block {
  return section(
    'General terms',
    clause(
      'Not a lease',
      'This agreement gives no right to move in. It binds no one to rent, beyond what it says about the holding deposit. For housing built before 1978, the lead-based paint disclosure and pamphlet are given before {the Applicant is|the Applicants are} bound to a lease (42 USC 4852d).',
    ),
    clause(
      'Equal housing',
      'The Owner holds and rents homes without regard to race, color, religion, sex, familial status, national origin, disability or any other class that state or local law protects.',
    ),
    clause(
      'Law',
      'The law of the state where the home is located governs. A term that it does not allow does not apply, and the rest stays in force. This agreement may be changed only in writing.',
    ),
  )
}
