import {
  events,
  packets,
  properties,
  units as unitRows,
  type Database,
  type Transaction,
} from '@countersign/database'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actingAs, type Context } from '../../kernel/context.ts'
import { findChainBreak } from '../../testing/find-chain-break.ts'
import {
  addProperty as addPropertyOf,
  groupBody,
  readPacketOf,
  walkPacket,
} from '../../testing/walk-packet.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { lockProperty } from './lock-property.ts'

let server: TestApp
let owner: Member
let other: Member
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
  other = await server.asMember({ name: 'Alex Agent' })
})
afterAll(() => server.stop())

const address = { street: '12 Elm Street', city: 'Springfield', state: 'IL', zip: '62704' }
const pathOf = (member: Member, propertyId = '') =>
  `/users/${member.userId}/properties/${propertyId}`

async function addProperty(body: object = { address }) {
  const response = await owner.call('POST', pathOf(owner), body)
  expect(response.statusCode).toBe(201)
  return response.json().property
}

test('another owner’s properties are not found, at any path', async () => {
  const { _id } = await addProperty()
  const tries = [
    () => other.call('GET', pathOf(owner, _id)),
    () => other.call('GET', pathOf(other, _id)),
    () => other.call('PUT', pathOf(other, _id), { address }),
    () => other.call('DELETE', pathOf(other, _id)),
    () => other.call('DELETE', pathOf(owner, _id)),
  ]

  for (const attempt of tries) {
    const response = await attempt()
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('property-not-found')
  }
  expect((await other.call('POST', pathOf(owner), { address })).json().code).toBe('user-not-found')
  expect((await owner.call('GET', pathOf(owner, _id))).statusCode).toBe(200)
})

test('a malformed id is not found', async () => {
  for (const id of ['x', '1', "'; drop table users", 'a'.repeat(300), '%00', '../x']) {
    const response = await owner.call('GET', pathOf(owner, encodeURIComponent(id)))
    expect([id, response.statusCode]).toEqual([id, 404])
  }
})

test('a year built in which no home can have been built is rejected', async () => {
  const { _id } = await addProperty()
  const next = server.clock.now().getUTCFullYear() + 1

  for (const yearBuilt of [0, 1599, 1962.5, next + 1, 99_999, '1962']) {
    for (const [method, path] of [
      ['POST', pathOf(owner)],
      ['PUT', pathOf(owner, _id)],
    ] as const) {
      const response = await owner.call(method, path, { address, yearBuilt })
      expect([yearBuilt, response.statusCode]).toEqual([yearBuilt, 422])
      expect(response.json().errors[0].field).toBe('yearBuilt')
    }
  }
})

test('the year built is kept, stays when it is not given, and null makes it unknown', async () => {
  const { _id, yearBuilt } = await addProperty({ address, yearBuilt: 1600 })
  const change = async (body: object) =>
    (await owner.call('PUT', pathOf(owner, _id), { address, ...body })).json().property

  expect(yearBuilt).toBe(1600)
  expect(await change({ yearBuilt: server.clock.now().getUTCFullYear() + 1 })).toMatchObject({
    yearBuilt: server.clock.now().getUTCFullYear() + 1,
  })
  expect(await change({ yearBuilt: 1962 })).toMatchObject({ yearBuilt: 1962 })
  expect(await change({})).toMatchObject({ yearBuilt: 1962 })
  expect(await change({ yearBuilt: null })).not.toHaveProperty('yearBuilt')
})

test.each([
  ['DC', '20001'],
  ['PR', '00901'],
  ['VI', '00802'],
  ['GU', '96910'],
  ['MP', '96950'],
  ['AS', '96799'],
])('a home can be in %s', async (state, zip) => {
  const property = await addProperty({ address: { ...address, state, zip } })

  expect(property.address).toMatchObject({ state, zip })
})

test('each invalid field is named', async () => {
  const response = await owner.call('POST', pathOf(owner), {
    name: 'Elm 😀',
    address: { street: ' ', city: 'x'.repeat(101), state: 'XX', zip: '1234' },
    units: [{ name: 'Unit 1' }, { name: 'y'.repeat(41) }],
  })

  expect(response.statusCode).toBe(422)
  expect(response.json().code).toBe('invalid-fields')
  const messages = Object.fromEntries(
    response
      .json()
      .errors.map((error: { field: string; message: string }) => [error.field, error.message]),
  )
  expect(messages).toMatchObject({
    'address.street': 'Street is required.',
    'address.city': 'City can have at most 100 characters.',
    'address.state': 'Choose a state.',
    'address.zip': 'ZIP must be 5 digits.',
    'units.1.name': 'Unit name can have at most 40 characters.',
  })
  expect(messages.name).toMatch(/cannot be printed/)
})

test.each(['\u2028', '\u2029', '\u2800', '\u202e', '🏠', 'ก', '𝐀'])(
  'a text with %j, which no document can have, is refused beside its field as a packet refuses it',
  async (character) => {
    const text = `Elm${character}Court`
    const own = await addProperty({ address, units: [{ name: 'Unit 1' }] })
    const body = {
      name: text,
      address: { ...address, street: text, city: text },
      units: [{ name: 'Unit 2' }, { name: text }],
    }
    for (const [method, path] of [
      ['POST', pathOf(owner)],
      ['PUT', pathOf(owner, own._id)],
    ] as const) {
      const response = await owner.call(method, path, body)
      const message = explainUnsupportedCharacters(text)
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual(
        expect.arrayContaining(
          ['name', 'address.street', 'address.city', 'units.1.name'].map((field) => ({
            field,
            message,
          })),
        ),
      )
    }
  },
)

test('two units of a property cannot have one name, in any case and by default', async () => {
  const add = (names: string[]) =>
    owner.call('POST', pathOf(owner), { address, units: names.map((name) => ({ name })) })

  expect((await add(['Garden', 'Attic', ' garden'])).json().errors).toEqual([
    {
      field: 'units.2.name',
      message: 'Another unit is named “garden”. Give each unit its own name.',
    },
  ])
  expect((await add(['Unit 2', ''])).json().errors).toMatchObject([{ field: 'units.1.name' }])
  expect((await add(['Garden', 'Garden 2'])).statusCode).toBe(201)
})

test('a body that is not JSON, or missing, differs from an invalid field', async () => {
  const { app } = server
  const send = (payload: string, type: string) =>
    app.inject({
      method: 'POST',
      url: `/api${pathOf(owner)}`,
      headers: { ...owner.headers, 'content-type': type },
      payload,
    })

  expect((await send('{"address":', 'application/json')).json().code).toBe('invalid-request')
  expect((await send('street=Elm', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  expect((await send('hello', 'text/plain')).json().code).toBe('unsupported-media-type')
  expect((await send('', 'application/json')).json().code).toBe('invalid-fields')
  const large = JSON.stringify({ address, name: 'x'.repeat(1_100_000) })
  expect((await send(large, 'application/json')).json()).toMatchObject({ code: 'too-large' })
})

test('a new property is named by its street by default, and its units by position', async () => {
  const property = await addProperty({ address, units: [{ name: '' }, { name: 'Garden' }, {}] })

  expect(property).toMatchObject({ name: '12 Elm Street', address })
  expect(property.units.map((unit: { name: string }) => unit.name)).toEqual([
    'Unit 1',
    'Garden',
    'Unit 3',
  ])
  const read = await owner.call('GET', pathOf(owner, property._id))
  expect(read.json().property).toEqual(property)
  const me = await owner.call('GET', '/auth/me')
  expect(me.json().user.properties).toContainEqual(property)
})

test('a property without units gets one unit', async () => {
  const { units: made } = await addProperty({ address, units: [] })

  expect(made).toMatchObject([{ name: 'Unit 1', legalFormPackets: [] }])
})

test('each unit has the ids of its packets, newest first, wherever units are answered', async () => {
  const walk = await walkPacket(server, 'created')
  const { member, property } = walk
  const body = { ...groupBody(member, property), packetName: 'A second one' }
  const made = await member.call('POST', '/esign/create-document-group', body)
  expect(made.statusCode).toBe(201)
  const list = await member.call('GET', `/legal-form-packets?propertyId=${property._id}`)
  const ids = list.json().packets.map((packet: { _id: string }) => packet._id)
  expect(ids).toHaveLength(2)

  const read = await member.call('GET', pathOf(member, property._id))
  const user = await member.call('GET', `/users/${member.userId}`)
  const me = await member.call('GET', '/auth/me')
  for (const answered of [
    read.json().property,
    user.json().user.properties[0],
    me.json().user.properties[0],
  ]) {
    expect(answered.units).toMatchObject([
      { name: 'Unit A', legalFormPackets: ids },
      { name: 'Unit B', legalFormPackets: [] },
    ])
  }
})

test('a change keeps the named units, adds new ones, and removes the others', async () => {
  const property = await addProperty({ address, units: [{ name: 'A' }, { name: 'B' }] })
  const [, second] = property.units
  const response = await owner.call('PUT', pathOf(owner, property._id), {
    name: 'Elm House',
    address: { ...address, city: 'Chicago' },
    units: [{ _id: second._id, name: 'B2' }, { name: 'C' }],
  })

  expect(response.statusCode).toBe(200)
  const { property: changed } = response.json()
  expect(changed).toMatchObject({ name: 'Elm House', address: { city: 'Chicago' } })
  expect(changed.units).toMatchObject([{ _id: second._id, name: 'B2' }, { name: 'C' }])
  const kept = await server.services.db
    .select()
    .from(unitRows)
    .where(eq(unitRows.propertyId, property._id))
  expect(kept).toHaveLength(3)
  expect(await server.eventsOf(userStream(owner.userId))).toContain('property.changed')
})

test('a change without units keeps them', async () => {
  const property = await addProperty({ address, units: [{ name: 'A' }] })
  const response = await owner.call('PUT', pathOf(owner, property._id), { address })

  expect(response.json().property.units).toEqual(property.units)
})

test('of two who edit one property, the second is told, and nothing is lost', async () => {
  const body = { address, units: [{ name: 'A' }], owners: [], copies: [] }
  const { _id, version, units } = await addProperty(body)
  const save = (change: object, query = '') =>
    owner.call('PUT', `${pathOf(owner, _id)}${query}`, { ...body, units, ...change })
  const coOwner = { firstName: 'Carla', lastName: 'Co', email: 'c@x.example', phone: '3125550143' }
  const mine = {
    units: [...units, { name: 'B' }],
    copies: [{ name: 'Ann', email: 'a@x.example' }],
    owners: [coOwner],
  }

  const first = await save(mine, `?version=${version}`)
  expect(first.statusCode).toBe(200)
  const { property } = first.json()
  expect(property.version).not.toBe(version)
  const late = await save({ name: 'Theirs' }, `?version=${version}`)
  expect([late.statusCode, late.json().code]).toEqual([409, 'property-changed'])
  for (const change of [{ owners: [coOwner] }, {}]) {
    expect((await save(change, `?version=${version}`)).json().code).toBe('property-changed')
  }
  expect((await owner.call('GET', pathOf(owner, _id))).json().property).toEqual(property)

  const repeated = await save(mine, `?version=${version}`)
  expect([repeated.statusCode, repeated.json().property]).toEqual([200, property])
  expect((await save({}, `?version=${property.version}`)).json().property.units).toEqual(units)
  expect((await save({ name: 'No version' })).json().property.name).toBe('No version')
})

test('a packet of a home does not change its version', async () => {
  const { member, property } = await walkPacket(server, 'created')
  const read = (await member.call('GET', pathOf(member, property._id))).json().property

  expect(read.units).not.toEqual(property.units)
  expect(read.version).toMatch(/^[0-9a-f]{16}$/)
  expect(read.version).toBe(property.version)
})

test('a unit of another property, or a repeated one, is rejected and nothing changes', async () => {
  const property = await addProperty({ address, units: [{ name: 'A' }] })
  const foreign = await addProperty()
  const [own] = property.units
  const put = (list: object[]) =>
    owner.call('PUT', pathOf(owner, property._id), { name: 'New', address, units: list })

  const strange = await put([{ _id: foreign.units[0]._id, name: 'Mine now' }])
  expect(strange.json().errors).toMatchObject([{ field: 'units.0._id' }])
  const twice = await put([{ _id: own._id }, { _id: own._id }])
  expect(twice.json().errors).toMatchObject([{ field: 'units.1._id' }])
  const read = await owner.call('GET', pathOf(owner, property._id))
  expect(read.json().property).toEqual(property)
})

test('a property with packets cannot be removed; the refusal says how many it has', async () => {
  const { member, property } = await walkPacket(server, 'created')

  const refused = await member.call('DELETE', pathOf(member, property._id))
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'property-in-use',
    detail: '1 packet was made for this property, so it cannot be removed.',
  })
  expect((await member.call('GET', pathOf(member, property._id))).statusCode).toBe(200)
})

test('a unit with packets cannot be removed, and the rest of that change is not saved', async () => {
  const { member, property } = await walkPacket(server, 'created')
  const [used, free] = property.units
  const put = (list: unknown[]) =>
    member.call('PUT', pathOf(member, property._id), { address, units: list })

  const refused = await put([free])
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'property-in-use',
    detail: 'Unit A has 1 packet, so it cannot be removed.',
  })
  const read = await member.call('GET', pathOf(member, property._id))
  expect(read.json().property).toMatchObject({
    name: property.name,
    units: [{ name: 'Unit A' }, { name: 'Unit B' }],
  })

  const renamed = await put([{ _id: used?._id, name: 'Garden flat' }])
  expect(renamed.json().property.units).toMatchObject([{ _id: used?._id, name: 'Garden flat' }])
})

test('a packet keeps the address and the unit name as they were when it was created', async () => {
  const walk = await walkPacket(server, 'created')
  const { member, property } = walk
  const units = property.units.map((unit) => ({ _id: unit._id, name: `New ${unit.name}` }))
  await member.call('PUT', pathOf(member, property._id), { address, units })

  expect(await readPacketOf(walk)).toMatchObject({
    property: { name: 'Maple Street Duplex', address: { street: '412 Maple Street' } },
    unit: { name: 'Unit A' },
  })
})

test('a property with nothing but a discarded draft can be removed', async () => {
  const { member, property, groupId } = await walkPacket(server, 'created')
  await member.call('POST', `/legal-form-packets/group/${groupId}/discard`)

  expect((await member.call('DELETE', pathOf(member, property._id))).statusCode).toBe(204)
})

test('no packet is created for a property that is removed at the same time', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const member = await server.asMember()
    const property = await addPropertyOf(member)
    const [created, removed] = await Promise.all([
      member.call('POST', '/esign/create-document-group', groupBody(member, property)),
      member.call('DELETE', pathOf(member, property._id)),
    ])

    const outcome = [created.statusCode, removed.statusCode]
    expect([
      [201, 409],
      [404, 204],
      [422, 204],
    ]).toContainEqual(outcome)
  }
})

test('a packet that is created while its property is being changed waits for the change', async () => {
  const { db } = server.services
  const property = await addPropertyOf(owner)
  const [unit] = property.units
  const creating = await db.transaction(async (tx) => {
    await lockProperty(ownerContext(tx), property._id)
    const created = owner.call('POST', '/esign/create-document-group', groupBody(owner, property))
    await expect.poll(() => countWaiting(db), { interval: 5, timeout: 10_000 }).toBe(1)
    await tx
      .update(unitRows)
      .set({ name: 'Unit A' })
      .where(eq(unitRows.id, unit?._id ?? ''))
    return { created }
  })

  expect((await creating.created).statusCode).toBe(201)
})

test('a packet is revised while a change of its property is under way', async () => {
  const { db } = server.services
  const walk = await walkPacket(server, 'sent', owner)
  const revised = await db.transaction(async (tx) => {
    await lockProperty(ownerContext(tx), walk.property._id)
    return owner.call('POST', `/legal-form-packets/group/${walk.groupId}/revise`)
  })

  expect(revised.statusCode).toBe(201)
})

function ownerContext(db: Transaction): Context {
  return { ...actingAs(server.ctx, { kind: 'member', userId: owner.userId }), db }
}

test('changes of one property at the same instant, and of its drafts, all succeed', async () => {
  const property = await addPropertyOf(owner)
  const moveTo = (state: string) =>
    owner.call('PUT', pathOf(owner, property._id), { address: { ...address, state } })
  const draft = async () => {
    const body = { ...groupBody(owner, property), packetName: server.services.ids.uuid() }
    const created = await owner.call('POST', '/esign/create-document-group', body)
    const path = `/legal-form-packets/group/${created.json().documentGroupId}`
    const discarded = await owner.call('POST', `${path}/discard`)
    const restored = await owner.call('POST', `${path}/restore`)
    return [created, discarded, restored]
  }
  for (let round = 0; round < raceRounds; round += 1) {
    const answers = await Promise.all([
      ...['TX', 'IL', 'CA', 'NY', 'TX', 'IL'].map(async (state) => [await moveTo(state)]),
      ...[1, 2, 3, 4].map(draft),
    ])

    expect(answers.flat().filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  }
})

/** Connections of this test's database that wait for a lock. */
async function countWaiting(db: Database): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)

  return rows[0]?.waiting ?? 0
}

test('units say which packets are under way, which leases are executed, and how many there are', async () => {
  const open = await walkPacket(server, 'sent')
  const { member, property } = open
  const create = (change: object) =>
    member.call('POST', '/esign/create-document-group', {
      ...groupBody(member, property),
      ...change,
    })
  const canceled = await create({ packetName: 'Canceled' })
  await member.call('POST', `/legal-form-packets/group/${canceled.json().documentGroupId}/discard`)
  const readUnits = () => member.call('GET', `${pathOf(member, property._id)}/unit-packets`)

  expect((await readUnits()).json().units).toMatchObject([
    {
      packetCount: 1,
      current: [
        {
          documentGroupId: open.groupId,
          formPacketName: 'Maple Street pets',
          status: 'AWAITING_TENANT_SIGNATURE',
        },
      ],
    },
    { packetCount: 0, current: [] },
  ])

  await server.services.db
    .update(packets)
    .set({ status: 'FULLY_EXECUTED', executionDate: server.clock.now() })
    .where(eq(packets.documentGroupId, open.groupId))
  expect((await readUnits()).json().units[0]).toMatchObject({ packetCount: 1, current: [] })

  await server.services.db
    .update(packets)
    .set({ categories: ['Leases & Renewals'] })
    .where(eq(packets.documentGroupId, open.groupId))
  expect((await readUnits()).json().units[0].current).toMatchObject([{ status: 'FULLY_EXECUTED' }])
})

test('a removed property is no longer listed and stays in the database', async () => {
  const { _id } = await addProperty()

  expect((await owner.call('DELETE', pathOf(owner, _id))).statusCode).toBe(204)
  expect((await owner.call('GET', pathOf(owner, _id))).statusCode).toBe(404)
  expect((await owner.call('DELETE', pathOf(owner, _id))).statusCode).toBe(404)
  expect((await owner.call('PUT', pathOf(owner, _id), { address })).statusCode).toBe(404)
  const [row] = await server.services.db.select().from(properties).where(eq(properties.id, _id))
  expect(row?.removedAt).toEqual(server.clock.now())
})

test('a property that was removed more than a day ago stays removed, and so does another member’s', async () => {
  const { _id } = await addProperty()
  await owner.call('DELETE', pathOf(owner, _id))
  const stranger = await server.asMember()
  expect((await restore(_id, stranger)).statusCode).toBe(404)
  expect((await owner.call('POST', `${pathOf(stranger, _id)}/restore`)).statusCode).toBe(404)

  await server.services.db
    .update(properties)
    .set({ removedAt: new Date(server.clock.now().getTime() - 25 * 3_600_000) })
    .where(eq(properties.id, _id))
  expect((await restore(_id)).statusCode).toBe(404)
  expect((await restore('not-an-id')).statusCode).toBe(404)
})

test('a removed property can be restored, with its units; twice is once', async () => {
  const member = await server.asMember()
  const before = (await member.call('POST', pathOf(member), { address })).json().property
  await member.call('DELETE', pathOf(member, before._id))

  expect((await restore(before._id, member)).json().property).toEqual(before)
  expect((await restore(before._id, member)).json().property).toEqual(before)
  expect(await server.eventsOf(userStream(member.userId))).toEqual([
    'property.added',
    'property.removed',
    'property.restored',
  ])
})

test('a unit that was removed comes back when it is named again within a day', async () => {
  const { _id, units } = await addProperty({ address, units: [{ name: 'A' }, { name: 'B' }] })
  const change = (names: unknown) =>
    owner.call('PUT', pathOf(owner, _id), { address, units: names })
  await change([units[0]])
  const back = await change(units)

  expect(back.json().property.units).toEqual(units)
  await change([units[0]])
  await server.services.db
    .update(unitRows)
    .set({ removedAt: new Date(server.clock.now().getTime() - 25 * 3_600_000) })
    .where(eq(unitRows.id, units[1]?._id ?? ''))
  expect((await change(units)).statusCode).toBe(422)
})

function restore(propertyId: string, member = owner) {
  return member.call('POST', `${pathOf(member, propertyId)}/restore`)
}

test('each change is recorded in the hash chain, and nothing else', async () => {
  const newcomer = await server.asMember()
  const made = await newcomer.call('POST', pathOf(newcomer), { address })
  await newcomer.call('POST', pathOf(newcomer), { address: { ...address, zip: 'x' } })
  await newcomer.call('DELETE', pathOf(newcomer, made.json().property._id))

  const stream = userStream(newcomer.userId)
  expect(await server.eventsOf(stream)).toEqual(['property.added', 'property.removed'])
  const rows = await server.services.db.select().from(events).where(eq(events.stream, stream))
  expect(rows[0]).toMatchObject({ actor: `member:${newcomer.userId}`, seq: 1 })
  expect(findChainBreak(rows)).toBeUndefined()
  expect(findChainBreak(rows.map((row) => ({ ...row, actor: 'system' })))).toEqual({
    seq: 1,
    kind: 'changed',
  })
})
