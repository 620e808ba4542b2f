import type { Form } from '@countersign/contract/schemas/forms/form'
import type { User } from '@countersign/contract/schemas/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../testing/index.ts'
import { buildRequest, callNames, callOf } from '../testing/api-requests/build-request.ts'
import { createSubject } from '../testing/api-requests/create-subject.ts'
import { linkByCode } from '../testing/walk-packet.ts'

let server: TestApp
let owner: Member
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember({ isStaff: true })
})
afterAll(() => server.stop())

test('every call names a key of its body or query that it does not know', async () => {
  const { subject } = await createSubject(server, owner)
  const room = new URL(await linkByCode(server, subject.code)).hash.slice(1)
  const silent = new Set<string>()
  for (const name of callNames) {
    const { access } = callOf(name)
    const valid = buildRequest(name, subject, access === 'room' ? room : owner.token)
    const body = readBody(valid.payload)
    const attempts = [
      { ...valid, url: `${valid.url}${valid.url.includes('?') ? '&' : '?'}emial=x` },
      ...(body ? [{ ...valid, payload: JSON.stringify({ ...body, emial: 'x' }) }] : []),
    ]
    for (const attempt of attempts) {
      const answer = await server.app.inject(attempt)
      if (!answer.body.includes('There is no “emial” here.')) {
        silent.add(name)
      }
    }
  }

  // Monitors, issuers and vendors may add what they like.
  expect([...silent].sort()).toEqual([
    'getAccepting',
    'getHealth',
    'getReadiness',
    'postBackchannelLogout',
    'postWebhook',
  ])
})

test('a key is named wherever it stands, beside the other errors', async () => {
  const answer = await owner.call('POST', `/users/${owner.userId}/properties`, {
    address: { street: '1 Oak Street', city: 'Springfield', state: 'IL', zip: '62704', sate: 'x' },
    units: [{ name: 'A' }, { name: 'B', floor: 2 }],
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    errors: [
      { field: 'address.sate', message: 'There is no “sate” here.' },
      { field: 'units.1.floor', message: 'There is no “floor” here.' },
    ],
  })

  const misspelled = await owner.call('POST', '/users', { name: 'Olivia', emial: 'o@example.com' })
  expect(misspelled.json()).toMatchObject({
    errors: [
      { field: 'email', message: 'Email is required.' },
      { field: 'emial', message: 'There is no “emial” here.' },
    ],
  })
})

test('of a list instead of an object, and of thousands of keys, not each is an error', async () => {
  const attempts: object[] = [
    Array.from({ length: 5000 }, () => 0),
    Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, ''])),
  ]
  for (const payload of attempts) {
    const answer = await owner.call('POST', '/legal-form-packets/hide', payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ errors: object[] }>().errors.length).toBeLessThanOrEqual(101)
  }
})

test('a refusal names what the API takes', async () => {
  const answer = await owner.call('POST', '/esign/create-document-group', {
    templateIds: 'all',
    signers: [{ firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '', role: 'x' }],
  })
  expect(answer.json()).toMatchObject({
    errors: expect.arrayContaining([
      { field: 'templateIds', message: 'This must be of the type array.' },
      { field: 'signers.0.role', message: 'Choose one of: tenant, resident, landlord.' },
    ]),
  })
})

test('a key that means something elsewhere is refused where it does not', async () => {
  const answer = await owner.call('POST', '/users', {
    name: 'Olivia',
    email: 'olivia@example.com',
    constructor: 'x',
    companyName: 'Maple Homes LLC',
  })
  expect(answer.json()).toMatchObject({
    errors: [{ field: 'constructor' }, { field: 'companyName' }],
  })
})

test('what a client of the specification received, it may send back', async () => {
  const { user } = (await owner.call('GET', '/auth/me')).json<{ user: User }>()
  const updated = await owner.call('PUT', `/users/${owner.userId}`, user)
  expect(updated.statusCode, updated.body).toBe(200)

  const [property] = user.properties
  const path = `/users/${owner.userId}/properties/${property?._id}`
  expect((await owner.call('PUT', path, property)).statusCode).toBe(200)

  const { forms } = (await owner.call('GET', '/forms')).json<{ forms: Form[] }>()
  const created = await owner.call('POST', '/esign/create-document-group', {
    templateIds: [forms.find(({ _id }) => _id === 'pet-addendum')?.documentTemplateIds['1']],
    signers: [
      {
        _id: 'tenant-1',
        name: 'Maria Lopez',
        firstName: 'Maria',
        lastName: 'Lopez',
        email: 'maria@example.com',
        phone: '+12175550123',
        role: 'tenant',
      },
    ],
    initiator: { ...user },
    propertyId: property?._id,
    unitId: property?.units[0]?._id,
    packetName: 'Pets',
  })
  expect(created.statusCode, created.body).toBe(201)
})

function readBody(payload: unknown): object | undefined {
  if (typeof payload !== 'string' || !payload.startsWith('{')) {
    return undefined
  }
  const body: unknown = JSON.parse(payload)
  return typeof body === 'object' && body !== null ? body : undefined
}
