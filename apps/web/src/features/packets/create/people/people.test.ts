import { expect, test } from 'vitest'
import { emptySigner, canAddSigner, peopleSchema, type PeopleDraft } from './people.ts'

const owner = { _id: 'owner', name: 'Olivia Owner', email: 'owner@example.com' }
const maria = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@example.com',
  phone: '(614) 555-0123',
}
const sam = { firstName: 'Sam', lastName: 'Reed', email: 'sam@example.com', phone: '6145550124' }

test('every field of a signer is required', () => {
  expect(problems({ signers: [emptySigner] })).toEqual({
    'signers.0.firstName': 'First name is required.',
    'signers.0.lastName': 'Last name is required.',
    'signers.0.email': 'Email is required.',
    'signers.0.phone': 'Phone is required.',
  })
})

test('emails of signers must differ, ignoring case and surrounding spaces', () => {
  expect(problems({ signers: [maria, { ...sam, email: '  MARIA@Example.com ' }] })).toEqual({
    'signers.0.email': 'Signer emails must be unique.',
    'signers.1.email': 'Signer emails must be unique.',
  })
})

test('a signer cannot have the initiator’s email', () => {
  expect(problems({ signers: [{ ...maria, email: ' Owner@EXAMPLE.com' }] })).toEqual({
    'signers.0.email': 'Signer emails must be different from the initiator email.',
  })
})

test('the email rules apply while other fields are still empty', () => {
  const halfTyped = { ...emptySigner, email: 'owner@example.com' }

  expect(problems({ signers: [maria, halfTyped] })).toMatchObject({
    'signers.1.firstName': 'First name is required.',
    'signers.1.email': 'Signer emails must be different from the initiator email.',
  })
})

test('what is no phone number is rejected', () => {
  for (const phone of ['12345', '020 7946 0958', 'call me']) {
    expect(problems({ signers: [{ ...maria, phone }] })).toEqual({
      'signers.0.phone': 'Enter a valid US phone number.',
    })
  }
})

test('a DBA name is required only when signing as DBA', () => {
  expect(problems({ signers: [maria], asDba: true, dbaName: ' ' })).toEqual({
    dbaName: 'DBA name is required.',
  })
  expect(problems({ signers: [maria], asDba: false, dbaName: ' ' })).toEqual({})
})

test('five signers are rejected', () => {
  const signers = [1, 2, 3, 4, 5].map((n) => ({ ...maria, email: `r${n}@example.com` }))

  expect(problems({ signers })).toEqual({ signers: 'A packet can have at most 4 signers.' })
})

test('signers are trimmed, with the phone number in E.164 format and the role of a resident', () => {
  const people = peopleSchema(owner).parse(draft({ signers: [{ ...maria, firstName: ' Maria ' }] }))

  expect(people).toEqual({
    copies: [],
    signers: [
      {
        firstName: 'Maria',
        lastName: 'Lopez',
        email: 'maria@example.com',
        phone: '+16145550123',
        role: 'tenant',
      },
    ],
    owners: [],
    initiator: { _id: 'owner', name: 'Olivia Owner', email: 'owner@example.com' },
  })
})

test('an initiator who signs as DBA has the company’s name', () => {
  const people = peopleSchema(owner).parse(
    draft({ signers: [maria], asDba: true, dbaName: ' Maple Homes LLC ' }),
  )

  expect(people.initiator).toEqual({
    _id: 'owner',
    name: 'Maple Homes LLC',
    email: 'owner@example.com',
  })
})

test('a signer can be added once the last one is complete, up to four', () => {
  expect(canAddSigner([emptySigner])).toBe(false)
  expect(canAddSigner([{ ...maria, phone: ' ' }])).toBe(false)
  expect(canAddSigner([emptySigner, maria])).toBe(true)
  expect(canAddSigner([maria, maria, maria])).toBe(true)
  expect(canAddSigner([maria, maria, maria, maria])).toBe(false)
})

function draft(some: Partial<PeopleDraft>): PeopleDraft {
  return { signers: [], owners: [], copies: [], asDba: false, dbaName: '', ...some }
}

function problems(some: Partial<PeopleDraft>): Record<string, string> {
  const result = peopleSchema(owner).safeParse(draft(some))
  const issues = result.error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
