import { photoLimits } from '@countersign/answers/photo-limits'
import type { Answer } from '@countersign/answers/answer'
import type { Problem } from '@countersign/contract/schemas/problem'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { envelopes, events } from '@countersign/database'
import { makePng } from '@countersign/pdf/testing/make-png'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishRoom, visitOf } from '../../bin/demo/finish-room.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  finishOwn,
  linkByCode,
  ownLink,
  residentInvites,
  roomOf,
  signByCode,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'

const owners = 'd1/LLEdit.photos'
const rooms = 'd1/LLEdit.rooms'
const kind = 'd1/LLEdit.inspectionType'
const first = 'd1/TT1.photos'
const second = 'd1/TT2.photos'
const templateIds = ['move-in-move-out-inspection']

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a file that is no photo is refused in words, and nothing is kept', async () => {
  const { token } = await openFill()
  const refused = [
    ['%PDF-1.7', /not a photo/],
    ['\0\0\0\u0018ftypheic\0\0\0\0', /HEIC/],
  ] as const
  for (const [text, message] of refused) {
    const answer = await send(token, { answerKey: owners }, Buffer.from(text, 'latin1'))

    expect(answer.statusCode).toBe(422)
    expect(answer.json<Problem>().errors?.[0]?.message).toMatch(message)
  }
  expect((await read(token)).answers[owners]).toBeUndefined()
})

test('a photo needs its room, and goes only into an answer of one’s own that takes photos', async () => {
  const { token } = await openFill()

  for (const answerKey of [first, 'd1/LLEdit.rooms', 'nothing']) {
    expect((await send(token, { answerKey })).statusCode).toBe(422)
  }
  expect((await send(token, { answerKey: owners, about: ' ' })).statusCode).toBe(422)
})

test('an answer cannot name photos that this person did not add', async () => {
  const { token } = await openFill()
  const { answers } = (await send(token, { answerKey: owners })).json<Room>()
  const added = photosOf(answers[owners])
  const invented = added.map((photo) => ({ ...photo, sha256: 'f'.repeat(64) }))

  for (const value of [invented, [...added, ...added], [{ ...added[0], width: 9 }], ['text']]) {
    expect((await save(token, { [owners]: value })).statusCode).toBe(422)
  }
  expect(
    (await save(token, { [owners]: added.map((photo) => ({ ...photo, about: 'Hall' })) }))
      .statusCode,
  ).toBe(200)
})

test('the name of a room that cannot be printed is refused before the photo is kept', async () => {
  const { token } = await openFill()
  for (const about of ['🍳', '\u202eabc', '\ud83d', 'ก']) {
    const answer = await send(token, { answerKey: owners, about })

    expect(answer.statusCode).toBe(422)
    expect(answer.json<Problem>().errors?.[0]?.message).toMatch(/cannot be printed/)
    expect((await read(token)).answers[owners]).toBeUndefined()
  }
  const { answers } = (await send(token, { answerKey: owners })).json<Room>()
  const renamed = photosOf(answers[owners]).map((photo) => ({ ...photo, about: 'ก' }))
  expect((await save(token, { [owners]: renamed })).statusCode).toBe(422)
})

test('there is a number of photos that nobody exceeds', async () => {
  const walk = await walkPacket(server, 'sent', undefined, { templateIds })
  const { token } = await openAsResident(walk)
  await send(token, { answerKey: first })
  await copyPhotos(walk, 11)

  expect((await send(token, { answerKey: first }, picture(1))).statusCode).toBe(200)
  const late = await send(token, { answerKey: first }, picture(2))
  expect(late.json<Problem>().errors?.[0]?.message).toMatch(/room for 12 photos/)
})

test('a photo is seen by those who see its form, and by nobody else', async () => {
  const walk = await walkPacket(server, 'sent', undefined, { templateIds })
  const resident = await openAsResident(walk)
  const { answers } = (await send(resident.token, { answerKey: first })).json<Room>()
  const path = `/photos/${photosOf(answers[first])[0]?.sha256 ?? ''}`
  const stranger = await openFill()

  expect((await get(stranger.token, path)).statusCode).toBe(404)
  expect((await get('nonsense', path)).statusCode).toBe(404)
  const other = await openAsResident(walk, 1)
  const shown = await get(other.token, path)
  expect(shown.headers['content-type']).toMatch(/image\/jpeg/)
  expect(shown.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
})

test('once the packet is canceled, nobody sees its photos any more', async () => {
  const walk = await walkPacket(server, 'sent', undefined, { templateIds })
  const { token } = await openAsResident(walk)
  const { answers } = (await send(token, { answerKey: first })).json<Room>()
  const path = `/photos/${photosOf(answers[first])[0]?.sha256 ?? ''}`
  expect((await get(token, path)).statusCode).toBe(200)
  await expectOk(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
      reason: 'Wrong unit.',
    }),
  )

  expect((await get(token, path)).json<Problem>()).toMatchObject({
    status: 410,
    code: 'packet-closed',
  })
})

test('a removed photo can be restored, until this person has signed', async () => {
  const walk = await walkPacket(server, 'sent', undefined, { templateIds })
  const { token } = await openAsResident(walk)
  const { answers } = (await send(token, { answerKey: first })).json<Room>()
  const added = photosOf(answers[first])

  await save(token, { [first]: null })
  expect((await read(token)).answers[first]).toBeUndefined()
  await save(token, { [first]: added })
  expect((await read(token)).answers[first]).toEqual(added)
  const invites = await residentInvites(walk)
  const link = await linkByCode(server, invites[0]?.code ?? '')
  await finishRoom(roomOf(server), link)
  const signed = visitOf(link)
  expect((await send(signed.token, { answerKey: first })).statusCode).toBeGreaterThanOrEqual(400)
  expect((await save(signed.token, { [first]: null })).statusCode).toBeGreaterThanOrEqual(400)
})

test('the hash of an added photo is part of the record, and the same photo again changes nothing', async () => {
  const { token, groupId } = await openFill()
  await send(token, { answerKey: owners })
  const once = await read(token)
  await send(token, { answerKey: owners })
  const twice = await read(token)
  const [photo] = photosOf(once.answers[owners])
  const recorded = await server.services.db
    .select({ data: events.data })
    .from(events)
    .where(eq(events.stream, packetStream(groupId)))

  expect(twice.answers[owners]).toEqual(once.answers[owners])
  expect(photo).toMatchObject({ about: 'Kitchen', width: 40, height: 30 })
  expect(JSON.stringify(recorded).split(String(photo?.sha256))).toHaveLength(2)
})

test('two residents who rate and add photos at the same time both keep what they gave', async () => {
  const walk = await walkPacket(server, 'sent', undefined, { templateIds })
  const [one, two] = [await openAsResident(walk), await openAsResident(walk, 1)]
  const given = [
    ...(await Promise.all([
      send(one.token, { answerKey: first }, picture(1)),
      send(two.token, { answerKey: second }, picture(5)),
      save(one.token, { 'd1/TT1.rooms': [{ rating: 'poor', remark: 'A burn mark' }] }),
    ])),
    ...(await Promise.all([
      send(one.token, { answerKey: first }, picture(2)),
      send(two.token, { answerKey: second }, picture(6)),
      save(two.token, { 'd1/TT2.rooms': [{}, { rating: 'agree' }] }),
    ])),
  ]
  const room = await read(one.token)

  expect(given.map(({ statusCode }) => statusCode)).toEqual(given.map(() => 200))
  expect(photosOf(room.answers[first])).toHaveLength(2)
  expect(photosOf(room.answers[second])).toHaveLength(2)
  expect(room.answers['d1/TT1.rooms']).toMatchObject([{ rating: 'poor', remark: 'A burn mark' }])
  expect(room.answers['d1/TT2.rooms']).toMatchObject([{}, { rating: 'agree' }])
})

test('a photo that is added after somebody has signed changes nothing of what they signed', async () => {
  const walk = await walkPacket(server, 'sent', undefined, { templateIds })
  const invites = await residentInvites(walk)
  const one = await openAsResident(walk)
  await send(one.token, { answerKey: first })
  const link = await linkByCode(server, invites[0]?.code ?? '')
  await finishRoom(roomOf(server), link)
  const signed = await read(visitOf(link).token)
  const record = await recordOf(walk.groupId, 'TT1')

  const two = await openAsResident(walk, 1)
  expect((await send(two.token, { answerKey: second }, picture(9))).statusCode).toBe(200)
  const after = await read(visitOf(link).token)
  const { [second]: added, ...others } = after.answers

  expect(photosOf(added)).toHaveLength(1)
  expect(after.state).toBe('finished')
  expect(others).toEqual(signed.answers)
  expect(await recordOf(walk.groupId, 'TT1')).toEqual(record)
})

test('a revised inspection keeps the owner’s photos, which can be changed as before', async () => {
  const walk = await walkPacket(server, 'created', undefined, { templateIds })
  const { token } = visitOf(await ownLink(walk))
  const { answers } = (await send(token, { answerKey: owners })).json<Room>()
  await finishOwn(server, walk)
  await expectOk(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
      reason: 'Wrong unit.',
    }),
  )
  const { documentGroupId: groupId } = await expectOk<{ documentGroupId: string }>(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/revise`),
  )
  const revised = visitOf(await ownLink({ ...walk, groupId }))
  const photos = photosOf((await read(revised.token)).answers[owners])

  expect(photos).toEqual(photosOf(answers[owners]))
  expect((await get(revised.token, `/photos/${photos[0]?.sha256 ?? ''}`)).statusCode).toBe(200)
  const renamed = photos.map((photo) => ({ ...photo, about: 'Hall' }))
  expect((await save(revised.token, { [owners]: renamed })).statusCode).toBe(200)
})

test('a move-in that is used again for the move-out has its rooms, and beside them what was signed', async () => {
  const walk = await walkPacket(server, 'created', undefined, { templateIds })
  const { token } = visitOf(await ownLink(walk))
  await send(token, { answerKey: owners })
  const before = (await read(token)).answers[rooms]
  const rated = photosOf(before).map((row) => ({ ...row, moveInCondition: 'good' }))
  await save(token, { [rooms]: [...rated, { room: 'Attic', item: 'Floor' }], [kind]: 'moveIn' })
  await executeFilled(walk)
  const body = { ...walk.body, packetName: 'Move-out', prefillFrom: walk.groupId }
  const { documentGroupId: groupId } = await expectOk<{ documentGroupId: string }>(
    walk.member.call('POST', '/esign/create-document-group', body),
  )
  const again = visitOf(await ownLink({ ...walk, groupId }))
  const { answers } = await read(again.token)

  expect(answers).not.toHaveProperty([owners])
  expect(answers[rooms]).toEqual([...photosOf(before), { room: 'Attic', item: 'Floor' }])
  await save(again.token, { [kind]: 'moveOut' })
  expect((await read(again.token)).answers['d1/LLEdit.moveInRecord']).toMatch(/signed by everyone/)
})

test('the largest file that is accepted is as large as the limit says', async () => {
  const { token } = await openFill()
  const answer = await send(
    token,
    { answerKey: owners },
    Buffer.alloc(photoLimits.fileBytes + 2_000_000),
  )

  expect(answer.statusCode).toBe(413)
})

/** From what the owner has answered until everyone has signed. */
async function executeFilled(walk: WalkedPacket): Promise<void> {
  await finishOwn(server, walk)
  await expectOk(walk.member.call('POST', '/payments', { documentGroupId: walk.groupId }))
  await expectOk(
    walk.member.call('POST', '/esign/send-for-signature', { docGroupId: walk.groupId }),
  )
  for (const { code } of await residentInvites(walk)) {
    await signByCode(server, code ?? '')
  }
  await finishOwn(server, walk)
  await server.jobs.run()
}

async function openFill() {
  const walk = await walkPacket(server, 'created', undefined, { templateIds })
  return { token: visitOf(await ownLink(walk)).token, groupId: walk.groupId }
}

async function openAsResident(walk: WalkedPacket, index = 0) {
  const invites = await residentInvites(walk)
  return { token: visitOf(await linkByCode(server, invites[index]?.code ?? '')).token }
}

/** As if the first resident had added so many photos, which look alike. */
async function copyPhotos({ groupId }: WalkedPacket, count: number): Promise<void> {
  const { db } = server.services
  const copyOf = <Photo extends object>(photo: Photo, index: number) => ({
    ...photo,
    sha256: String(index).padStart(64, '0'),
  })
  for (const { body } of await db.select().from(envelopes).where(eq(envelopes.id, groupId))) {
    const places = Array.from({ length: count }, (_, index) => index)
    const [photo] = body.photos ?? []
    const [shown] = photosOf(body.values[first])
    const photos = photo && places.map((index) => copyOf(photo, index))
    const values = shown && { ...body.values, [first]: places.map((at) => copyOf(shown, at)) }
    const changed = { ...body, ...(photos && { photos }), ...(values && { values }) }
    await db.update(envelopes).set({ body: changed }).where(eq(envelopes.id, groupId))
  }
}

function picture(seed = 0): Buffer {
  return Buffer.from(makePng({ width: 40, height: 30, pixel: (x) => [seed * 20, x * 6, 90, 255] }))
}

/** What this person did, as it is recorded. */
async function recordOf(groupId: string, role: string) {
  const recorded = await server.services.db
    .select({ type: events.type, data: events.data })
    .from(events)
    .where(eq(events.stream, packetStream(groupId)))
  return recorded.filter(({ data }) => JSON.stringify(data).includes(`"${role}"`))
}

function photosOf(answer: Answer | undefined) {
  return Array.isArray(answer)
    ? answer.flatMap((row) => (typeof row === 'object' ? [row] : []))
    : []
}

function send(
  token: string,
  { answerKey, about = 'Kitchen' }: { answerKey: string; about?: string },
  payload = picture(),
) {
  return server.app.inject({
    method: 'POST',
    url: `/api/signing-room/photos?${new URLSearchParams({ answerKey, about })}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload,
  })
}

function save(token: string, answers: Record<string, unknown>) {
  return server.app.inject({
    method: 'PATCH',
    url: '/api/signing-room/answers',
    headers: { authorization: `Bearer ${token}` },
    payload: { answers },
  })
}

function get(token: string, path: string) {
  return server.app.inject({
    url: `/api/signing-room${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
}

async function read(token: string): Promise<Room> {
  return (await get(token, '')).json<Room>()
}
