import type { Block } from '../../form-definition.ts'
import { section } from '../../builders/blocks.ts'
import { checkboxGroup, longtext, radio } from '../../builders/fields.ts'
import {
  premisesCity,
  premisesState,
  premisesStreet,
  premisesUnit,
  premisesZip,
} from '../../builders/shared-fields.ts'
import { goodCausePart } from '../../states/new-york-good-cause.ts'
import { prescribedForm } from './prescribed.ts'

const home = [premisesStreet, premisesUnit, premisesCity, premisesState, premisesZip]
const isSubject = { key: 'LLEdit.goodCause.subject', in: ['yes'] }

const subject = radio(
  isSubject.key,
  '1. Is this unit subject to the Good Cause Eviction Law?',
  { yes: 'Yes', no: 'No' },
  {
    required: true,
    choices: 'inline',
    help: 'It is for most homes in New York City, and in the places that have adopted the law. Question 2 lists what is exempt.',
  },
)

const exemptions = checkboxGroup(
  'LLEdit.goodCause.exemptions',
  '2. Why the unit is exempt',
  {
    a: 'A. The place has not adopted the law',
    b: 'B. Small landlord',
    c: 'C. Owner-occupied, no more than 10 units',
    d: 'D. Rents or evictions are regulated',
    e: 'E. Affordable at a specific income level',
    f: 'F. Condominium or cooperative',
    g: 'G. Certificate of occupancy since 2009',
    h: 'H. Seasonal use',
    i: 'I. Hospital, retirement or care',
    j: 'J. Manufactured home park',
    k: 'K. Hotel or transient use',
    l: 'L. Dormitory',
    m: 'M. Religious facility',
    n: 'N. Rent above the share of fair market rent',
  },
  { requiredIf: { key: isSubject.key, in: ['no'] } },
)

const increase = radio(
  'LLEdit.goodCause.increase',
  '3. The rent increase',
  { a: 'A. Not above the threshold', b: 'B. Above the threshold' },
  { requiredIf: isSubject },
)

const justification = longtext('LLEdit.goodCause.justification', '3. B-1: Justification', {
  lines: 4,
  maxLength: 2000,
  requiredIf: { key: increase.key, in: ['b'] },
})

const reasons = checkboxGroup(
  'LLEdit.goodCause.reasons',
  '4. Good cause for not renewing the lease',
  {
    a: 'A. The unit is exempt (question 2)',
    b: 'B. Given with a first or a renewal lease',
    c: 'C. Sublet',
    d: 'D. Employment has ended',
    e: 'E. Rent not paid',
    f: 'F. Violation not cured',
    g: 'G. Nuisance or damage',
    h: 'H. Occupancy violates law',
    i: 'I. Illegal purpose',
    j: 'J. Access refused',
    k: 'K. Personal use',
    l: 'L. Demolition',
    m: 'M. Withdrawal from the market',
    n: 'N. Reasonable changes refused',
  },
  {
    requiredIf: isSubject,
    help: 'With a lease or a renewal mark only B. With a notice of rent increase or a demand for rent leave it empty if you do renew.',
  },
)

/** The whole form of N.Y. Real Prop. Law 231-c, with its own boxes and blanks. */
export function goodCauseQuestions(): Block {
  return section(
    'Good Cause Eviction Law',
    prescribedForm(
      goodCausePart('introduction'),
      home,
      home.map(({ key }) => key),
    ),
    prescribedForm(
      goodCausePart('subject'),
      [subject],
      [`${subject.key}=yes`, `${subject.key}=no`],
    ),
    prescribedForm(goodCausePart('exemptions'), [exemptions], listMarks(exemptions)),
    prescribedForm(
      goodCausePart('increase'),
      [increase, justification],
      [...listMarks(increase), justification.key],
    ),
    prescribedForm(goodCausePart('renewal'), [reasons], listMarks(reasons)),
  )
}

function listMarks({ key, options = [] }: { key: string; options?: readonly { value: string }[] }) {
  return options.map(({ value }) => `${key}=${value}`)
}
