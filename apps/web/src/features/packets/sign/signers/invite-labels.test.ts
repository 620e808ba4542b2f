import * as contract from '@countersign/contract'
import { expect, test } from 'vitest'
import { displayEmail, inviteRoleName, inviteStatusLabel } from './invite-labels.ts'

test('every status of an invite is shown in the contract’s words', () => {
  for (const status of contract.inviteStatuses) {
    expect(inviteStatusLabel(status)).toBe(contract.inviteStatusLabel(status))
  }
})

test('every role of an invite is shown in the contract’s words', () => {
  for (const role of contract.inviteRoles) {
    expect(inviteRoleName(role)).toBe(contract.inviteRoleName(role))
  }
})

test('an e-mail is shown without the app’s name at its end, as the contract shows it', () => {
  const emails = ['maria@example.com', 'maria@example.com (Countersign)', 'm@example.com  (A (b)) ']

  expect(displayEmail('maria@example.com (Countersign)')).toBe('maria@example.com')
  for (const email of emails) {
    expect(displayEmail(email)).toBe(contract.displayEmail(email))
  }
})
