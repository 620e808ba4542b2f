import { limits } from '@countersign/contract/rules/limits'
import type { Property } from '@countersign/contract/schemas/properties'
import { properties } from '@countersign/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('another member’s properties are not listed', async () => {
  const owner = await addMember(['1 Elm Street'])
  const other = await server.asMember({ name: 'Alex Agent' })

  const response = await other.call('GET', `/users/${owner.userId}/properties`)
  expect(response.json().code).toBe('user-not-found')
  expect((await list(other)).properties).toEqual([])
})

test('a cursor that no page gave is refused', async () => {
  const owner = await server.asMember()

  const response = await owner.call('GET', `/users/${owner.userId}/properties?after=x`)
  expect(response.statusCode).toBe(422)
})

test('properties come in pages, oldest first, each of them once', async () => {
  const owner = await addMember(['1 Elm', '2 Elm', '3 Elm', '4 Elm', '5 Elm'])
  const first = await list(owner, 'limit=2')
  const second = await list(owner, `limit=2&after=${first.next}`)
  const third = await list(owner, `limit=2&after=${second.next}`)

  expect([first, second, third].map(({ properties: page }) => page.map(streetOf))).toEqual([
    ['1 Elm', '2 Elm'],
    ['3 Elm', '4 Elm'],
    ['5 Elm'],
  ])
  expect(third.next).toBeNull()
})

test('each word of a search begins a word of the name or the address, without accents', async () => {
  const owner = await addMember(['412 Maple Street', '7 Peña Road', '41 Old-Mill Lane'])
  const found = async (term: string) =>
    (await list(owner, `searchTerm=${encodeURIComponent(term)}`)).properties.map(streetOf)

  expect(await found('pena')).toEqual(['7 Peña Road'])
  expect(await found('STREET 41')).toEqual(['412 Maple Street'])
  expect(await found('mill springf')).toEqual(['41 Old-Mill Lane'])
  expect(await found('aple')).toEqual([])
  expect(await found('.*')).toHaveLength(3)
})

test('the account has the first hundred properties, and says that there are more', async () => {
  const streets = Array.from({ length: limits.maxPageSize }, (_, index) => `${index} Elm`)
  const owner = await addMember(streets)
  expect(await readAccount(owner)).not.toHaveProperty('hasMoreProperties')

  await addProperties(owner, ['The last'], streets.length)
  const user = await readAccount(owner)
  expect(user.properties.map(streetOf)).toEqual(streets)
  expect(user.hasMoreProperties).toBe(true)
})

async function addMember(streets: string[]): Promise<Member> {
  const member = await server.asMember()
  await addProperties(member, streets)
  return member
}

async function addProperties({ userId }: Member, streets: string[], from = 0): Promise<void> {
  const start = server.clock.now().getTime()
  await server.services.db.insert(properties).values(
    streets.map((street, index) => ({
      id: server.services.ids.uuid(),
      ownerId: userId,
      name: street,
      street,
      city: 'Springfield',
      state: 'IL',
      zip: '62704',
      createdAt: new Date(start + from + index),
    })),
  )
}

async function list(member: Member, query = '') {
  const response = await member.call('GET', `/users/${member.userId}/properties?${query}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}

async function readAccount(member: Member) {
  return (await member.call('GET', '/auth/me')).json().user
}

function streetOf({ address }: Property): string {
  return address.street
}
