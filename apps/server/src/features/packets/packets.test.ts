import { packets } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  readPacketOf,
  signerBody,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

interface Page {
  packets: Packet[]
  next: string | null
}

const nothing = { packets: [], next: null, counts: { 'needs-you': 0, waiting: 0, done: 0 } }

function list(member: Member, query = ''): Promise<Page> {
  return expectOk<Page>(member.call('GET', `/legal-form-packets${query}`))
}

async function namesOf(member: Member, query: string): Promise<string[]> {
  return (await list(member, query)).packets.map(({ formPacketName }) => formPacketName)
}

describe('the list', () => {
  let member: Member
  let walks: WalkedPacket[]
  beforeAll(async () => {
    member = await server.asMember()
    walks = []
    for (const [packetName, templateIds, signers] of [
      ['100% Pets', ['pet-addendum'], [signerBody('Maria', 'Lopez', 1)]],
      [
        'Lead_paint',
        ['lead-based-paint-disclosure'],
        [{ ...signerBody('José', 'Núñez', 2), email: 'jose@example.com' }],
      ],
      ['Renewal', ['lease-renewal', 'pet-addendum'], [signerBody('Ann', "O'Neil", 3)]],
    ] as const) {
      walks.push(
        await walkPacket(server, 'created', member, {
          packetName,
          templateIds: [...templateIds],
          signers: [...signers],
        }),
      )
    }
  })

  test('is empty for another owner, with any filter', async () => {
    const other = await server.asMember()
    const property = walks[0]?.property._id
    const tenant = (await list(member)).packets[0]?.tenants[0]?._id

    expect(await list(other)).toEqual(nothing)
    expect(await list(other, `?propertyId=${property}`)).toEqual(nothing)
    expect(await list(other, `?tenantId=${tenant}`)).toEqual(nothing)
  })

  test.each([
    ['limit', '?limit=0'],
    ['limit', '?limit=101'],
    ['limit', '?limit=many'],
    ['after', '?after=somewhere'],
    ['searchTerm', `?searchTerm=${'a'.repeat(201)}`],
  ])('rejects an invalid %s (%s)', async (field, query) => {
    const answer = await member.call('GET', `/legal-form-packets${query}`)

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ field }] })
  })

  test('is empty for malformed ids', async () => {
    expect(await list(member, '?propertyId=not-an-id')).toEqual(nothing)
    expect(await list(member, '?tenantId=1%27%20or%201=1')).toEqual(nothing)
  })

  test('is sorted newest first, and pagination is stable when packets are added', async () => {
    const first = await list(member, '?limit=2')
    expect(first.packets.map(({ formPacketName }) => formPacketName)).toEqual([
      'Renewal',
      'Lead_paint',
    ])
    const added = await walkPacket(server, 'created', member, { packetName: 'Added' })

    const second = await list(member, `?limit=2&after=${first.next}`)
    expect(second).toMatchObject({ packets: [{ formPacketName: '100% Pets' }], next: null })
    await server.services.db
      .update(packets)
      .set({ searchText: 'gone', categories: [] })
      .where(eq(packets.documentGroupId, added.groupId))
  })

  test.each([
    ['by name', 'renew', ['Renewal']],
    ['by resident, without their case', 'MARIA LOPEZ', ['100% Pets']],
    ['by resident with accents', 'núñez', ['Lead_paint']],
    ['by address of mail', "ann.o'neil@", ['Renewal']],
    ['by form', 'pet addendum', ['Renewal', '100% Pets']],
    ['by address and unit', '412 maple street, unit a', ['Renewal', 'Lead_paint', '100% Pets']],
    ['with a percent sign as it is', '100%', ['100% Pets']],
    ['with an underscore as it is', 'd_p', ['Lead_paint']],
    ['with words in any order', 'maria pets', ['100% Pets']],
    ['by resident, without the accents', 'jose nunez', ['Lead_paint']],
    ['by parts of words', 'enew addend', ['Renewal']],
    ['never by words that it does not have', 'pets ann', []],
    ['by the label of the status', 'created lead', ['Lead_paint']],
    ['by phone as people write it', '(217) 555-0102', ['Lead_paint']],
    ['with spaces around', '  renewal ', ['Renewal']],
  ])('can be searched %s', async (_how, term, names) => {
    expect(await namesOf(member, `?searchTerm=${encodeURIComponent(term)}`)).toEqual(names)
  })

  test('can be filtered by category, property and resident', async () => {
    const { packets: all } = await list(member)
    const lead = all.find(({ formPacketName }) => formPacketName === 'Lead_paint')

    expect(await namesOf(member, '?category=Lease%20Addenda')).toEqual(['Renewal', '100% Pets'])
    expect(await namesOf(member, '?category=Nothing')).toEqual([])
    expect(await namesOf(member, `?propertyId=${lead?.property._id}`)).toEqual(['Lead_paint'])
    expect(await namesOf(member, `?tenantId=${lead?.tenants[0]?._id}`)).toEqual(['Lead_paint'])
  })
})

describe('one packet', () => {
  test('is not found by a malformed id', async () => {
    const answer = await (
      await server.asMember()
    ).call('GET', '/legal-form-packets/group/not-an-id')

    expect(answer.json()).toMatchObject({ status: 404, code: 'packet-not-found' })
  })

  test('returns 304 to a poll with its ETag until it changes', async () => {
    const walk = await walkPacket(server, 'filled')
    const url = `/api/legal-form-packets/group/${walk.groupId}`
    const first = await server.app.inject({ url, headers: walk.member.headers })
    const etag = String(first.headers.etag)
    const poll = (known = etag) =>
      server.app.inject({ url, headers: { ...walk.member.headers, 'if-none-match': known } })

    for (const same of [await poll(), await poll(`W/${etag}`)]) {
      expect(same.statusCode).toBe(304)
      expect(same.body).toBe('')
      expect(same.headers.etag).toBe(etag)
    }

    await walk.member.call('POST', '/payments', { documentGroupId: walk.groupId })
    await walk.member.call('POST', '/esign/send-for-signature', { docGroupId: walk.groupId })
    const moved = await poll()
    expect(moved.statusCode).toBe(200)
    expect(moved.json()).toMatchObject({ packet: { status: 'AWAITING_TENANT_SIGNATURE' } })
  })

  test('does not reveal another owner’s packet by its ETag', async () => {
    const walk = await walkPacket(server, 'created')
    const url = `/api/legal-form-packets/group/${walk.groupId}`
    const { headers } = await server.app.inject({ url, headers: walk.member.headers })
    const other = await server.asMember()
    const answer = await server.app.inject({
      url,
      headers: { ...other.headers, 'if-none-match': String(headers.etag) },
    })

    expect(answer.statusCode).toBe(404)
  })
})

describe('the history', () => {
  test('describes each event with its actor, in pages', async () => {
    const walk = await walkPacket(server, 'executed')
    const path = `/legal-form-packets/group/${walk.groupId}/events`
    const first = await expectOk<{ events: Told[]; next: string }>(
      walk.member.call('GET', `${path}?limit=5`),
    )
    const rest = await expectOk<{ events: Told[]; next: null }>(
      walk.member.call('GET', `${path}?after=${first.next}`),
    )
    const all = [...first.events, ...rest.events]
    const told = all.filter(({ type }) => !type.startsWith('mail.'))
    const mailed = all.filter(({ type }) => type.startsWith('mail.')).map(({ words }) => words)

    expect(first.events).toHaveLength(5)
    expect(rest.next).toBeNull()
    expect(told).toMatchObject([
      { words: 'Created the packet', actor: 'Olivia Owner (Owner/Agent)' },
      { words: 'Started filling out the documents' },
      { words: 'Finished filling out the documents' },
      { words: 'Sent the packet to Maria Lopez and John Park' },
      { words: 'Opened the signing link', actor: 'Maria Lopez (Resident 1)' },
      { words: 'Agreed to use electronic records and signatures' },
      { words: 'Confirmed having read a document', actor: 'Maria Lopez (Resident 1)' },
      { words: 'Signed', actor: 'Maria Lopez (Resident 1)' },
      { words: 'Opened the signing link', actor: 'John Park (Resident 2)' },
      { words: 'Agreed to use electronic records and signatures' },
      { words: 'Confirmed having read a document', actor: 'John Park (Resident 2)' },
      { words: 'Signed', actor: 'John Park (Resident 2)' },
      { words: 'All residents have signed', actor: 'Countersign' },
      { words: 'Signed as Owner/Agent', actor: 'Olivia Owner (Owner/Agent)' },
      { words: 'Sealed and stored the signed file', actor: 'Countersign' },
    ])
    expect(mailed).toContain(
      'Sent the email with the signed copy to John Park (accepted by the mail server)',
    )
  })
})

interface Told {
  type: string
  words: string
}

describe('archiving', () => {
  test('an unfinished packet is rejected', async () => {
    const walk = await walkPacket(server, 'sent')
    const answer = await walk.member.call(
      'POST',
      `/legal-form-packets/group/${walk.groupId}/archive`,
    )

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'invalid-state' })
  })

  test('an executed packet keeps its file, and archiving is idempotent', async () => {
    const walk = await walkPacket(server, 'executed')
    const archive = () =>
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/archive`)
    const first = await expectOk(archive())

    expect(first).toMatchObject({
      packet: { status: 'ARCHIVED', archived: { reason: 'archived' } },
    })
    expect(await expectOk(archive())).toEqual(first)
    expect(await readPacketOf(walk)).toMatchObject({ executionDate: expect.any(String) })
    const file = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
    expect(file.statusCode).toBe(200)
    const events = await server.eventsOf(packetStream(walk.groupId))
    expect(events.filter((type) => type === 'packet.archived')).toHaveLength(1)
  })
})
