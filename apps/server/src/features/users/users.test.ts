import { tenants } from '@countersign/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'

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

test('a visitor cannot read users', async () => {
  for (const path of [`/users/${owner.userId}`, '/users/membership/s-1']) {
    expect((await server.app.inject(`/api${path}`)).json().code).toBe('not-signed-in')
  }
})

test('a member can read only themselves', async () => {
  for (const path of [
    `/users/${owner.userId}`,
    '/users/membership/s-1',
    '/users/nobody',
    `/users/${'x'.repeat(201)}`,
  ]) {
    const response = await other.call('GET', path)
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('user-not-found')
  }
  const change = await other.call('PUT', `/users/${owner.userId}`, { name: 'Mallory' })
  expect(change.json().code).toBe('user-not-found')
})

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
