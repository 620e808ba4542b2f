import type { Property } from '@countersign/contract/schemas/properties'
import { envelopes, packets, properties, tenants, units } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  expectOk,
  groupBody,
  readPacketOf,
  signerBody,
  walkPacket,
  type GroupBody,
} from '../../../testing/walk-packet.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

const path = '/esign/create-document-group'

let server: TestApp
let member: Member
let body: GroupBody
beforeAll(async () => {
  server = await startTestApp()
  member = await server.asMember()
  body = groupBody(member, await addProperty(member))
})
afterAll(() => server.stop())

describe('rejections', () => {
  test('another owner’s property is not found', async () => {
    const other = await server.asMember()
    const answer = await member.call('POST', path, {
      ...body,
      ...unitOf(groupBody(other, await addProperty(other))),
    })

    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      code: 'property-not-found',
      errors: [{ field: 'propertyId' }],
    })
  })

  test.each(['', 'not-an-id', '../../etc', '🏠', 'a'.repeat(300)])(
    'a malformed property id (%j) is rejected',
    async (propertyId) => {
      const answer = await member.call('POST', path, { ...body, propertyId })

      expect([404, 422]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ errors: [{ field: 'propertyId' }] })
    },
  )

  test('a unit of another property is rejected by field', async () => {
    const second = await addProperty(member)
    const answer = await member.call('POST', path, { ...body, unitId: second.units[0]?._id })

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid-fields', errors: [{ field: 'unitId' }] })
  })

  test('an older address with unprintable characters is rejected by field', async () => {
    const { propertyId, unitId } = await addOlderHome('สุขุมวิท 5', 'Unit A')
    const street = await member.call('POST', path, { ...body, propertyId, unitId })
    const home = await addOlderHome('5 Elm Street', 'Ünït ข')
    const unit = await member.call('POST', path, { ...body, ...home })

    expect([street.statusCode, unit.statusCode]).toEqual([422, 422])
    expect([street.json(), unit.json()]).toMatchObject([
      { errors: [{ field: 'propertyId' }] },
      { errors: [{ field: 'unitId' }] },
    ])
  })

  test('a signer with the initiator’s email, in any case, is rejected by field', async () => {
    const answer = await member.call('POST', path, {
      ...body,
      signers: [{ ...signerBody('Olivia', 'Owner', 1), email: ` ${member.email.toUpperCase()} ` }],
    })

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      errors: [
        {
          field: 'signers.0.email',
          message: 'Signer emails must be different from the initiator email.',
        },
      ],
    })
  })

  test('a member cannot create a packet in another name', async () => {
    const answer = await member.call('POST', path, {
      ...body,
      initiator: { email: 'somebody@example.com', name: 'Somebody', _id: 'somebody' },
    })

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      errors: [{ field: 'initiator.email' }, { field: 'initiator._id' }],
    })
  })

  test('each wrong field is named', async () => {
    const wrong = { firstName: '', lastName: 'O\u202eBrien', email: 'not an address', phone: '1' }
    const answer = await member.call('POST', path, {
      ...body,
      signers: [signerBody('Maria', 'Lopez', 1), wrong],
      packetName: 'Lease 🏠',
      templateIds: [],
    })

    expect(answer.statusCode).toBe(422)
    expect(
      answer
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual([
      'packetName',
      'signers.1.email',
      'signers.1.firstName',
      'signers.1.lastName',
      'signers.1.phone',
      'templateIds',
    ])
  })

  test('a name with letters that no document font has is refused', async () => {
    const answer = await member.call('POST', path, {
      ...body,
      signers: [
        { ...signerBody('Maria', 'Lopez', 1), firstName: 'สมชาย' },
        { ...signerBody('John', 'Park', 2), lastName: '𝕄ario' },
      ],
      packetName: 'สัญญาเช่า',
    })

    expect(answer.statusCode).toBe(422)
    expect(
      answer
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual(['packetName', 'signers.0.firstName', 'signers.1.lastName'])
  })

  test('an unknown form and a repeated one are reported by index', async () => {
    const answer = await member.call('POST', path, {
      ...body,
      templateIds: ['pet-addendum', 'no-such-form', 'pet-addendum'],
    })

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'invalid-fields',
      errors: [{ field: 'templateIds.1' }, { field: 'templateIds.2' }],
    })
  })

  test.each(['notice-to-pay-or-quit', 'notice-of-entry'])(
    '%s is rejected with the reason why it must be printed',
    async (formId) => {
      const answer = await member.call('POST', path, {
        ...body,
        templateIds: ['pet-addendum', formId],
      })

      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        code: 'form-not-signable',
        detail: expect.stringMatching(/Print/),
        errors: [{ field: 'templateIds.1' }],
      })
    },
  )

  test('a packet in which a resident has nothing to sign is rejected', async () => {
    const first = await member.call('POST', path, {
      ...body,
      templateIds: ['maintenance-repair-request'],
    })
    const nobody = await member.call('POST', path, { ...body, templateIds: ['rent-receipt'] })

    expect([first.statusCode, nobody.statusCode]).toEqual([422, 422])
    expect([first.json(), nobody.json()]).toMatchObject([
      { code: 'form-not-signable', errors: [{ field: 'templateIds' }] },
      { code: 'form-not-signable', detail: expect.stringMatching(/sign nothing in this packet/) },
    ])
  })

  test('an id with half of a surrogate pair is rejected by field', async () => {
    for (const [change, field] of [
      [{ templateIds: ['\ud800'] }, 'templateIds.0'],
      [{ propertyId: '\udfff' }, 'propertyId'],
      [{ applicationRequests: ['a\ud800'] }, 'applicationRequests.0'],
    ] as const) {
      const answer = await member.call('POST', path, { ...body, ...change })

      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ errors: [{ field }] })
    }
  })

  test('none of these requests created a packet', async () => {
    expect(await server.services.db.$count(packets)).toBe(0)
    expect(await server.services.db.$count(envelopes)).toBe(0)
  })
})

describe('a packet', () => {
  test('stores a copy of property, unit, residents and forms', async () => {
    const walk = await walkPacket(server, 'created')

    expect(await readPacketOf(walk)).toMatchObject({
      status: 'CREATED',
      formPacketName: 'Maple Street pets',
      property: { name: 'Maple Street Duplex', address: { city: 'Springfield' } },
      unit: { name: 'Unit A' },
      tenants: [
        { name: 'Maria Lopez', email: 'maria.lopez@example.com' },
        { name: 'John Park', email: 'john.park@example.com' },
      ],
      documents: [{ formId: 'pet-addendum', order: 0 }],
      initiator: { name: walk.member.name, email: walk.member.email },
      executionDate: null,
      archived: null,
    })
    expect(await server.eventsOf(packetStream(walk.groupId))).toEqual([
      'envelope.created',
      'packet.created',
    ])
  })

  test('is named after its first document by default', async () => {
    const walk = await walkPacket(server, 'created', undefined, {
      packetName: undefined,
      templateIds: ['lead-based-paint-disclosure', 'pet-addendum'],
    })
    const packet = await readPacketOf(walk)

    expect(packet.formPacketName).toBe(packet.documents[0]?.title)
    expect(packet.documents.map(({ formId }) => formId)).toEqual([
      'lead-based-paint-disclosure',
      'pet-addendum',
    ])
  })

  test('is in large print on request, private copies included', async () => {
    const walk = await walkPacket(server, 'created', undefined, {
      templateIds: ['rental-application', 'pet-addendum'],
      print: 'large',
    })
    const [envelope] = await server.services.db
      .select({ body: envelopes.body })
      .from(envelopes)
      .where(eq(envelopes.id, walk.groupId))

    expect(envelope?.body.documents.map(({ templateId }) => templateId)).toEqual([
      expect.stringMatching(/^rental-application@.*\/k2r1-large$/),
      expect.stringMatching(/^rental-application@.*\/k2r2-large$/),
      expect.stringMatching(/^pet-addendum@.*\/k2-large$/),
    ])
  })

  test('uses the variant for its number of residents, whichever is requested', async () => {
    const walk = await walkPacket(server, 'created', undefined, {
      templateIds: ['pet-addendum@2027-02/k4'],
    })
    const [envelope] = await server.services.db
      .select({ body: envelopes.body })
      .from(envelopes)
      .where(eq(envelopes.id, walk.groupId))

    expect(envelope?.body.documents.map(({ templateId }) => templateId)).toEqual([
      expect.stringMatching(/^pet-addendum@.*\/k2$/),
    ])
  })

  test('recognizes residents of earlier packets by their email, in any case', async () => {
    const owner = await server.asMember()
    const first = await readPacketOf(await walkPacket(server, 'created', owner))
    const again = { ...signerBody('Maria Elena', 'Lopez', 1), email: 'MARIA.LOPEZ@example.com' }
    const second = await readPacketOf(
      await walkPacket(server, 'created', owner, { signers: [again] }),
    )

    expect(second.tenants[0]?._id).toBe(first.tenants[0]?._id)
    expect(await server.services.db.$count(tenants, eq(tenants.ownerId, owner.userId))).toBe(2)
  })
})

describe('the same request', () => {
  test('with the same key returns the same packet, even hours later', async () => {
    const { first, second } = await createTwice({ key: 'one-key', waitMs: 3_600_000 / 2 })

    expect(second.json()).toEqual(first.json())
  })

  test('with the same key and another body is rejected', async () => {
    const { member: owner, wanted, first } = await createTwice({ key: 'other-body' })
    expect(first.statusCode).toBe(201)
    const answer = await create(owner, { ...wanted, packetName: 'Another' }, 'other-body')

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-request' })
  })

  test('without a key returns the same packet within ten seconds, and a new one after that', async () => {
    const within = await createTwice({ waitMs: 9_000 })
    expect(within.second.json()).toEqual(within.first.json())

    const after = await createTwice({ waitMs: 11_000 })
    expect(after.second.json()).not.toEqual(after.first.json())
  })

  test('without a key creates a new packet once the first one is being filled out', async () => {
    const walk = await walkPacket(server, 'filled')
    const answer = await create(walk.member, walk.body)

    expect(answer.statusCode).toBe(201)
    expect(answer.json()).not.toMatchObject({ documentGroupId: walk.groupId })
  })

  test('sent eight times at the same instant creates one packet', async () => {
    const owner = await server.asMember()
    const wanted = groupBody(owner, await addProperty(owner))
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(owner, wanted)))

    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await server.services.db.$count(packets, eq(packets.ownerId, owner.userId))).toBe(1)
  })

  test('with the same key and different bodies at the same instant is accepted once', async () => {
    const owner = await server.asMember()
    const wanted = groupBody(owner, await addProperty(owner))
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        create(owner, { ...wanted, packetName: `Packet ${index}` }, 'raced-key'),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 400, 400, 400, 400,
    ])
    expect(await server.services.db.$count(packets, eq(packets.ownerId, owner.userId))).toBe(1)
  })

  test('with the key of a request that failed half way gets its own documents', async () => {
    const owner = await server.asMember()
    const wanted = groupBody(owner, await addProperty(owner))
    const { signing } = server.services.ports
    const { createGroup } = signing
    signing.createGroup = async (input) => {
      await createGroup(input)
      throw new Error('The connection broke.')
    }
    const failed = await create(owner, { ...wanted, packetName: 'First' }, 'broken-key')
    signing.createGroup = createGroup
    expect(failed.statusCode).toBe(500)

    const answer = await create(owner, { ...wanted, packetName: 'Second' }, 'broken-key')
    const [packet] = await server.services.db
      .select()
      .from(packets)
      .where(eq(packets.ownerId, owner.userId))
    const [envelope] = await server.services.db
      .select()
      .from(envelopes)
      .where(eq(envelopes.id, answer.json().documentGroupId))
    expect([packet?.name, envelope?.body.name]).toEqual(['Second', 'Second'])
  })

  test('of a request that failed half way does not bring back the address of that time', async () => {
    const owner = await server.asMember()
    const property = await addProperty(owner)
    const wanted = groupBody(owner, property)
    const { signing } = server.services.ports
    const { createGroup } = signing
    signing.createGroup = async (input) => {
      await createGroup(input)
      throw new Error('The connection broke.')
    }
    await create(owner, wanted, 'moved-key')
    signing.createGroup = createGroup
    const address = { ...property.address, street: '999 Right Road' }
    await expectOk(
      owner.call('PUT', `/users/${owner.userId}/properties/${property._id}`, { address }),
    )

    const answer = await create(owner, wanted, 'moved-key')
    const [envelope] = await server.services.db
      .select()
      .from(envelopes)
      .where(eq(envelopes.id, answer.json().documentGroupId))
    expect(envelope?.body.premises).toContain('999 Right Road')
  })

  test('from another owner creates another packet', async () => {
    const [one, other] = await Promise.all([
      createTwice({ key: 'shared' }),
      createTwice({ key: 'shared' }),
    ])

    expect(one.first.json()).not.toEqual(other.first.json())
  })
})

async function createTwice({ key, waitMs = 0 }: { key?: string; waitMs?: number }) {
  const owner = await server.asMember()
  const wanted = groupBody(owner, await addProperty(owner))
  const first = await create(owner, wanted, key)
  server.clock.advance(waitMs)
  const second = await create(owner, wanted, key)

  return { member: owner, wanted, first, second }
}

function create(owner: Member, payload: object, key?: string) {
  return server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...owner.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  })
}

async function addHome(street: string, unitName: string) {
  const { property } = await expectOk<{ property: Property }>(
    member.call('POST', `/users/${member.userId}/properties`, {
      address: { street, city: 'Springfield', state: 'IL', zip: '62704' },
      units: [{ name: unitName }],
    }),
  )

  return { propertyId: property._id, unitId: property.units[0]?._id ?? '' }
}

/** From before such characters were refused. */
async function addOlderHome(street: string, unitName: string) {
  const { db } = server.services
  const home = await addHome('5 Elm Street', 'Unit A')
  await db.update(properties).set({ street }).where(eq(properties.id, home.propertyId))
  await db.update(units).set({ name: unitName }).where(eq(units.id, home.unitId))

  return home
}

function unitOf({ propertyId, unitId }: GroupBody) {
  return { propertyId, unitId }
}
