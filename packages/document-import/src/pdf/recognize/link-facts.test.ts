import { packetAnswers } from '@countersign/answers/packet-answers'
import { describe, expect, test } from 'vitest'
import type { PdfPlace, PlacedType } from '../prepared-pdf.ts'
import { linkFacts } from './link-facts.ts'

describe('a blank stays a question of its own', () => {
  test.each([
    ['money', 'Prorated rent'],
    ['money', 'Late rent fee'],
    ['money', 'Deposit returned'],
    ['money', 'Total deposits'],
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
    ['text', 'Home #'],
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

  test('with the label “Street address”, which does not follow the rest of the home’s', () => {
    const labels = ['Street address', 'County', 'Street address', 'Zip']
    const linked = linkFacts(labels.map((label) => place({ label })))

    expect(linked.map(({ answer }) => answer)).toEqual([
      undefined,
      'packet-county',
      'packet-street',
      'packet-zip',
    ])
  })

  test('with the label “City” in the addresses of two people', () => {
    const two = [place({ label: 'City' }), place({ label: 'City' })]

    expect(linkFacts(two)).toEqual(two)
  })

  test('with the label “ZIP”, where two people have a city', () => {
    const address = ['City', 'City', 'ZIP'].map((label) => place({ label }))

    expect(linkFacts(address)).toEqual(address)
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
    ['Security deposit held at', 'Deposit is kept with', 'The deposit is kept in', 'Depository'],
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
  ['Term: ____ to ____', 'start end'],
  ['Lease begins on ____ and ending on ____.', 'start end'],
  ['The lease term will begin on ____ and end at 11:59 p.m. on ____.', 'start end'],
  ['Tenant rents the apartment from ____ (month, day, year) to ____.', 'start end'],
  ['beginning ____ [month, day, year] and ending ____', 'start end'],
  ['From ____ to ____', '- -'],
  ['for a period of ____ months, beginning on ____', '- start'],
  ['First Day of Term: ____ Last Day of Term: ____', 'start end'],
  ['The term begins on (date) ____ and shall terminate on (date) ____', 'start end'],
  ['This lease shall begin on ____ at ____ and end on ____ at noon', 'start - end'],
  ['Your lease dated ____ expires on ____.', 'lease-date end'],
  ['This lease shall terminate on ____ (1 year lease) or ____ (2 year lease)', '- -'],
  ['due on the first of each month, beginning on ____', '-'],
  ['for the partial month ending on ____', '-'],
  ['Lease ____ to ____', 'start end'],
  ['Term: Begins ____ Ends at 10 a.m. on ____', 'start end'],
  ['Rent due from: ____ to: ____', '- -'],
  ['The term begins on the ____ of ____, 20____', '- - -'],
  ['The term begins on ____ and continues through midnight on ____', 'start end'],
  ['The lease began on the ____ and is scheduled to expire on the ____', 'start end'],
  ['The term is extended for an additional period commencing on ____ and ending on ____', '- -'],
  ['The tenant owes rent for these periods: from ____ to: ____', '- -'],

  ['by and between ____ (“Landlord”) and ____ (“Tenant”) on the ____ of', 'owner residents -'],
  ['between ____, with an address of ____ (the “Landlord”), and', 'owner -'],
  ['between ____, Tenant, of ____, and ____, Landlord, of ____', 'residents - owner -'],
  ['by and between the Lessor ____ and the Lessee ____,', 'owner residents'],
  ['between ____, herein called Manager, and ____, herein called Tenant', 'owner residents'],
  ['between ____ and ____', '- -'],
  ['Owner pays for gas and ____ Tenant pays for ____', '- -'],
  ['between you, the resident(s) (list all people who sign): ____', 'residents'],
  ['[name of owner] ____ [name of owner of the property]', 'owner'],
  ['To: ____ and all other tenants in possession', 'residents'],
  ['To: ____ (Landlord’s name) From: ____ (Tenant’s name)', 'owner residents'],
  ['Tenant/Lessee(s): ____', 'residents'],
  ['This past due rent agreement is by and between: Landlord: ____, (“Landlord”)', 'owner'],
  ['This extension agreement is made between ____ (“Landlord”)', 'owner'],
  ['____ with a mailing address of ____, ____ ____ (“Landlord”)', 'owner - - -'],
  ['Owner/Agent: ____ Date: ____', '- -'],
  ['Landlord: ____ Tenant: ____ Date: ____', '- - -'],
  ['by and between ____ [name] of ____ [address], hereafter “Lessor”,', 'owner -'],
  ['between ____, of ____, ____ County, known as “Lessor”, and', 'owner - -'],
  ['made with ____, Owners, for ____, Tenants.', 'owner residents'],
  ['between ____ (the “Homeowner”) and', 'owner'],
  ['____, having a present mailing address at ____ (“Tenant”)', 'residents -'],
  ['a ____, having a mailing address at ____ (“Landlord”)', '- -'],
  [
    'between ____, from now on called Landlord, and ____, from now on called Tenant',
    'owner residents',
  ],
  ['Tenants: ____, ____, ____', '- - -'],
  ['Emergency contact: ____ (called the “Tenant”)', '-'],
  ['between ____ (Landlord) and ____ and ____ (Tenants)', 'owner - -'],
  ['Resident (for two, both names): ____', 'residents'],
  ['and the keys given back by the tenant: ____', '-'],

  ['The premises are located at ____.', 'home'],
  ['described as ____ (“Premises”).', 'home'],
  ['Address: ____ (“Premises”).', 'home'],
  ['the premises located at ____, Unit # ____', 'street unit'],
  ['at ____ (street address) in ____ (city), Texas, ____ (zip code)', 'street city zip'],
  ['in ____ County, Texas', 'county'],
  ['in the project known as ____', 'property'],
  ['Your lease at ____ ends.', 'home'],
  ['The security deposit is for a lease of the property located at: ____', 'home'],
  ['Rental address (street, city, zip): ____', 'home'],
  ['a house in the county, at ____ (address), is rented', 'home'],
  ['a house at ____, City of ____, ____ (“Premises”)', 'street city -'],
  ['Your street address: ____', '-'],

  ['Tenant will pay monthly rent in the amount of $____', 'rent'],
  ['Tenant shall pay Landlord $____ per month for the Property', 'rent'],
  ['as rent the amount of ____ dollars ($____) each month', '- rent'],
  ['rent of $____, in monthly installments of $____', '- rent'],
  ['Monthly rent: $____, in equal installments of $____', 'rent -'],
  ['Security deposit: $____, in equal installments of $____', 'deposit -'],
  ['Resident pays the rent of $____ which includes $____ per month', 'rent -'],
  ['The initial rent to owner is: $____', 'rent'],
  ['The total rent for the premises is $____ per month.', 'rent'],
  ['a total rent for the term of $____, payable', '-'],
  ['The housing assistance payment to the owner is $____ per month', '-'],
  ['The first month’s rent is $____', '-'],
  ['Late fee: $____ per month', '-'],
  ['The annual rent is $____, in monthly payments of $____', '- rent'],
  ['The monthly rent for the house is ____ Dollars ( $____)', '- rent'],
  ['part of the rent of $____ per month', '-'],
  ['The overdue rent comes to a sum of $____', '-'],
  ['Additional monthly rent: $____', '-'],
  ['How much is the tenant’s monthly rent? ____', 'rent'],
  ['In a holdover the monthly rent is $____', '-'],
  ['Key deposit $____', '-'],
  ['Rent: $____ Security deposit: $____', 'rent deposit'],
  ['Rent and security deposit. The monthly rent is $____ per month', 'rent'],
  ['Deposit / Rent: ____', '-'],

  ['deposit with Landlord the sum of $____ as security', 'deposit'],
  ['The tenant has given the landlord $____ as a security deposit.', 'deposit'],
  ['We received $____ as your security deposit.', 'deposit'],
  ['a deposit for the house at ____', 'home'],
  ['A deposit in the amount of $____ (“Security Deposit”)', 'deposit'],
  ['a pet deposit in the amount of $____', 'pet-deposit'],
  ['an additional security deposit of $____', '-'],
  ['Location of deposit: (insert name of bank) ____', 'deposit-bank'],
  ['The deposit is held in an account at: Name of bank ____', 'deposit-bank'],

  ['This lease is entered into on ____ by and between', 'lease-date'],
  ['made this ____ day of ____, 20____', '- - -'],
  ['They entered into a lease of the house on ____', 'lease-date'],
  ['This termination agreement is made on ____', '-'],
  ['This Amendment to Lease (“Amendment”) is entered into as of ____', '-'],
])('a sentence asks for facts at its blanks: “%s”', (sentence, facts) => {
  const names = linkSentence(sentence).map((answer) => answer?.replace('packet-', '') ?? '-')

  expect(names.join(' ')).toBe(facts)
})

test('“to” says nothing after a blank that is no first day', () => {
  const places = [place({ label: 'Quiet hours' }), place({ label: 'to' })]

  expect(linkFacts(places)).toEqual(places)
})

test('the landlord of an application is that of the home where the applicant lives', () => {
  const places = [place({ label: 'Date of birth' }), place({ label: 'Landlord name' })]

  expect(linkFacts(places)).toEqual(places)
})

test('in an application, what follows the applicant’s own data is of another home', () => {
  const labels = ['Property address', 'Social security number', 'City', 'Monthly rent']
  const linked = linkFacts(labels.map((label) => place({ label })))

  expect(linked.map(({ answer }) => answer)).toEqual(['packet-home', ...Array(3).fill(undefined)])
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

/** The answers of its blanks. */
function linkSentence(sentence: string): (string | undefined)[] {
  const texts = sentence.split('____')
  const around = texts.slice(1).map((_, index) => ({
    before: texts
      .slice(0, index + 1)
      .join('_')
      .trim(),
    after: texts
      .slice(index + 1)
      .join('_')
      .trim(),
  }))
  const places = around.map((_, index) => place({ label: texts[index]?.trim() ?? '' }))

  return linkFacts(places, around).map(({ answer }) => answer)
}

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
