import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  inkLines,
  note,
  paragraph,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { checkboxGroup, date, email, table, text } from '../../builders/fields.ts'
import {
  homeLine,
  landlordEmail,
  landlordName,
  landlordPhone,
  residentName,
} from '../../builders/shared-fields.ts'

const tenancyQuestions = [
  'When did the applicant rent from you (from and to)?',
  'How much was the monthly rent?',
  'Was rent paid on time? If not, how often was it late?',
  'Was there damage beyond ordinary wear, or money still owed?',
  'Did you give a notice of breach that was not cured?',
  'Would you rent to the applicant again?',
]
const employmentQuestions = [
  'Position and start date',
  'Full time or part time, and hours per week',
  'Gross pay, and how often it is paid',
  'Is the employment expected to continue?',
]

/** Catalog no. 7. The applicant signs the release; whoever is asked answers on the printed form. */
export const tenancyEmploymentVerificationRequest = defineForm(import.meta.url, {
  id: 'tenancy-employment-verification-request',
  number: 7,
  title: 'Tenancy or Employment Verification Request',
  description:
    'Asks an earlier landlord or an employer to confirm facts, with the applicant’s release.',
  useWhen: 'Use this when you check what an applicant wrote about a tenancy or a job.',
  category: 'Applications & Screening',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'each',
  ownerSigns: false,
  sources: [
    '42 USC 3604 (fair housing)',
    'state law on privacy and on references from landlords and employers',
  ],
  body: [
    people(),
    release(),
    part(
      'Signature of the applicant',
      signatures('I give the release above, freely and in writing.', {
        owner: false,
        residentsAre: 'Applicant',
      }),
    ),
    tenancy(),
    employment(),
    part(
      'Signature of the person who answers',
      paragraph('These answers are true as far as I know, and I may give them.'),
      inkLines('Signature', 'Printed name and position', 'Date'),
    ),
  ],
})

function people(): Block {
  return part(
    'Who is asking, and whom',
    fields(
      { ...residentName, label: 'Applicant' },
      checkboxGroup(
        'LLEdit.verify.kind',
        'To be confirmed',
        { tenancy: 'A tenancy', employment: 'Employment' },
        { required: true, width: 'half' },
      ),
      text('LLEdit.verify.recipientName', 'Landlord or employer', { required: true }),
      email('LLEdit.verify.recipientEmail', 'Email'),
      text('LLEdit.verify.about', 'Address rented, or position held', { width: 'full' }),
      { ...landlordName, label: 'Send answers to (Owner/Agent)' },
      { ...landlordEmail, label: 'Email for the answer' },
      { ...landlordPhone, width: 'half', label: 'Phone' },
      date('LLEdit.verify.answerBy', 'Please answer by', { width: 'half' }),
      ...homeLine,
    ),
  )
}

function release(): Block {
  return section(
    'Release by the applicant',
    clause(
      'Permission',
      'I have applied to rent the home above. I allow the landlord or employer named above to answer the questions in this form to the Owner, who may use the answers to decide on my application and for nothing else.',
    ),
    clause(
      'How far and how long',
      'This permission covers these questions only. It starts on the day below, ends after 90 days, and may be withdrawn in writing before then. A copy counts as the original. It gives no one the right to ask about health, disability, family, religion, national origin or any other matter that fair-housing law protects.',
    ),
    fields(date('LLEdit.verify.releaseDate', 'Starts on', { required: true, prefill: 'today' })),
  )
}

function tenancy(): Block {
  return section(
    'Questions to a landlord',
    fields(questions('LLEdit.verify.tenancy', tenancyQuestions)),
  )
}

function employment(): Block {
  return section(
    'Questions to an employer',
    fields(questions('LLEdit.verify.employment', employmentQuestions)),
    note(
      'Please answer only the part that applies to you, sign below, and return it to the Owner by the day above. You may add a page. You do not have to answer.',
    ),
  )
}

/** The owner settles the questions; the answers are written in by hand after printing. */
function questions(key: string, first: string[]) {
  return table(key, 'For the landlord or employer to answer', {
    columns: [
      { key: 'question', label: 'Question', type: 'text', weight: 3, maxLength: 90 },
      { key: 'answer', label: 'Answer', type: 'text', weight: 3, maxLength: 90 },
    ],
    rows: {
      initial: first.length,
      max: first.length + 1,
      first: first.map((question) => ({ question })),
    },
  })
}
