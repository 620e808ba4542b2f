import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Problem } from '@countersign/contract/schemas/problem'
import type { Property } from '@countersign/contract/schemas/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../testing/index.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startTestApp()
  member = await server.asMember()
})
afterAll(() => server.stop())

const property = {
  name: 'Elm',
  address: { street: '1 Elm', city: 'Columbus', state: 'OH', zip: '43004' },
  units: [{ name: 'House' }],
}
const form = {
  title: 'Garage rules',
  category: 'Lease Addenda',
  source: 'text',
  text: 'The garage is for cars.',
}

test('a property or form that is asked for twice with one key, also at once, is created once', async () => {
  const properties = await Promise.all([1, 2, 3].map(() => add(property, 'a')))
  const forms = await Promise.all([1, 2, 3].map(() => write(form, 'a')))
  const again = await add(property, 'a')

  expect(new Set([...properties, again].map(({ body }) => body.property?._id)).size).toBe(1)
  expect(new Set(forms.map(({ body }) => body.form?._id)).size).toBe(1)
  expect(forms[0]?.body.form?.title).toBe('Garage rules')
})

test('a key that was used for something else, and one with spaces, are refused', async () => {
  await add(property, 'b')

  expect(await add({ ...property, name: 'Oak' }, 'b')).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('already used for something else') },
  })
  expect((await add(property, 'with spaces')).status).toBe(400)
  expect((await write(form, '')).status).toBe(400)
})

test('what failed is no result of its key', async () => {
  const wrong = { ...property, yearBuilt: 2999 }

  expect((await add(wrong, 'c')).status).toBe(422)
  expect((await add(property, 'c')).status).toBe(201)
})

test('another member’s key, and another key, create another one', async () => {
  const first = await add(property, 'd')
  const other = await server.asMember()

  expect((await add(property, 'e')).body.property?._id).not.toBe(first.body.property?._id)
  expect((await add(property, 'd', other)).body.property?._id).not.toBe(first.body.property?._id)
})

interface Created {
  status: number
  body: Partial<Problem> & { property?: Property; form?: Form }
}

function add(body: object, key: string, owner = member): Promise<Created> {
  return post(`/api/users/${owner.userId}/properties`, body, { key, owner })
}

function write(body: object, key: string): Promise<Created> {
  return post('/api/forms', body, { key, owner: member })
}

async function post(
  url: string,
  payload: object,
  { key, owner }: { key: string; owner: Member },
): Promise<Created> {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { ...owner.headers, 'idempotency-key': key },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
