import type { Block } from '../../form-definition.ts'
import { clause, fields, forEachResident, note, section } from '../../builders/blocks.ts'
import {
  address,
  date,
  longtext,
  money,
  name,
  phone,
  radio,
  select,
  table,
  text,
  yesNo,
} from '../../builders/fields.ts'
import * as shared from '../../builders/shared-fields.ts'

/** What applicants tell of themselves in the rental application: each on a copy of their own. */
export function applicantAnswers(): Block[] {
  return [
    applicant(),
    household(),
    addresses(),
    workAndIncome(),
    vehiclesAndPets(),
    questions(),
    people(),
  ]
}

function applicant(): Block {
  return section(
    'Applicant',
    forEachResident(
      fields(
        { ...shared.residentName, label: 'Name' },
        text('TT*.middleName', 'Middle name', { width: 'quarter', maxLength: 60 }),
        date('TT*.dateOfBirth', 'Date of birth', {
          past: true,
          help: 'Used only to tell you apart from others with the same name in reports.',
        }),
        text('TT*.otherNames', 'Other names used in the last 7 years', { width: 'full' }),
        { ...shared.residentEmail, label: 'Email', width: 'half' },
        { ...shared.residentPhone, label: 'Phone' },
        date('TT*.desiredMoveIn', 'Desired move-in date'),
        select(
          'TT*.idType',
          'Photo ID',
          {
            driverLicense: 'Driver’s license',
            stateId: 'State ID card',
            passport: 'Passport',
            consular: 'Consular ID',
            other: 'Other government ID',
          },
          { width: 'half' },
        ),
        text('TT*.idLast4', 'Last 4 characters of ID number', { maxLength: 4 }),
      ),
    ),
  )
}

function household(): Block {
  return section(
    'Who will live in the home',
    forEachResident(
      fields(
        table('TT*.coApplicants', 'Other adults (each applies separately)', {
          columns: [
            { key: 'name', label: 'Name', type: 'text', weight: 2 },
            { key: 'relation', label: 'Relationship to you (optional)', type: 'text' },
          ],
          rows: { initial: 0, max: 3 },
        }),
        table('TT*.minors', 'Minors', {
          columns: [{ key: 'name', label: 'Name', type: 'text' }],
          rows: { initial: 0, max: 3 },
        }),
      ),
    ),
  )
}

function addresses(): Block {
  return section(
    'Where you have lived',
    forEachResident(
      fields(
        address('TT*.currentAddress', 'Current address', { required: true }),
        date('TT*.current.from', 'Lived there since', { past: true }),
        money('TT*.current.rent', 'Monthly rent or payment'),
        text('TT*.current.reason', 'Reason for moving'),
        name('TT*.current.landlordName', 'Landlord or manager'),
        phone('TT*.current.landlordPhone', 'Landlord’s phone', { width: 'half' }),
        table('TT*.priorAddresses', 'Earlier addresses in the last 3 years', {
          columns: [
            { key: 'address', label: 'Address', type: 'text', weight: 2.5 },
            { key: 'from', label: 'From', type: 'date', weight: 1, past: true },
            { key: 'to', label: 'To', type: 'date', weight: 1, notBefore: 'from' },
            { key: 'rent', label: 'Rent', type: 'money', weight: 1 },
            { key: 'landlord', label: 'Landlord', type: 'text', weight: 2 },
            { key: 'phone', label: 'Phone', type: 'text', weight: 1.3, maxLength: 20 },
          ],
          rows: { initial: 0, max: 3 },
        }),
      ),
    ),
  )
}

function workAndIncome(): Block {
  return section(
    'Work and income',
    clause(
      'All lawful income',
      'You may list wages, self-employment, benefits, support, pensions and other lawful income that can be verified. You need not list support or maintenance unless you want it counted. Where state or local law protects the source of income, rent assistance and vouchers count as that law says. Where that law lets you show that you can pay in another way than by credit history, you may do so.',
    ),
    forEachResident(
      fields(
        text('TT*.employer', 'Employer, or “self-employed”'),
        text('TT*.position', 'Position'),
        name('TT*.supervisor', 'Supervisor or payroll contact'),
        phone('TT*.employerPhone', 'Work phone'),
        date('TT*.employedSince', 'Since', { past: true }),
        money('TT*.grossMonthly', 'Gross monthly income'),
        yesNo('TT*.housingAssistance', 'Will rent assistance pay part of the rent? (optional)', {
          width: 'threeQuarters',
        }),
        table('TT*.otherIncome', 'Other income', {
          columns: [
            { key: 'source', label: 'Source', type: 'text', weight: 2 },
            { key: 'amount', label: 'Each month', type: 'money' },
            { key: 'verify', label: 'How it can be verified', type: 'text', weight: 2 },
          ],
          rows: { initial: 0, max: 3 },
        }),
      ),
    ),
  )
}

function vehiclesAndPets(): Block {
  return section(
    'Vehicles and pets',
    forEachResident(
      fields(
        table('TT*.applicantVehicles', 'Vehicles to be parked at the home', {
          columns: [
            { key: 'vehicle', label: 'Make and model', type: 'text', weight: 2 },
            { key: 'year', label: 'Year', type: 'text', weight: 0.6, maxLength: 4 },
            { key: 'color', label: 'Color', type: 'text', weight: 0.9 },
            { key: 'plate', label: 'Plate and state', type: 'text', weight: 1.2 },
          ],
          rows: { initial: 0, max: 2 },
        }),
        table('TT*.pets', 'Pets', {
          columns: [
            { key: 'kind', label: 'Kind', type: 'text' },
            { key: 'breed', label: 'Breed', type: 'text', weight: 1.5 },
            { key: 'weight', label: 'Weight (lb)', type: 'integer', weight: 0.7 },
            { key: 'name', label: 'Name', type: 'text' },
          ],
          rows: { initial: 0, max: 2 },
        }),
      ),
    ),
    note(
      'An assistance animal is not a pet, so do not list it here. You may ask for one, or for any other reasonable accommodation or modification, at any time, separately from this application.',
    ),
  )
}

function questions(): Block {
  const lastLine = 'Leave out what a court has sealed, expunged or set aside.'

  return section(
    'Questions',
    forEachResident(
      fields(
        yesNo('TT*.evicted', 'In the last 7 years, has a court ordered you to leave a home?', {
          width: 'full',
        }),
        yesNo('TT*.owesLandlord', 'Do you owe a past landlord money that you do not dispute?', {
          width: 'full',
        }),
        yesNo('TT*.bankruptcy', 'Have you filed for bankruptcy in the last 7 years?', {
          width: 'full',
        }),
      ),
    ),
    fields(
      yesNo(
        'LLEdit.application.criminalAsked',
        'The Owner asks about convictions on this application',
        {
          width: 'full',
          help: 'Many states and cities forbid this question, or allow it only after a conditional offer. Choose Yes only where the law of the home’s state and city allows it now.',
        },
      ),
    ),
    forEachResident(
      fields(
        radio(
          'TT*.convicted',
          'If “Yes” is marked above: in the last 7 years, have you been convicted of a crime?',
          { no: 'No', yes: 'Yes', notAsked: 'Not asked' },
          {
            choices: 'inline',
            requiredIf: { key: 'LLEdit.application.criminalAsked', in: ['yes'] },
          },
        ),
        longtext('TT*.explanation', 'Anything you want to explain', { lines: 3 }),
      ),
    ),
    note(`${lastLine} A “yes” does not decide an application by itself.`),
  )
}

function people(): Block {
  return section(
    'References and emergency contact',
    forEachResident(
      fields(
        table('TT*.references', 'People who know you, other than relatives', {
          columns: [
            { key: 'name', label: 'Name', type: 'text', weight: 2 },
            { key: 'how', label: 'How they know you', type: 'text', weight: 2 },
            { key: 'phone', label: 'Phone or email', type: 'text', weight: 2 },
          ],
          rows: { initial: 0, max: 2 },
        }),
        name('TT*.emergency.name', 'In an emergency, call'),
        phone('TT*.emergency.phone', 'Phone'),
        text('TT*.emergency.relation', 'Relationship', { width: 'quarter', maxLength: 40 }),
      ),
    ),
  )
}
