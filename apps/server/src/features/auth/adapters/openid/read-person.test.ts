import { expect, test } from 'vitest'
import { DomainError } from '../../../../kernel/domain-error.ts'
import {
  isComplete,
  isStaff,
  readPerson,
  standardClaims,
  type Claims,
  type ClaimRules,
} from './read-person.ts'

const olivia = { sub: 'member-1', name: 'Olivia Owner', email: 'olivia@example.com' }

function read(claims: Claims, rules: Partial<ClaimRules> = {}) {
  try {
    return readPerson({ ...olivia, ...claims }, { ...standardClaims, ...rules })
  } catch (error) {
    return error
  }
}

const required = (claim: string, value?: string) => ({ required: { claim, value } })

test.each([
  ['no claim', {}],
  ['another status', { membership_status: 'lapsed' }],
  ['a status that contains it', { membership_status: 'not active' }],
  ['an object', { membership_status: { active: true } }],
])('somebody with %s is not a member', (_what, claims) => {
  const error = read(claims, required('membership_status', 'active'))

  expect(error).toMatchObject({
    code: 'not-a-member',
    detail:
      'Your login works, but olivia@example.com is not a member account. Ask your association to activate your membership, or log in as somebody else.',
  })
})

test.each([
  [{ groups: [] }, 'members'],
  [{ groups: 'former members' }, 'members'],
  [{ groups: ['former-members', null, 7] }, 'members'],
])('somebody in other groups (%j) is not a member', (claims, group) => {
  expect(read(claims, required('groups', group))).toMatchObject({ code: 'not-a-member' })
})

test.each([false, 'false', '', 0, null, []])(
  'a required claim without a value is not met by %j',
  (value) => {
    expect(read({ is_member: value }, required('is_member'))).toMatchObject({
      code: 'not-a-member',
    })
  },
)

test.each([
  ['missing', { email: undefined }],
  ['no address', { email: 'olivia' }],
  ['a list', { email: ['olivia@example.com'] }],
  ['with a NUL', { email: 'olivia\0@example.com' }],
  ['with a direction override', { email: 'olivia\u202e@example.com' }],
  ['of 5,000 characters', { email: `${'o'.repeat(5000)}@example.com` }],
])('an email address that is %s is refused', (_what, claims) => {
  expect(read(claims)).toMatchObject({
    code: 'login-failed',
    detail: 'Your membership account has no valid email address. Add one there, then log in again.',
  })
})

test.each([false, 'false'])('an email address that is not verified (%j) is refused', (value) => {
  expect(read({ email_verified: value })).toMatchObject({
    code: 'login-failed',
    detail:
      'Your membership has not confirmed your email address yet. Confirm it there, then log in again.',
  })
})

test.each([101, 50_000])('a name of %i characters is refused', (length) => {
  expect(read({ name: 'O'.repeat(length) })).toMatchObject({
    code: 'login-failed',
    detail:
      'Your name at the membership has more than 100 characters. Shorten it there, then log in again.',
  })
})

test.each(['', 'x'.repeat(256), 'ä', 7, undefined])('a subject like %j is refused', (sub) => {
  const error = read({ sub })

  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(DomainError)
})

test('a name loses characters that nobody sees, and falls back to the email address', () => {
  expect(read({ name: '  Olivia\u202e\0 \n O’Neil‑Weiß\u200b\u2800\u3164 😀' })).toMatchObject({
    name: 'Olivia O’Neil‑Weiß',
  })
  expect(read({ name: '\u200b' })).toMatchObject({ name: 'olivia@example.com' })
  expect(read({ name: ['Olivia'] })).toMatchObject({ name: 'olivia@example.com' })
})

test('name, email and groups come from the claims that the settings name', () => {
  const names = {
    name: 'profile.display',
    email: 'https://example.com/mail',
    groups: 'realm_access.roles',
  }
  const claims = {
    profile: { display: 'Olivia Hart' },
    'https://example.com/mail': 'hart@example.com',
    realm_access: { roles: ['staff', 'cn=members,ou=groups'] },
    email_verified: false,
  }

  expect(read(claims, { names, ...required('groups', 'cn=members,ou=groups') })).toEqual({
    subject: 'member-1',
    name: 'Olivia Hart',
    email: 'hart@example.com',
  })
  expect(read({ level: 3 }, required('level', '3'))).toMatchObject({ subject: 'member-1' })
  expect(read({ is_member: true }, required('is_member'))).toMatchObject({ subject: 'member-1' })
})

test.each([
  [{ groups: ['members', 'forms'] }, true],
  [{ groups: 'forms' }, true],
  [{ groups: ['former forms'] }, false],
  [{}, false],
])('whoever has %j is staff: %s', (claims, expected) => {
  const staff = { claim: 'groups', value: 'forms' }

  expect(isStaff({ ...olivia, ...claims }, { ...standardClaims, staff })).toBe(expected)
})

test('without a rule nobody is staff, and with one its claim is looked for', () => {
  expect(isStaff({ ...olivia, groups: ['forms'] }, standardClaims)).toBe(false)
  expect(isComplete(olivia, standardClaims)).toBe(true)
  const staff = { claim: 'groups', value: 'forms' }
  expect(isComplete(olivia, { ...standardClaims, staff })).toBe(false)
})
