import { describe, expect, it } from 'vitest'
import { inviteRoleName, residentRoleAt } from './roles.ts'
import { displayEmail, inviteStatuses, inviteStatusLabel } from './invites.ts'

describe('an invite', () => {
  it('is shown as signed only when it is', () => {
    const signed = inviteStatuses.filter((status) => inviteStatusLabel(status) === 'Signed')
    expect(signed).toEqual(['signed'])
  })

  it('awaits a signature from the moment it is created', () => {
    expect(inviteStatusLabel('created')).toBe('Awaiting Signature')
    expect(inviteStatusLabel('pending')).toBe('Awaiting Signature')
  })

  it("shows an email without the app's name in parentheses at its end", () => {
    expect(displayEmail('maria@example.com (Countersign)')).toBe('maria@example.com')
    expect(displayEmail('maria(home)@example.com')).toBe('maria(home)@example.com')
  })
})

describe('roles', () => {
  it('are counted by the order of the residents, to four', () => {
    expect([0, 1, 2, 3].map(residentRoleAt)).toEqual(['TT1', 'TT2', 'TT3', 'TT4'])
    expect(() => residentRoleAt(4)).toThrow(RangeError)
    expect(() => residentRoleAt(-1)).toThrow(RangeError)
  })

  it('have names for people', () => {
    expect(inviteRoleName('TT2')).toBe('Resident 2')
    expect(inviteRoleName('LLSign')).toBe('Owner/Agent')
  })
})
