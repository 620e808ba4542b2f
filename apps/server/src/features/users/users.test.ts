import { tenants } from '@countersign/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import { joinOffice } from '../../testing/join-office.ts'

let server: TestApp
let owner: Member
let other: Member
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember({
    name: 'Olivia Owner',
    email: 'owner@example.com',
    subject: 's-1',
  })
  other = await server.asMember({ name: 'Alex Agent', email: 'agent@example.com', subject: 's-2' })
})
afterAll(() => server.stop())

const address = { street: '1 Main Street', city: 'Springfield', state: 'IL', zip: '62701' }
const reminders = { enabled: true, afterDays: [3], beforeExpiryDays: 2 }

test('a member is found by id in any case, by the membership’s subject, and with a trailing slash', async () => {
  for (const path of [
    `/users/${owner.userId}`,
    `/users/${owner.userId.toUpperCase()}`,
    `/users/${owner.userId}/`,
    '/users/membership/s-1',
  ]) {
    const response = await owner.call('GET', path)
    expect(response.json().user).toEqual({
      _id: owner.userId,
      name: 'Olivia Owner',
      email: 'owner@example.com',
      properties: [],
      dbaNames: [],
      reminders: { enabled: true, afterDays: [3, 7, 14], beforeExpiryDays: 2 },
      mailOnSignature: true,
      keepPackets: false,
      packetsKeptDays: 2557,
    })
  }
})

test('an empty name is rejected by field', async () => {
  const response = await owner.call('PUT', `/users/${owner.userId}`, { name: '  ' })

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual([{ field: 'name', message: 'Name is required.' }])
})

test('the email comes from the membership and cannot be changed here', async () => {
  const body = { name: 'Olivia', email: 'elsewhere@example.com' }

  for (const response of [
    await owner.call('PUT', `/users/${owner.userId}`, body),
    await owner.call('POST', '/users', body),
  ]) {
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'not-allowed', title: 'Not allowed' })
  }
})

test('a member can change their own name', async () => {
  const member = await server.asMember({ email: 'name@example.com' })
  const put = await member.call('PUT', `/users/${member.userId}`, { name: ' Olivia O’Hara ' })
  expect(put.json().user.name).toBe('Olivia O’Hara')
  const post = await member.call('POST', '/users', { name: 'Liv', email: 'NAME@example.com' })
  expect(post.json().user).toMatchObject({ name: 'Liv', email: 'name@example.com' })

  expect((await member.call('GET', '/auth/me')).json().user.name).toBe('Liv')
})

describe('the account', () => {
  test.each([
    ['a number that nobody can call', { phone: '555-0100' }, 'phone'],
    ['a number without its country code', { phone: '020 7946 0958' }, 'phone'],
    ['an overlong company', { companyName: 'x'.repeat(101) }, 'companyName'],
    ['a company of spaces', { companyName: '   ' }, 'companyName'],
    ['a bidi mark', { companyName: 'Ellis \u202EHomes' }, 'companyName'],
    ['NUL', { companyName: 'Ellis\0Homes' }, 'companyName'],
    ['letters that no form can show', { dbaNames: ['Ellis ក Homes'] }, 'dbaNames.0'],
    ['a name listed twice', { dbaNames: ['Maple Homes', 'MAPLE homes'] }, 'dbaNames.1'],
    ['too many names', { dbaNames: Array.from({ length: 21 }, (_, i) => `N${i}`) }, 'dbaNames'],
    ['half an address', { noticeAddress: { ...address, city: '' } }, 'noticeAddress.city'],
    ['a ZIP of letters', { noticeAddress: { ...address, zip: '6270A' } }, 'noticeAddress.zip'],
    [
      'a country without a name',
      { noticeAddress: { ...address, state: '', country: ' ' } },
      'noticeAddress.country',
    ],
    ['no such state', { noticeAddress: { ...address, state: 'XX' } }, 'noticeAddress.state'],
    ['day 0', { reminders: { ...reminders, afterDays: [0] } }, 'reminders.afterDays.0'],
    ['half a day', { reminders: { ...reminders, afterDays: [1.5] } }, 'reminders.afterDays.0'],
    [
      'too many days',
      { reminders: { ...reminders, afterDays: [1, 2, 3, 4, 5, 6] } },
      'reminders.afterDays',
    ],
    ['day 31', { reminders: { ...reminders, beforeExpiryDays: 31 } }, 'reminders.beforeExpiryDays'],
  ])('refuses %s beside its field', async (_what, change, field) => {
    const response = await owner.call('PUT', `/users/${owner.userId}`, change)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual([{ field, message: expect.stringMatching(/\.$/) }])
  })

  test('keeps what a change does not name, and null empties', async () => {
    const member = await server.asMember()
    const put = async (change: object) =>
      (await member.call('PUT', `/users/${member.userId}`, change)).json().user
    await put({
      phone: '(217) 555-0100',
      noticeAddress: { ...address, state: 'DC' },
      companyName: ' Ellis Homes LLC ',
      dbaNames: ['Maple Homes'],
      reminders: { enabled: true, afterDays: [10, 5, 10], beforeExpiryDays: null },
      mailOnSignature: false,
    })
    const changed = await put({ companyName: null })

    expect(changed).toMatchObject({
      name: 'Olivia Owner',
      phone: '+12175550100',
      noticeAddress: { ...address, state: 'DC' },
      dbaNames: ['Maple Homes'],
      reminders: { enabled: true, afterDays: [5, 10], beforeExpiryDays: null },
      mailOnSignature: false,
    })
    expect(changed).not.toHaveProperty('companyName')
    expect((await member.call('GET', '/auth/me')).json().user).toEqual(changed)
  })

  test('of two managers who change the DBA names, each adds and removes only their own', async () => {
    const owner = await server.asMember()
    const manager = await server.asMember()
    await joinOffice(server, { manager: owner, person: manager, place: { role: 'manager' } })
    const save = (person: Member, dbaNames: string[], replacesDbaNames?: string[]) =>
      person.call('PUT', `/users/${person.userId}`, { dbaNames, replacesDbaNames })
    const before = ['Maple Homes', 'Oak Homes']
    await save(owner, before)
    await save(manager, ['Oak Homes', 'Theirs'], before)

    for (const [name, other] of [
      ['Mine', 'Theirs'],
      ['Mine', 'Theirs'],
      ['THEIRS', 'Mine'],
    ]) {
      const saved = await save(owner, [...before, String(name)], before)
      expect(saved.json().user.dbaNames).toEqual(['Oak Homes', name, other])
    }
    const many = Array.from({ length: 20 }, (_, index) => `Name ${index}`)
    const refused = await save(manager, many, [])
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([422, 'dbaNames'])
    expect((await save(manager, many)).json().user.dbaNames).toEqual(many)
  })
})

test('a resident is visible to their own landlord only', async () => {
  const resident = {
    id: server.services.ids.uuid(),
    name: 'Tara Tenant',
    email: 'tara@example.com',
  }
  await server.services.db
    .insert(tenants)
    .values({ ...resident, ownerId: owner.userId, emailKey: resident.email })
  const path = (who: Member) => `/users/${who.userId}/tenants/${resident.id}`

  const found = await owner.call('GET', path(owner))
  expect(found.json().tenant).toEqual({
    _id: resident.id,
    name: resident.name,
    email: resident.email,
  })
  for (const response of [
    await other.call('GET', path(other)),
    await other.call('GET', path(owner)),
    await owner.call('GET', `/users/${owner.userId}/tenants/none`),
  ]) {
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('tenant-not-found')
  }
})
