import { packetAnswers } from '@countersign/answers/packet-answers'
import { describe, expect, test } from 'vitest'
import type { PdfPlace, PlacedType } from '../prepared-pdf.ts'
import { linkFacts } from './link-facts.ts'

describe('a blank stays a question of its own', () => {
  test.each([
    ['money', 'Prorated rent'],
    ['money', 'Late rent fee'],
    ['money', 'Deposit returned'],
    ['text', 'Bank name'],
    ['text', 'Address'],
    ['text', 'Mailing address'],
    ['text', 'Employer address'],
    ['text', 'Owner of the vehicle'],
    ['text', 'Emergency phone'],
    ['text', 'State of issue'],
    ['date', 'Date'],
    ['date', 'Move-in date'],
    ['date', 'Date of birth'],
    ['longtext', 'Premises'],
    ['checkbox', 'Rent'],
    ['signedDate', 'Date'],
  ] as const)('of the type %s with the label “%s”', (type, label) => {
    expect(linkFacts([place({ type, label })])).toEqual([place({ type, label })])
  })

  test('where a resident fills it in', () => {
    const email = place({ label: 'Email', role: 'TT1' })

    expect(linkFacts([email])).toEqual([email])
  })

  test('with the label “City” in the addresses of two people', () => {
    const two = [place({ label: 'City' }), place({ label: 'City' })]

    expect(linkFacts(two)).toEqual(two)
  })

  test('with the label “Tenant”, where another line names the second one', () => {
    const two = (['TT1', 'TT2'] as const).map((role) =>
      place({ label: 'Tenants', type: 'name', role }),
    )

    expect(linkFacts(two)).toEqual(two)
  })
})

test.each([
  [
    'packet-owner',
    'name',
    ['Landlord', 'LANDLORD:', 'Owner/Agent', 'Name of Landlord', 'Lessor’s name'],
  ],
  ['packet-owner-email', 'text', ['Landlord’s E-mail', 'Owner email']],
  ['packet-owner-phone', 'text', ['Landlord telephone number', 'Owner’s Phone No.']],
  [
    'packet-residents',
    'name',
    ['Tenant(s)', 'Names of all tenants', 'Lessee(s)', 'Resident(s) name(s)'],
  ],
  [
    'packet-home',
    'text',
    [
      'Premises',
      'Address of the Premises',
      'Rental Property Address',
      'Leased premises address:',
      'Property',
      'Unit address',
      'rents from the owner the dwelling located at',
    ],
  ],
  ['packet-unit', 'text', ['Unit No.', 'Apt. #']],
  ['packet-zip', 'text', ['ZIP code', 'Zip', 'TX Zip']],
  ['packet-county', 'text', ['County', 'County of']],
  [
    'packet-lease-date',
    'date',
    [
      'Date of Lease',
      'Lease Date',
      'Effective Date',
      'Date of this Agreement',
      'A lease agreement made on',
      'the lease dated',
    ],
  ],
  [
    'packet-start',
    'date',
    [
      'Lease Start Date',
      'Commencement Date',
      'Beginning date',
      'Lease commencing',
      'Term begins on',
      'Months commencing on',
      'Lease will start on',
    ],
  ],
  ['packet-end', 'date', ['Expiration date', 'Lease End Date', 'Ending date', 'Lease expires on']],
  [
    'packet-rent',
    'money',
    ['Monthly Rent', 'Rent per month', 'Amount of rent', 'Monthly rental amount $', 'Base rent'],
  ],
  ['packet-payee', 'text', ['Rent payable to', 'Make checks payable to']],
  [
    'packet-deposit',
    'money',
    ['Security Deposit', 'Amount of security deposit', 'Damage deposit', 'Deposit held'],
  ],
  [
    'packet-deposit-bank',
    'text',
    ['Security deposit held at', 'The deposit is kept in', 'Depository'],
  ],
  [
    'packet-pet-deposit',
    'money',
    ['Pet deposit', 'Refundable pet deposit', 'Pet deposit (if any)'],
  ],
  ['packet-pet-rent', 'money', ['Monthly pet rent', 'Pet rent per month']],
] as const)('the blanks of %s are linked to it', (answer, type, labels) => {
  const linked = labels.map((label) => linkFacts([place({ type, label })])[0])

  expect(linked.map((found) => [found?.label, found?.answer])).toEqual(
    labels.map((label) => [label, answer]),
  )
})

test.each([
  ['Term', 'to'],
  ['Lease begins on', 'and ending on'],
  ['Term starts', 'through'],
])('two blanks are the first and the last day: “%s … %s …”', (first, second) => {
  const places = [place({ label: first }), place({ label: second })]

  expect(linkFacts(places).map(({ answer }) => answer)).toEqual(['packet-start', 'packet-end'])
})

test('“to” says nothing after a blank that is no first day', () => {
  const places = [place({ label: 'Quiet hours' }), place({ label: 'to' })]

  expect(linkFacts(places)).toEqual(places)
})

test('the landlord of an application is that of the home where the applicant lives', () => {
  const places = [place({ label: 'Date of birth' }), place({ label: 'Landlord name' })]

  expect(linkFacts(places)).toEqual(places)
})

test('a linked blank asks the owner, in the way in which the packet asks it', () => {
  const [rent] = linkFacts([place({ label: 'Monthly rent' })])
  const [tenants] = linkFacts([place({ label: 'Tenant(s)', type: 'name', role: 'TT1' })])

  expect(rent).toMatchObject({ role: 'LLEdit', type: 'money', label: 'Monthly rent' })
  expect(tenants).toMatchObject({ role: 'LLEdit', type: 'text', answer: 'packet-residents' })
  expect(packetAnswers['packet-residents']?.prefill).toBe('residents.names')
})

test('two blanks of one fact, and those of one field of the PDF, show the same answer', () => {
  const places = [
    place({ label: 'Monthly rent', type: 'money', answer: 'f1' }),
    place({ label: 'Rent amount', type: 'text' }),
  ]

  expect(linkFacts(places).map(({ answer, type }) => [answer, type])).toEqual([
    ['packet-rent', 'money'],
    ['packet-rent', 'money'],
  ])
})

function place(more: Partial<PdfPlace> & { type?: PlacedType }): PdfPlace {
  return {
    id: 'f1',
    role: 'LLEdit',
    type: 'text',
    label: 'Text',
    required: false,
    page: 0,
    rect: { x: 72, y: 100, width: 200, height: 20 },
    ...more,
  }
}
