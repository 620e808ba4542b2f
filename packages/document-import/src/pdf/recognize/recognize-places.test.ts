import { expect, test } from 'vitest'
import type { InspectedField } from '../../inspect/inspection.ts'
import { cleanTitle } from './field-names.ts'
import { recognizePlaces } from './recognize-places.ts'

const rect = { x: 72, y: 100, width: 200, height: 20 }

function field(name: string, more: Partial<InspectedField> = {}): InspectedField {
  return {
    name,
    type: 'text',
    required: false,
    readOnly: false,
    options: [],
    places: [{ page: 1, rect }],
    ...more,
  }
}

const guess = (name: string, more: Partial<InspectedField> = {}) => {
  const [place] = recognizePlaces([field(name, more)])
  return place && `${place.role} ${place.type}`
}

test('signatures are assigned to signers by the names that real forms use', () => {
  for (const [name, found] of [
    ['Tenant Signature', 'TT1 signature'],
    ['Tenant Signature 2', 'TT2 signature'],
    ['Tenant2_Signature', 'TT2 signature'],
    ['signature_of_resident_3', 'TT3 signature'],
    ['Co-Tenant Signature', 'TT2 signature'],
    ['Second Lessee Sig', 'TT2 signature'],
    ['LesseeSignature4', 'TT4 signature'],
    ['Landlord/Agent Signature', 'LLSign signature'],
    ['LL_Sig', 'LLSign signature'],
    ["Lessor's Signature", 'LLSign signature'],
    ['Property Manager Signature', 'LLSign signature'],
    ['topmostSubform[0].Page1[0].OwnerSignature[0]', 'LLSign signature'],
    ['Signature2', 'TT2 signature'],
    ['Signature', 'TT1 signature'],
  ]) {
    expect([name, guess(String(name))]).toEqual([name, found])
  }
  expect(guess('sig', { type: 'signature', label: 'Landlord signs here' })).toBe('LLSign signature')
  expect(guess('init', { type: 'signature', label: 'Tenant initials' })).toBe('TT1 initials')
})

test('who signs and when is recognized in Spanish', () => {
  for (const [name, found] of [
    ['Firma del inquilino', 'TT1 signature'],
    ['Firma de la arrendadora', 'LLSign signature'],
    ['Iniciales del inquilino 2', 'TT2 initials'],
    ['Nombre del inquilino', 'TT1 name'],
    ['Fecha de la firma del propietario', 'LLSign signedDate'],
    ['Fecha de inicio', 'LLEdit date'],
  ]) {
    expect([name, guess(String(name))]).toEqual([name, found])
  }
})

test('initials keep their signer, whatever number their place has', () => {
  expect(guess('Tenant Initials 7')).toBe('TT1 initials')
  expect(guess('Tenant 2 Initials 3')).toBe('TT2 initials')
  expect(guess('Initial_4')).toBe('TT1 initials')
  expect(guess('Landlord Init')).toBe('LLSign initials')
})

test('the first term or rent is nothing to initial', () => {
  expect(guess('Initial lease term ends on')).not.toContain('initials')
  expect(guess('Initial rent')).toBe('LLEdit money')
})

test('the date of signing is distinguished from other dates', () => {
  expect(guess('Tenant Date Signed')).toBe('TT1 signedDate')
  expect(guess('Date of Landlord Signature')).toBe('LLSign signedDate')
  expect(guess('Lease Start Date')).toBe('LLEdit date')
  expect(guess('Lease Commencement')).toBe('LLEdit date')
  expect(guess('Tenant Date of Birth')).toBe('TT1 date')
})

test('a bare “Date” beside a signature is that person’s date of signing', () => {
  const places = recognizePlaces([
    field('Date_2', { places: [{ page: 1, rect: { ...rect, x: 400 } }] }),
    field('Landlord Signature'),
    field('Date', { places: [{ page: 2, rect }] }),
  ])

  expect(places.map(({ role, type }) => `${role} ${type}`)).toEqual([
    'LLSign signedDate',
    'LLSign signature',
    'LLEdit date',
  ])
})

test('a bare “Date” under a signature, also below a name, is that person’s date of signing', () => {
  const at = (x: number, y: number) => ({ places: [{ page: 1, rect: { ...rect, x, y } }] })
  const columns = recognizePlaces([
    field('Landlord Signature', at(72, 300)),
    field('Tenant Signature', at(320, 300)),
    field('Landlord Printed Name', at(72, 260)),
    field('Date', at(72, 220)),
    field('Date_2', at(320, 260)),
    field('Co-Tenant Signature', at(320, 180)),
    field('Date_3', at(320, 140)),
    field('Date_4', at(320, 100)),
  ])

  expect(
    columns.flatMap(({ role, type }) => (/date/i.test(type) ? `${role} ${type}` : [])),
  ).toEqual(['LLSign signedDate', 'TT1 signedDate', 'TT2 signedDate', 'LLEdit date'])
})

test('a bare “Date” between two signatures is nobody’s where the column begins with a date', () => {
  const at = (y: number) => ({ places: [{ page: 1, rect: { ...rect, y } }] })
  const column = recognizePlaces([
    field('Date', at(300)),
    field('Tenant Signature', at(260)),
    field('Date_2', at(220)),
    field('Landlord Signature', at(180)),
  ])

  expect(column[2]).toMatchObject({ role: 'LLEdit', type: 'date' })
})

test('amounts of money are distinguished from text about money', () => {
  expect(guess('Monthly Rent')).toBe('LLEdit money')
  expect(guess('SecurityDepositAmount')).toBe('LLEdit money')
  expect(guess('Late fee', { label: 'Late fee in dollars' })).toBe('LLEdit money')
  expect(guess('Rent due day')).toBe('LLEdit text')
  expect(guess('Payment method')).toBe('LLEdit text')
  expect(guess('Deposit account number')).toBe('LLEdit text')
})

test('a person alone is a name field, and several names are a text field', () => {
  expect(guess('Tenant')).toBe('TT1 name')
  expect(guess('Resident 2')).toBe('TT2 name')
  expect(guess('Tenant 3 Printed Name')).toBe('TT3 name')
  expect(guess('Landlord Name')).toBe('LLEdit name')
  expect(guess('Tenant names')).toBe('LLEdit text')
  expect(guess('Pet Name')).toBe('LLEdit text')
})

test('residents are asked for what only they know, the owner for everything else before sending', () => {
  expect(guess('Tenant Phone')).toBe('TT1 text')
  expect(guess('Applicant current address', { type: 'longtext' })).toBe('TT1 longtext')
  expect(guess('Co-Applicant Employer')).toBe('TT2 text')
  expect(guess('Tenant pays water', { type: 'checkbox' })).toBe('LLEdit checkbox')
  expect(guess('Premises')).toBe('LLEdit text')
  expect(guess('County', { type: 'dropdown' })).toBe('LLEdit text')
})

test('labels are readable: the label of the file, or the field’s name made readable', () => {
  const label = (name: string, more: Partial<InspectedField> = {}) =>
    recognizePlaces([field(name, more)])[0]?.label

  expect(label('x17', { label: 'Parking space\u200b number' })).toBe('Parking space number')
  expect(label('txtLateFeeAmount')).toBe('Late fee amount')
  expect(label('form1[0].#subform[2].MoveInDate[0]')).toBe('Move in date')
  expect(label('d1')).toBe('Text 1')
  expect(label('undefined_12')).toBe('Text 1')
  expect(label('Check Box4', { type: 'checkbox' })).toBe('Checkbox 1')
  expect(label('x', { label: 'long '.repeat(40) })).toHaveLength(80)
})

test.each([
  ['(“Tenant”). Landlord’s agent is', 'Landlord’s agent is'],
  ['. It is held at', 'It is held at'],
  ['2. TERM. The term begins on', 'The term begins on'],
  [', State of', 'State of'],
  ['Apt. No', 'Apt. No'],
  ['1. Parking', 'Parking'],
  ['☐ Other', 'Other'],
  ['(Tenant)', '(Tenant)'],
  ['Late fee ($)', 'Late fee ($)'],
])('a label begins with its own clause: %s', (nearby, label) => {
  expect(recognizePlaces([field('Text1')], () => nearby)[0]?.label).toBe(label)
})

test('titles are readable too, and a meaningless title is ignored', () => {
  expect(cleanTitle('Microsoft Word - Garage lease.docx')).toBe('Garage lease')
  expect(cleanTitle('Pet\u0000 rules')).toBe('Pet rules')
  expect(cleanTitle('Pet\u2800rules\u3164of\u2028the house')).toBe('Pet rules of the house')
  for (const nothing of [undefined, '', 'Untitled', '---', '.pdf']) {
    expect(cleanTitle(nothing)).toBeUndefined()
  }
})

test('a field in two places is one answer, and a group of buttons is one choice with a box for each', () => {
  const twice = [
    { page: 1, rect },
    { page: 2, rect },
  ]
  const shared = recognizePlaces([field('Premises', { places: twice })])
  expect(shared.map(({ answer }) => answer)).toEqual(['f1', 'f1'])

  const signed = recognizePlaces([field('Tenant signature', { places: twice })])
  expect(signed.map(({ answer }) => answer)).toEqual([undefined, undefined])

  const group = recognizePlaces([
    field('Smoking', {
      type: 'radio',
      options: [
        { value: '0', label: 'Allowed' },
        { value: '1', label: 'Not allowed' },
      ],
      places: [
        { page: 1, rect, option: '0' },
        { page: 1, rect: { ...rect, x: 300 }, option: '1' },
      ],
    }),
  ])
  const options = ['Allowed', 'Not allowed']
  expect(group).toMatchObject([
    { type: 'choice', label: 'Smoking', answer: 'f1', options, option: 'Allowed' },
    { type: 'choice', label: 'Smoking', answer: 'f1', options, option: 'Not allowed' },
  ])
})

test('a button whose name says nothing is named by the text beside it', () => {
  const places = ['Choice1', 'Choice2', 'Choice1'].map((option, index) => ({
    page: 1 + index,
    rect,
    option,
  }))
  const options = ['Choice1', 'Choice2'].map((value) => ({ value, label: value }))
  const nearby = (place: { page: number }) => (place.page === 1 ? 'Month to month' : '')
  const found = recognizePlaces([field('Term', { type: 'radio', options, places })], nearby)

  expect(found.map(({ option }) => option)).toEqual(['Month to month', 'Choice2', 'Month to month'])
})

test('a dropdown is a choice of its entries, without its prompt and repeated ones', () => {
  const entries = (...labels: string[]) =>
    labels.map((label, index) => ({ value: `${index}`, label }))
  const [found] = recognizePlaces([
    field('Parking', {
      type: 'dropdown',
      options: entries('-- Select one --', 'Garage', 'Street', 'garage', ' '),
    }),
  ])
  expect(found).toMatchObject({ type: 'choice', label: 'Parking', options: ['Garage', 'Street'] })

  const [alone] = recognizePlaces([
    field('Parking', { type: 'listbox', options: entries('Garage') }),
  ])
  expect(alone).toMatchObject({ type: 'text' })
})

test('buttons and read-only fields are not places', () => {
  expect(guess('Print', { type: 'button' })).toBeUndefined()
  expect(guess('Form number', { readOnly: true })).toBeUndefined()
})
