import { expect, test } from 'vitest'
import { emptySigner, canAddSigner, peopleSchema, type PeopleDraft } from './people.ts'

const owner = { _id: 'owner', name: 'Olivia Owner', email: 'owner@example.com' }
const maria = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@example.com',
  phone: '(614) 555-0123',
}

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
