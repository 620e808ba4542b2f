import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'

const allowed = catalog.filter(({ emailCopy }) => emailCopy)

test('only these forms may be sent by email as a copy', () => {
  expect(allowed.map(({ id }) => id)).toEqual([
    'adverse-action-notice',
    'lease-violation-warning',
    'late-rent-reminder',
    'change-of-owner-manager-notice',
    'application-decision',
  ])
})

test('each of them is an owner’s notice that is printed, and never one of default or eviction', () => {
  expect(allowed.map(({ deliveryClass }) => deliveryClass)).toEqual(allowed.map(() => 'D'))
})

test('no reason calls a copy served', () => {
  for (const { emailCopy } of allowed) {
    expect(emailCopy?.reason).not.toMatch(/\bserved?\b/i)
  }
})
