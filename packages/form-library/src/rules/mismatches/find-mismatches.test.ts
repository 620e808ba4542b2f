import type { Answer, Answers } from '@countersign/answers/answer'
import { describe, expect, test } from 'vitest'
import { catalog } from '../../catalog.ts'
import { expandForm } from '../../compile/expand-form.ts'
import { findFutureDays, findMismatches } from './find-mismatches.ts'

const today = '2026-11-27'

/** Warnings as `key: text`, of forms with these answers in one packet. */
function warn(answersByForm: Record<string, Answers>, find = findMismatches): string[] {
  const documents = Object.keys(answersByForm).map((formId) => {
    const form = catalog.find(({ id }) => id === formId)
    if (!form) {
      throw new Error(`There is no form “${formId}”.`)
    }
    const fields = expandForm(form, { signerCount: 2 }).fields.map((field) => ({
      ...field,
      answerKey: field.scope === 'packet' ? field.key : `${formId}/${field.key}`,
    }))
    return { documentId: formId, formId, title: form.title, fields }
  })
  const answers: Record<string, Answer> = {}
  for (const { formId, fields } of documents) {
    for (const [key, answer] of Object.entries(answersByForm[formId] ?? {})) {
      const field = fields.find((each) => each.key === key)
      if (!field) {
        throw new Error(`${formId} does not ask ${key}.`)
      }
      answers[field.answerKey] = answer
    }
  }

  return find({ documents, answers, today }).map(
    ({ answerKey, text }) => `${answerKey.split('/').at(-1)}: ${text}`,
  )
}

const lease = (answers: Answers) => warn({ 'residential-lease': { ...term, ...answers } })
const term = {
  'LLEdit.leaseDate': '2026-11-27',
  'LLEdit.term.start': '2027-01-31',
  'LLEdit.term.end': '2028-02-29',
  'LLEdit.rent.monthly': 185_000,
}

describe('a lease', () => {
  test('with a partial rent outside of the tenancy, and above a month’s rent, names both boxes', () => {
    const warnings = lease({
      'LLEdit.rent.prorated': 9_900_000,
      'LLEdit.rent.proratedFrom': '2025-03-01',
      'LLEdit.rent.proratedTo': '2031-12-31',
    })

    expect(warnings).toEqual([
      'LLEdit.rent.proratedFrom: This day is 23 months before “Tenancy starts” (January 31, 2027). Partial rent is for the first days of the tenancy.',
      'LLEdit.rent.proratedTo: This day is 4 years after “Tenancy ends” (February 29, 2028). Partial rent is for days of the tenancy.',
      'LLEdit.rent.proratedTo: This day is 7 years after “Partial rent from” (March 1, 2025). Partial rent is for a part of one month.',
      'LLEdit.rent.prorated: This is more than “Monthly rent” ($1,850.00). The rent for a part of a month is not more than the rent for the month.',
    ])
  })

  test.each<[string, Answers, string]>([
    [
      'a term in the past',
      { 'LLEdit.term.start': '2025-01-01', 'LLEdit.term.end': '2025-12-31' },
      'LLEdit.term.end: This day is 11 months before today. It is already over.',
    ],
    [
      'a first rent years later',
      { 'LLEdit.rent.firstDue': '2035-01-01' },
      'LLEdit.rent.firstDue: This day is 8 years after “Tenancy starts” (January 31, 2027).',
    ],
    [
      'a first rent before the lease',
      { 'LLEdit.rent.firstDue': '2026-01-31' },
      'LLEdit.rent.firstDue: This day is 10 months before “Date of the lease” (November 27, 2026).',
    ],
    [
      'possession a year late',
      { 'LLEdit.possession.date': '2028-01-31' },
      'LLEdit.possession.date: This day is 12 months after “Tenancy starts” (January 31, 2027).',
    ],
    [
      'a term of decades',
      { 'LLEdit.term.end': '2072-01-30' },
      'LLEdit.term.end: This day is 45 years after “Tenancy starts”',
    ],
    [
      'a tenancy that starts in many years',
      { 'LLEdit.term.start': '2036-01-01', 'LLEdit.term.end': '2036-12-31' },
      'LLEdit.term.start: This day is 9 years after “Date of the lease”',
    ],
    [
      'a date of the lease to come',
      { 'LLEdit.leaseDate': '2027-11-27', 'LLEdit.term.start': '2027-12-01' },
      'LLEdit.leaseDate: This day is 12 months after today. Check the year.',
    ],
    [
      'a home built in the future',
      { 'LLEdit.premises.yearBuilt': 2062 },
      'LLEdit.premises.yearBuilt: This is in the future. Check the year.',
    ],
    [
      'a deposit without its decimal point',
      { 'LLEdit.deposit.amount': 18_500_000 },
      'LLEdit.deposit.amount: This is more than 6 times “Monthly rent” ($1,850.00). Check the decimal point.',
    ],
    [
      'a parking fee above the rent',
      { 'LLEdit.parking.spaces': [{ spaceNo: '1' }, { monthlyFee: 500_000 }] },
      'LLEdit.parking.spaces: “Monthly fee” in row 2 is more than “Monthly rent” ($1,850.00).',
    ],
  ])('with %s gets a warning', (_, answers, warning) => {
    expect(lease(answers)).toEqual([expect.stringContaining(warning)])
  })

  test.each<[string, Answers]>([
    [
      'a partial first month',
      {
        'LLEdit.rent.prorated': 6_167,
        'LLEdit.rent.proratedFrom': '2027-01-31',
        'LLEdit.rent.proratedTo': '2027-01-31',
        'LLEdit.rent.firstDue': '2027-02-01',
      },
    ],
    [
      'a partial month of 30 days',
      {
        'LLEdit.term.start': '2027-01-02',
        'LLEdit.rent.prorated': 185_000,
        'LLEdit.rent.proratedFrom': '2027-01-02',
        'LLEdit.rent.proratedTo': '2027-01-31',
      },
    ],
    [
      'a date written later, and a tenancy that has begun',
      {
        'LLEdit.leaseDate': '2026-11-27',
        'LLEdit.term.start': '2026-08-01',
        'LLEdit.rent.firstDue': '2026-08-01',
      },
    ],
    ['a date that was written earlier', { 'LLEdit.leaseDate': '2026-03-01' }],
    ['the first rent due at signing', { 'LLEdit.rent.firstDue': '2026-11-27' }],
    ['a first month free of rent', { 'LLEdit.rent.firstDue': '2027-03-01' }],
    [
      'possession some days before the term',
      {
        'LLEdit.possession.date': '2027-01-15',
        'LLEdit.rent.proratedFrom': '2027-01-15',
        'LLEdit.rent.proratedTo': '2027-01-30',
        'LLEdit.rent.prorated': 95_000,
      },
    ],
    ['a last day today', { 'LLEdit.term.start': '2026-08-01', 'LLEdit.term.end': today }],
    ['a home that is being built', { 'LLEdit.premises.yearBuilt': 2027 }],
    ['no rent at all', { 'LLEdit.rent.monthly': 0, 'LLEdit.deposit.amount': 50_000 }],
    ['three months of deposit', { 'LLEdit.deposit.amount': 555_000 }],
  ])('with %s gets none', (_, answers) => {
    expect(lease(answers)).toEqual([])
  })
})

const renewal = (answers: Answers) =>
  warn({
    'lease-renewal-offer': {
      'LLEdit.leaseDate': '2026-01-01',
      'LLEdit.agreementDate': '2026-11-27',
      'LLEdit.originalLease.end': '2027-01-31',
      'LLEdit.respondBy': '2026-12-31',
      'LLEdit.renewal.start': '2027-02-01',
      'LLEdit.renewal.end': '2028-01-31',
      ...answers,
    },
  })

test.each<[string, Answers, string]>([
  [
    'begins 18 months before the lease ends',
    { 'LLEdit.originalLease.end': '2028-07-31' },
    'LLEdit.renewal.start: This day is 18 months before “Lease ends on” (July 31, 2028).',
  ],
  [
    'begins a year after the lease ends',
    { 'LLEdit.renewal.start': '2028-02-01', 'LLEdit.renewal.end': '2029-01-31' },
    'LLEdit.renewal.start: This day is 12 months after “Lease ends on”',
  ],
  [
    'is answered after it began',
    { 'LLEdit.respondBy': '2027-02-15' },
    'LLEdit.respondBy: This day is 14 days after “From” (February 1, 2027). Residents answer before',
  ],
  [
    'is answered before it is offered',
    { 'LLEdit.respondBy': '2026-11-01' },
    'LLEdit.respondBy: This day is 26 days before “Date of this form”',
  ],
  [
    'makes the rent ten times as high',
    { 'LLEdit.rent.old': 185_000, 'LLEdit.rent.monthly': 1_950_000 },
    'LLEdit.rent.monthly: This is more than 2 times “Rent until now” ($1,850.00).',
  ],
])('a renewal that %s gets a warning', (_, answers, warning) => {
  expect(renewal(answers)).toEqual([expect.stringContaining(warning)])
})

test.each<[string, Answers]>([
  ['begins the day after the lease ends', {}],
  ['begins on the day on which the lease ends', { 'LLEdit.renewal.start': '2027-01-31' }],
  [
    'follows a year from month to month',
    { 'LLEdit.leaseDate': '2024-02-01', 'LLEdit.originalLease.end': '2025-01-31' },
  ],
  ['goes on from month to month', { 'LLEdit.renewal.type': 'monthToMonth' }],
  ['lowers the rent', { 'LLEdit.rent.old': 185_000, 'LLEdit.rent.monthly': 170_000 }],
])('a renewal that %s gets none', (_, answers) => {
  expect(renewal(answers)).toEqual([])
})

/** [form, answers that do not fit, the warning, and answers that do]. */
const pairs: [string, Answers, string, Answers][] = [
  [
    'move-out-instructions',
    { 'LLEdit.moveOut.date': '2026-12-31', 'LLEdit.moveOut.utilitiesOffDate': '2026-12-15' },
    'LLEdit.moveOut.utilitiesOffDate: This day is 16 days before “Move-out date” (December 31, 2026).',
    {
      'LLEdit.moveOut.date': '2026-12-31',
      'LLEdit.moveOut.utilitiesOffDate': '2026-12-31',
      'LLEdit.moveOut.walkThroughDate': '2026-12-20',
    },
  ],
  [
    'move-out-instructions',
    { 'LLEdit.agreementDate': '2026-11-27', 'LLEdit.moveOut.date': '2025-12-31' },
    'LLEdit.moveOut.date: This day is 11 months before “Date of this form”',
    { 'LLEdit.agreementDate': '2026-11-27', 'LLEdit.moveOut.date': '2026-11-27' },
  ],
  [
    'security-deposit-itemization',
    { 'LLEdit.moveOut.date': '2026-11-01', 'LLEdit.itemization.sentOn': '2025-11-20' },
    'LLEdit.itemization.sentOn: This day is 11 months before “Moved out on”',
    {
      'LLEdit.agreementDate': '2026-11-20',
      'LLEdit.moveOut.date': '2026-11-01',
      'LLEdit.itemization.sentOn': '2026-11-20',
    },
  ],
  [
    'mutual-early-termination-agreement',
    {
      'LLEdit.ending.terminationDate': '2027-01-31',
      'LLEdit.ending.rentOwedThrough': '2027-03-31',
    },
    'LLEdit.ending.rentOwedThrough: This day is 59 days after “The lease ends on”',
    {
      'LLEdit.ending.terminationDate': '2027-01-31',
      'LLEdit.ending.rentOwedThrough': '2027-01-31',
      'LLEdit.ending.keyReturn': '2027-02-01',
    },
  ],
  [
    'notice-of-termination-non-renewal',
    { 'LLEdit.serveOn': '2026-12-01', 'LLEdit.noticeDays': 30, 'LLEdit.endDate': '2026-12-30' },
    'LLEdit.endDate: This day is 29 days after “You will serve this notice on” (December 1, 2026), but “Days of notice” says 30. Choose a later day, or serve earlier.',
    { 'LLEdit.serveOn': '2026-12-01', 'LLEdit.noticeDays': 30, 'LLEdit.endDate': '2026-12-31' },
  ],
  [
    'notice-of-rent-increase-change-of-terms',
    {
      'LLEdit.agreementDate': '2026-11-27',
      'LLEdit.change.noticeDays': 60,
      'LLEdit.change.effectiveDate': '2026-12-31',
    },
    'LLEdit.change.effectiveDate: This day is 34 days after “Date of this form” (November 27, 2026), but “Days of notice given” says 60.',
    {
      'LLEdit.agreementDate': '2026-11-27',
      'LLEdit.change.noticeDays': 30,
      'LLEdit.change.effectiveDate': '2026-12-31',
      'LLEdit.rent.newFirstDue': '2027-01-01',
    },
  ],
  [
    'notice-of-rent-increase-change-of-terms',
    { 'LLEdit.rent.old': 100_000, 'LLEdit.rent.new': 110_000, 'LLEdit.rent.increasePercent': 5 },
    'LLEdit.rent.increasePercent: From “Monthly rent now” ($1,000.00) to “New monthly rent” ($1,100.00) it is 10 percent.',
    { 'LLEdit.rent.old': 185_000, 'LLEdit.rent.new': 195_000, 'LLEdit.rent.increasePercent': 5.4 },
  ],
  [
    'notice-to-pay-or-quit',
    {
      'LLEdit.serveOn': '2026-12-01',
      'LLEdit.unpaid': [{ periodFrom: '2027-01-01', periodTo: '2027-01-31' }],
    },
    'LLEdit.unpaid: “From” in row 1 is 31 days after “You will serve this notice on”',
    {
      'LLEdit.serveOn': '2026-12-01',
      'LLEdit.unpaid': [
        { periodFrom: '2026-12-01', periodTo: '2026-12-31', rentDue: 100_000, paid: 40_000 },
      ],
    },
  ],
  [
    'notice-to-pay-or-quit',
    { 'LLEdit.serveOn': '2026-12-01', 'LLEdit.service.date': '2026-12-04' },
    'LLEdit.service.date: This day is 3 days after “You will serve this notice on”',
    { 'LLEdit.serveOn': '2026-12-01', 'LLEdit.service.date': '2026-12-01' },
  ],
  [
    'payment-plan-agreement',
    {
      'LLEdit.plan.totalOwed': 90_000,
      'LLEdit.plan.items': [{ amountToPay: 40_000 }, { amountToPay: 40_000 }],
    },
    'LLEdit.plan.items: These add up to $800.00, but “Total owed” says $900.00.',
    {
      'LLEdit.plan.totalOwed': 90_000,
      'LLEdit.plan.items': [{ amountToPay: 50_000 }, { amountToPay: 40_000 }],
    },
  ],
  [
    'payment-plan-agreement',
    {
      'LLEdit.plan.items': [
        { originalDue: '2026-11-01', payBy: '2026-12-01' },
        { originalDue: '2026-11-01', payBy: '2026-10-15' },
      ],
    },
    'LLEdit.plan.items: “Pay by” in row 2 is 17 days before “First due” (November 1, 2026).',
    { 'LLEdit.plan.items': [{ originalDue: '2026-11-01', payBy: '2026-12-01' }] },
  ],
  [
    'keys-and-access-devices-receipt',
    { 'LLEdit.keys.items': [{ item: 'Front door key', quantity: 2, returned: 3 }] },
    'LLEdit.keys.items: “Returned” in row 1 is more than “Given” (2).',
    { 'LLEdit.keys.items': [{ item: 'Front door key', quantity: 2, returned: 2 }] },
  ],
  [
    'pet-addendum',
    { 'LLEdit.pets.list': [{ kind: 'Dog' }, { kind: 'Cat' }], 'LLEdit.pets.max': 1 },
    'LLEdit.pets.max: “Animals” has 2, which is more.',
    { 'LLEdit.pets.list': [{ kind: 'Dog' }] },
  ],
  [
    'screening-authorization-and-fee-receipt',
    { 'LLEdit.screening.feeAmount': 4_000, 'LLEdit.screening.feeBreakdown': [{ amount: 2_500 }] },
    'LLEdit.screening.feeBreakdown: These add up to $25.00, but “Fee received” says $40.00.',
    {
      'LLEdit.screening.feeAmount': 4_000,
      'LLEdit.screening.feeBreakdown': [{ amount: 2_500 }, { amount: 1_500 }],
    },
  ],
  [
    'holding-deposit-agreement',
    { 'LLEdit.term.start': '2027-01-01', 'LLEdit.hold.until': '2028-01-01' },
    'LLEdit.hold.until: This day is 12 months after “Planned move-in”',
    {
      'LLEdit.agreementDate': '2026-11-27',
      'LLEdit.term.start': '2027-01-01',
      'LLEdit.hold.until': '2026-12-10',
      'LLEdit.hold.amount': 50_000,
      'LLEdit.rent.monthly': 185_000,
    },
  ],
  [
    'notice-of-abandoned-property',
    {
      'LLEdit.abandoned.value': 'below',
      'LLEdit.abandoned.threshold': 70_000,
      'LLEdit.abandoned.estimate': 90_000,
    },
    'LLEdit.abandoned.estimate: This is more than “Amount in state law” ($700.00). Above you chose',
    {
      'LLEdit.abandoned.value': 'above',
      'LLEdit.abandoned.threshold': 70_000,
      'LLEdit.abandoned.estimate': 90_000,
    },
  ],
  [
    'security-deposit-receipt',
    { 'LLEdit.deposit.receivedDate': '2027-11-20' },
    'LLEdit.deposit.receivedDate: This day has not come yet. The form says that it has happened',
    { 'LLEdit.deposit.receivedDate': today },
  ],
  [
    'smoke-and-carbon-monoxide-alarm-addendum',
    { 'LLEdit.alarms.locations': [{ room: 'Hall', testedOn: '2027-11-20' }] },
    'LLEdit.alarms.locations: “Tested on” in row 1 has not come yet.',
    { 'LLEdit.alarms.locations': [{ room: 'Hall', testedOn: today }] },
  ],
  [
    'tenant-estoppel-certificate',
    { 'LLEdit.estoppel.asOfDate': today, 'LLEdit.estoppel.paidThrough': '2036-11-30' },
    'LLEdit.estoppel.paidThrough: This day is 10 years after “Facts are as of”',
    {
      'LLEdit.estoppel.asOfDate': today,
      'LLEdit.estoppel.paidThrough': '2026-11-30',
      'LLEdit.leaseDate': '2019-01-01',
      'LLEdit.term.start': '2019-01-01',
      'LLEdit.term.end': '2019-12-31',
    },
  ],
]

test.each(pairs)('%s: %j gets a warning, and what fits none', (formId, wrong, warning, right) => {
  expect(warn({ [formId]: wrong })).toEqual([expect.stringContaining(warning)])
  expect(warn({ [formId]: right })).toEqual([])
})

test('answers of two forms of a packet are compared, and the other form is named', () => {
  const shares = [
    { name: 'Ann', amount: 100_000 },
    { name: 'Bob', amount: 80_000 },
  ]

  expect(
    warn({
      'residential-lease': { ...term, 'LLEdit.deposit.amount': 185_000 },
      'roommate-addendum': { 'LLEdit.rentShares': shares },
      'utility-responsibility-addendum': { 'LLEdit.startServiceBy': '2027-05-01' },
    }),
  ).toEqual([
    'LLEdit.rentShares: These add up to $1,800.00, but “Monthly rent” in “Residential Lease Agreement” says $1,850.00. The shares make up the whole rent.',
    'LLEdit.startServiceBy: This day is 3 months after “Tenancy starts” in “Residential Lease Agreement” (January 31, 2027). Residents usually start service on the day they move in.',
  ])
})

test('an answer that several forms of a packet share is warned of once', () => {
  const prorated = { 'LLEdit.rent.monthly': 185_000, 'LLEdit.rent.prorated': 200_000 }

  expect(
    warn({
      'residential-lease': { ...term, ...prorated },
      'move-in-cost-and-fee-disclosure': prorated,
    }),
  ).toHaveLength(1)
})

test('a signer is told only of days that have not come', () => {
  const application = {
    'TT1.dateOfBirth': '2062-03-04',
    'TT1.employedSince': '2020-01-01',
    'LLEdit.agreementDate': '2035-01-01',
  }

  expect(warn({ 'rental-application': application }, findFutureDays)).toEqual([
    'TT1.dateOfBirth: This day has not come yet. Check the year.',
  ])
})

test('no form warns while it is empty, except of the list that is all it has to say', () => {
  const warned = catalog.flatMap(({ id }) => warn({ [id]: {} }))

  expect(warned.map((warning) => warning.split(':')[0])).toEqual([
    'LLEdit.roommates.incomingNames',
    'LLEdit.parking.spaces',
    'LLEdit.keys.items',
    'LLEdit.inventory.items',
  ])
})
