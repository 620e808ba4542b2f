import type { Problem } from '@countersign/contract/schemas/problem'
import { consentVersion } from '@countersign/contract/rules/consent-version'
import type { Room, RoomChanges } from '@countersign/contract/schemas/signing-room/room'
import type {
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  historyOf,
  linkByCode,
  ownLink,
  readPacketOf,
  residentInvites,
  roomOf,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { sampleMarks } from '@countersign/answers/sample-answer'
import { completeRoom, visitOf } from '../../bin/demo/finish-room.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

describe('the fill session', () => {
  test('cannot be finished while answers are missing', async () => {
    const walk = await walkPacket(server, 'created', undefined, {
      templateIds: ['residential-lease'],
    })
    const { token, view } = await openOwn(walk)
    expect(view.missing.length).toBeGreaterThan(0)
    const answer = await callRoom(token, 'POST', '/finish')

    expect(answer.statusCode).toBe(422)
    expect(answer.json<Problem>().errors?.map(({ field }) => field)).toEqual(view.missing)
    expect(await readPacketOf(walk)).toMatchObject({ status: 'IN_PROGRESS' })
  })

  test('belongs to the last opened tab, and can be finished once', async () => {
    const walk = await walkPacket(server, 'created')
    const one = visitOf(await ownLink(walk))
    await callRoom(one.token, 'GET', '')
    const other = visitOf(await ownLink(walk))
    const refused = [
      await callRoom(one.token, 'GET', '/presence?page=3'),
      await callRoom(one.token, 'GET', ''),
      await callRoom(one.token, 'PATCH', '/answers', { answers: {} }),
      await callRoom(one.token, 'POST', '/finish'),
    ]

    expect(refused.map((answer) => answer.json<Problem>().code)).toEqual(
      refused.map(() => 'room-taken-over'),
    )
    expect((await callRoom(other.token, 'GET', '/presence?page=3')).json()).toEqual({
      present: true,
    })
    await completeRoom(roomOf(server), other)
    const twice = await Promise.all([
      callRoom(other.token, 'POST', '/finish'),
      callRoom(other.token, 'POST', '/finish'),
    ])
    expect(twice.map((answer) => answer.json<Room>().state)).toEqual(['finished', 'finished'])
    expect((await callRoom(one.token, 'GET', '')).json<Room>().state).toBe('finished')
    const events = await server.eventsOf(packetStream(walk.groupId))
    expect(events.filter((type) => type === 'packet.filled')).toHaveLength(1)
  })
})

test('a page of an earlier release is told to load itself anew', async () => {
  const { token } = await openOwn(await walkPacket(server, 'created'))

  for (const path of ['/presence', '/presence?page=2']) {
    expect((await callRoom(token, 'GET', path)).json().code).toBe('room-taken-over')
  }
})

describe('a resident’s session', () => {
  test('returns documents as PDFs, and 404 for others', async () => {
    const { token, view } = await openResident(await walkPacket(server, 'sent'))
    const [document] = view.documents
    const file = await callRoom(token, 'GET', `/documents/${document?.documentId}`)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

    expect((await callRoom(token, 'GET', '/documents/d99')).statusCode).toBe(404)
  })

  test('reads a document’s text form by form, and once only while it is the same', async () => {
    const { token, view } = await openResident(await walkPacket(server, 'sent'))
    const path = `/documents/${view.documents[0]?.documentId}/text`
    const text = await callRoom(token, 'GET', path)
    const etag = String(text.headers.etag)

    expect(JSON.stringify(view)).not.toContain('"reading"')
    expect(text.json<RoomDocument>()).toMatchObject(view.documents[0] ?? {})
    expect(text.json<RoomDocument>().reading.length).toBeGreaterThan(0)
    expect(text.headers['cache-control']).toBe('private, no-cache')
    expect(
      (await callRoom(token, 'GET', path, undefined, { 'if-none-match': etag })).statusCode,
    ).toBe(304)
    expect((await callRoom(token, 'GET', '/documents/d99/text')).statusCode).toBe(404)
  })

  test('gets back from each mark what it has changed, and nothing of the room', async () => {
    const { token, view } = await openResident(await walkPacket(server, 'sent'))
    const { person, consent } = view
    const body = { version: consent.version, language: 'en-US' }
    const consented = await expectOk<RoomChanges>(callRoom(token, 'POST', '/consent', body))
    expect(Object.keys(consented).toSorted()).toEqual(['consent', 'revision', 'since'])
    const adopted = await expectOk<RoomChanges>(
      callRoom(token, 'POST', '/adopt', sampleMarks(person.name)),
    )
    const place = (await readFields(token, view)).find(
      ({ mine, type }) => mine && type === 'signature',
    )
    const answerKey = place?.answerKey ?? ''
    const sign = () => callRoom(token, 'POST', '/places', { answerKey, signed: true })

    const signed = await expectOk<RoomChanges>(sign())
    expect(signed).toEqual({
      since: adopted.revision,
      revision: adopted.revision + 1,
      signed: { [answerKey]: 'signature' },
      missing: view.missing.filter((key) => key !== answerKey),
    })
    // The answer got lost, and the page sends the mark again.
    const { revision } = signed
    expect(await expectOk<RoomChanges>(sign())).toEqual({ since: revision, revision })
  })

  test('records origin and device of the signature', async () => {
    const walk = await walkPacket(server, 'sent')
    const { token } = await openResident(walk)
    await server.app.inject({
      method: 'POST',
      url: '/api/signing-room/consent',
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'A phone',
        'x-time-zone': 'America/Chicago',
      },
      payload: { version: consentVersion, language: 'en-US' },
      remoteAddress: '203.0.113.7',
    })
    const { rows } = await server.services.db.execute(
      `select actor, personal -> 'origin' -> 'values' as origin, time_zone from events
       where stream = '${packetStream(walk.groupId)}' and type = 'envelope.consented'`,
    )

    expect(rows).toEqual([
      {
        actor: 'resident:TT1',
        origin: { ip: '203.0.113.7', userAgent: 'A phone' },
        time_zone: 'America/Chicago',
      },
    ])
  })
})

test('reading a document to its end is recorded once', async () => {
  const walk = await walkPacket(server, 'sent')
  const { token } = await openResident(walk)
  const markRead = (documentId: string) => callRoom(token, 'POST', `/documents/${documentId}/read`)
  expect((await markRead('d9')).json()).toMatchObject({ code: 'form-not-found' })

  expect((await markRead('d1')).statusCode).toBe(200)
  expect((await markRead('d1')).statusCode).toBe(200)
  expect((await expectOk<Room>(callRoom(token, 'GET', ''))).read).toEqual(['d1'])
  expect((await wordsOf(walk)).filter(([, words]) => words.includes('to its end'))).toEqual([
    ['Maria Lopez (Resident 1)', 'Viewed a document to its end'],
  ])
})

describe('a resident’s message to the owner', () => {
  test('has one of three types, and a question has a text', async () => {
    const { token } = await openResident(await walkPacket(server, 'sent'))
    for (const body of [
      {},
      { about: 'gossip' },
      { about: 'question' },
      { about: 'question', words: ' ' },
    ]) {
      expect((await callRoom(token, 'POST', '/messages', body)).statusCode).toBe(422)
    }
  })

  test('is recorded and mailed once, and the packet continues', async () => {
    const walk = await walkPacket(server, 'sent')
    const { token } = await openResident(walk)
    await server.jobs.run()
    const before = server.mail.sent.length
    await expectOk(callRoom(token, 'POST', '/messages', { about: 'paper' }))
    await expectOk(callRoom(token, 'POST', '/messages', { about: 'paper' }))
    const asked = { about: 'question', words: 'Is heat <included>?' }
    const { told, state } = await expectOk<Room>(callRoom(token, 'POST', '/messages', asked))
    await server.jobs.run()

    expect(state).toBe('open')
    expect(told).toEqual({ paperAt: expect.any(String), questionAt: expect.any(String) })
    const mails = server.mail.sent.slice(before)
    expect(mails.map(({ to, subject }) => [to.email, subject])).toEqual([
      [walk.member.email, 'Maria Lopez asks for paper: Pet Addendum for 412 Maple Street, Unit A'],
      [walk.member.email, 'Maria Lopez has a question: Pet Addendum for 412 Maple Street, Unit A'],
    ])
    expect(mails[1]?.text).toContain('Is heat <included>?')
    expect(mails[1]?.replyTo).toEqual({ name: 'Maria Lopez', email: 'maria.lopez@example.com' })
    expect(await wordsOf(walk)).toEqual(
      expect.arrayContaining([
        ['Maria Lopez (Resident 1)', 'Asked to sign on paper'],
        ['Maria Lopez (Resident 1)', 'Asked: Is heat <included>?'],
      ]),
    )
    expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
  })

  test('“This isn’t me” ends only that link, and the owner can make a new one', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria, john] = await residentInvites(walk)
    const { token } = await openResident(walk)
    await expectOk(callRoom(token, 'POST', '/messages', { about: 'not-me' }))
    await server.jobs.run()

    const old = await server.app.inject({
      url: `/api/signing-invites/embedded-link/${maria?.code}`,
    })
    expect(old.json()).toMatchObject({ code: 'wrong-recipient' })
    expect((await linkByCode(server, john?.code ?? '')).length).toBeGreaterThan(0)
    expect(server.mail.sent.at(-1)).toMatchObject({
      to: { email: walk.member.email },
      subject:
        'The link for Maria Lopez reached someone else: Pet Addendum for 412 Maple Street, Unit A',
      replyTo: undefined,
    })

    const before = server.mail.sent.length
    server.clock.advance(1000)
    const wanted = { documentGroupId: walk.groupId, role: 'TT1', email: maria?.email }
    const { invite } = await expectOk<{ invite: { code: string } }>(
      walk.member.call('POST', '/signing-invites', wanted),
    )
    await server.jobs.run()
    expect(invite.code).not.toBe(maria?.code)
    expect(server.mail.sent).toHaveLength(before)
    const right = visitOf(await linkByCode(server, invite.code)).token
    expect(await expectOk<Room>(callRoom(right, 'GET', ''))).toMatchObject({ state: 'open' })
    expect(await expectOk<Room>(callRoom(token, 'GET', ''))).toMatchObject({
      state: 'wrong-recipient',
    })
  })
})

describe('a copy after signing', () => {
  test('is available to a resident who has signed, and not before', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria, john] = await residentInvites(walk)
    const copy = (code: string | null | undefined) =>
      server.app.inject({ url: `/api/signing-invites/signed-copy/code/${code}` })
    expect((await copy('unknown')).json()).toMatchObject({ code: 'invite-not-found' })
    expect((await copy(maria?.code)).json()).toMatchObject({ code: 'not-your-turn' })

    const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
    await completeRoom(roomOf(server), visit)
    await expectOk(callRoom(visit.token, 'POST', '/finish'))
    const file = await copy(maria?.code)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await copy(john?.code)).statusCode).toBe(409)

    const reason = 'Sold.'
    await expectOk(
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, { reason }),
    )
    await server.jobs.run()
    expect((await copy(maria?.code)).json()).toMatchObject({ code: 'packet-closed' })
  })
})

describe('the owner’s session', () => {
  test('can decline too; the residents are mailed, the owner is not', async () => {
    const walk = await walkPacket(server, 'residents-signed')
    await server.jobs.run()
    const before = server.mail.sent.length
    const { token } = await openOwn(walk)
    await expectOk(callRoom(token, 'POST', '/decline', { reason: 'Sold the house.' }))
    await server.jobs.run()

    expect(await readPacketOf(walk)).toMatchObject({
      status: 'ARCHIVED',
      archived: { reason: 'declined', words: 'Sold the house.' },
    })
    expect(server.mail.sent.slice(before).map(({ to }) => to.email)).toEqual([
      'maria.lopez@example.com',
      'john.park@example.com',
    ])
  })
})

async function readFields(token: string, { documents }: Room): Promise<RoomField[]> {
  const texts = await Promise.all(
    documents.map(({ documentId }) =>
      expectOk<RoomDocument>(callRoom(token, 'GET', `/documents/${documentId}/text`)),
    ),
  )
  return texts.flatMap(({ fields }) => fields)
}

async function openOwn(walk: WalkedPacket) {
  const { token } = visitOf(await ownLink(walk))

  return { token, view: await expectOk<Room>(callRoom(token, 'GET', '')) }
}

async function openResident(walk: WalkedPacket) {
  const [maria] = await residentInvites(walk)
  const { token } = visitOf(await linkByCode(server, maria?.code ?? ''))

  return { token, view: await expectOk<Room>(callRoom(token, 'GET', '')) }
}

async function wordsOf(walk: WalkedPacket): Promise<[string, string][]> {
  return (await historyOf(walk)).map(({ actor, words }) => [actor, words])
}

function callRoom(
  token: string | undefined,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  return server.app.inject({
    method,
    url: `/api/signing-room${path}`,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body ? { payload: body } : {}),
  })
}
