import { packetAnswers } from '@countersign/answers/packet-answers'
import { describe, expect, test } from 'vitest'
import type { PdfPlace, PlacedType } from '../prepared-pdf.ts'
import { linkFacts } from './link-facts.ts'

describe('a blank stays a question of its own', () => {
  test.each([
    ['money', 'Prorated rent'],
    ['money', 'Late rent fee'],
    ['money', 'Deposit returned'],
    ['money', 'rent in the amount of'],
    ['money', 'Deposit” in the amount of'],
    ['money', 'pet security deposit of'],
    ['money', 'additional month’s rent'],
    ['text', 'Landlord, of'],
    ['text', 'pays for heat and'],
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

  test('with the label “ZIP”, where two people have a city', () => {
    const address = ['City', 'City', 'ZIP'].map((label) => place({ label }))

    expect(linkFacts(address)).toEqual(address)
  })

  test('where its words are those of the blank under it', () => {
    const rect = { x: 172, y: 80, width: 200, height: 20 }
    const label = 'for the premises located at'
    const lines = [place({ label }), place({ label, rect })]

    expect(linkFacts(lines).map(({ answer }) => answer)).toEqual([undefined, 'packet-home'])
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
    [
      'Landlord',
      'LANDLORD:',
      'Owner/Agent',
      'Name of Landlord',
      'Lessor’s name',
      'Owner/Management Agent',
    ],
  ],
  ['packet-owner-email', 'text', ['Landlord’s E-mail', 'Owner email', 'Lessor E-mail Address']],
  ['packet-owner-phone', 'text', ['Landlord telephone number', 'Owner’s Phone No.']],
  [
    'packet-residents',
    'name',
    [
      'Tenant(s)',
      'Names of all tenants',
      'Name(s) of the Tenant(s)',
      'Lessee(s)',
      'Resident(s) name(s)',
    ],
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
      '2. Property location',
      'that is located and described as',
      'The leased property is',
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
      'This lease is made on',
      'the lease dated',
      'part of the rental agreement dated',
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
      'Months, beginning',
      'Lease will start on',
    ],
  ],
  ['packet-end', 'date', ['Expiration date', 'Lease End Date', 'Ending date', 'Lease expires on']],
  [
    'packet-rent',
    'money',
    [
      'Monthly Rent',
      'Rent per month',
      'Amount of rent',
      'Monthly rental amount $',
      'Base rent',
      'The rental payments will be',
      'your monthly rent will be',
      'IV. Proposed monthly rent',
    ],
  ],
  ['packet-payee', 'text', ['Rent payable to', 'Make checks payable to']],
  [
    'packet-deposit',
    'money',
    [
      'Security Deposit',
      'Amount of security deposit',
      'Damage deposit',
      'Deposit held',
      'pays a security deposit of',
    ],
  ],
  [
    'packet-deposit-bank',
    'text',
    ['Security deposit held at', 'The deposit is kept in', 'Depository'],
  ],
  [
    'packet-pet-deposit',
    'money',
    ['Pet deposit', 'Refundable pet deposit', 'Pet deposit (if any)', 'pays a pet deposit of'],
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

test.each([
  [
    ['between', 'and', '(“Tenant”) on'],
    ['packet-owner', 'packet-residents', undefined],
  ],
  [
    ['between', 'Tenant, of', 'and', 'Landlord, of'],
    ['packet-residents', undefined, 'packet-owner', undefined],
  ],
  [
    ['by and between the Lessor', 'and the Lessee'],
    ['packet-owner', 'packet-residents'],
  ],
  [
    ['between', 'and'],
    [undefined, undefined],
  ],
  [
    ['Owner pays for gas and', 'Tenant pays for'],
    [undefined, undefined],
  ],
] as const)('the parties are the owner and the residents: “%s”', (labels, answers) => {
  const linked = linkFacts(labels.map((label) => place({ label })))

  expect(linked.map(({ answer }) => answer)).toEqual(answers)
})

test.each([
  ['Rent', 'in monthly installments of', undefined, 'packet-rent'],
  ['Monthly rent', 'in equal installments of', 'packet-rent', undefined],
  ['Security deposit', 'in equal installments of', 'packet-deposit', undefined],
])('the monthly rent of “%s … %s …”', (first, second, ...answers) => {
  const amounts = [first, second].map((label) => place({ label, type: 'money' }))

  expect(linkFacts(amounts).map(({ answer }) => answer)).toEqual(answers)
})

test('“to” says nothing after a blank that is no first day', () => {
  const places = [place({ label: 'Quiet hours' }), place({ label: 'to' })]

  expect(linkFacts(places)).toEqual(places)
})

test('the landlord of an application is that of the home where the applicant lives', () => {
  const places = [place({ label: 'Date of birth' }), place({ label: 'Landlord name' })]

  expect(linkFacts(places)).toEqual(places)
})

test('what follows the applicant’s address is of another home, as is a home address', () => {
  const labels = ['Monthly rent', 'Birth date', 'Home address', 'Current address', 'Rent']
  const linked = linkFacts(labels.map((label) => place({ label })))

  expect(linked.map(({ answer }) => answer)).toEqual(['packet-rent', ...Array(4).fill(undefined)])
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
