import { isTable, type TableRow } from '@countersign/answers/answer'
import type { Problem } from '@countersign/contract/schemas/problem'
import type { Property } from '@countersign/contract/schemas/properties'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { makePng } from '@countersign/pdf/testing/make-png'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import {
  addProperty,
  advancePacket,
  finishOwn,
  linkByCode,
  ownLink,
  residentInvites,
  roomOf,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'

const templateIds = ['move-in-move-out-inspection']
const type = 'd1/LLEdit.inspectionType'
const rooms = 'd1/LLEdit.rooms'
const source = 'd1/LLEdit.moveInRecord'
const oldPhotos = 'd1/LLEdit.moveInPhotos'

let server: TestApp
let member: Member
let home: Property
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

describe('A move-in inspection in a home of its own', () => {
  beforeEach(async () => {
    member = await server.asMember()
    home = await addProperty(member)
  })

  test('only a signed move-in inspection of the same home and owner is offered', async () => {
    await moveIn({ name: 'Not signed yet', to: 'residents-signed', photos: false })
    await moveIn({ name: 'Other unit', unit: 1, photos: false })
    await moveIn({ name: 'A move-out', type: 'moveOut', photos: false })
    const other = await server.asMember()
    await walkPacket(server, 'executed', other, { templateIds })

    const { token } = await create()
    const room = await answer(token, { [type]: 'moveOut' })

    expect(room.earlierInspections ?? []).toEqual([])
    expect(room.continued).toBeUndefined()
    expect(room.answers[source]).toBeUndefined()
    expect(rowsOf(room)[0]?.['moveInCondition'] ?? null).toBeNull()
  })

  test('the owner may start without the record, choose another one, or go back to move-in', async () => {
    const older = await moveIn({ name: 'First tenancy', photos: false })
    const newer = await moveIn({ name: 'Second tenancy', rating: 'good' })
    const { token } = await create()
    const begun = await answer(token, { [type]: 'moveOut' })
    expect(begun.earlierInspections?.map(({ name }) => name)).toEqual([
      'Second tenancy',
      'First tenancy',
    ])
    expect(begun.continued?.groupId).toBe(newer.groupId)
    await answer(token, {
      [rooms]: rowsOf(begun).with(0, { ...rowsOf(begun)[0], moveOutNote: 'Clean' }),
    })

    const chosen = await choose(token, older.groupId)
    expect(rowsOf(chosen)[0]).toMatchObject({ moveInCondition: 'fair', moveOutNote: 'Clean' })

    const empty = await choose(token, null)
    expect(empty.continued).toBeNull()
    expect(rowsOf(empty)[0]).toEqual({
      room: 'Entry',
      item: 'Walls and ceiling',
      moveOutNote: 'Clean',
    })
    expect(rowsOf(empty).some(({ room }) => room === 'Garden')).toBe(false)
    expect(empty.answers).not.toHaveProperty([oldPhotos])
    expect((await answer(token, { [type]: 'moveOut' })).continued).toBeNull()

    await choose(token, newer.groupId)
    const back = await answer(token, { [type]: 'moveIn' })
    expect(back.continued).toBeUndefined()
    expect(back.answers).not.toHaveProperty([source])
    expect(rowsOf(back)[0]).not.toHaveProperty('moveInCondition')
  })

  test('a record of somebody else, and one chosen by a resident or at move-in, is refused', async () => {
    const other = await moveIn({ unit: 1, photos: false })
    const { token } = await create()
    expect((await post(token, { groupId: null })).statusCode).toBe(422)
    await answer(token, { [type]: 'moveOut' })
    expect((await post(token, { groupId: other.groupId })).statusCode).toBe(422)

    const sent = await walkPacket(server, 'sent', member, { templateIds })
    const resident = await openAsResident(sent)
    expect((await post(resident, { groupId: null })).statusCode).toBe(409)
  })
})

describe('The move-in inspection of Maria', () => {
  let groupId: string
  beforeAll(async () => {
    member = await server.asMember()
    home = await addProperty(member)
    groupId = (await moveIn({ name: 'Move-in of Maria' })).groupId
  })

  test('ratings, notes, residents’ words and photos of the move-in come in beside those of the move-out', async () => {
    const { token } = await create()
    const asked = await read(token)
    expect(asked.earlierInspections).toMatchObject([{ groupId, name: 'Move-in of Maria' }])
    expect(rowsOf(asked)[0]).not.toHaveProperty('moveInCondition')

    const room = await answer(token, { [type]: 'moveOut' })
    const rows = rowsOf(room)
    expect(room.continued).toEqual({ groupId, rows: { [rooms]: rows.length } })
    expect(room.answers[source]).toMatch(
      /^“Move-in of Maria”, signed by everyone on .*\. Remarks of Resident 2 \(John Park\): The gate squeaks\.$/,
    )
    expect(rows[0]).toMatchObject({ room: 'Entry', moveInCondition: 'fair' })
    expect(rows[0]?.['moveInNote']).toBe(
      'Two nail holes. Maria Lopez: Poor, A burn mark. John Park: Agree.',
    )
    expect(rows.at(-1)).toMatchObject({ room: 'Garden', item: 'Fence', moveInCondition: 'good' })
    expect(room.answers[oldPhotos]).toMatchObject([{ about: 'Entry' }, { about: 'Kitchen' }])
    expect(room.missing).not.toContain(oldPhotos)
  })

  test('what was signed cannot be changed, and what is absent of it is put back', async () => {
    const { token } = await create()
    const rows = rowsOf(await answer(token, { [type]: 'moveOut' }))

    const refused = [
      rows.with(0, { ...rows[0], moveInCondition: 'new' }),
      rows.with(-1, { ...rows.at(-1), item: 'Gate' }),
      [...rows, { room: 'Attic', item: 'Floor', moveInCondition: 'good' }],
      null,
    ]
    for (const value of refused) {
      const response = await patch(token, { [rooms]: value })
      expect(response.statusCode).toBe(422)
      expect(response.json<Problem>().errors?.[0]?.message).toMatch(/earlier inspection/)
    }
    expect((await patch(token, { [oldPhotos]: null })).statusCode).toBe(422)
    expect((await patch(token, { [source]: 'Another' })).statusCode).toBe(422)

    const late = rows
      .slice(0, 2)
      .map(({ room, item }) => ({ room, item, moveOutCondition: 'poor' }))
    const saved = rowsOf(await answer(token, { [rooms]: late }))
    expect(saved).toHaveLength(rows.length)
    expect(saved[0]).toMatchObject({ moveInCondition: 'fair', moveOutCondition: 'poor' })
  })

  test('what somebody has typed in its place is not replaced unless they choose the record', async () => {
    const { token } = await create()
    const typed = [{ room: 'Entry', item: 'Walls and ceiling', moveInCondition: 'new' }]
    await answer(token, { [rooms]: typed })
    const room = await answer(token, { [type]: 'moveOut' })

    expect(room.continued).toBeUndefined()
    expect(rowsOf(room)[0]).toMatchObject({ moveInCondition: 'new' })
    expect(rowsOf(await choose(token, groupId))[0]).toMatchObject({ moveInCondition: 'fair' })
  })

  test('a new move-in takes over the rooms of the home, and nothing that was said of them', async () => {
    const { token } = await create()
    const rows = rowsOf(await read(token))

    expect(rows[0]).toEqual({ room: 'Entry', item: 'Walls and ceiling' })
    expect(rows.at(-1)).toEqual({ room: 'Garden', item: 'Fence' })
  })
})

interface MoveIn {
  name?: string
  unit?: number
  type?: string
  rating?: string
  to?: 'residents-signed' | 'executed'
  photos?: boolean
}

/** An inspection of two residents who rate, remark and, if nothing else is said, add photos. */
async function moveIn({ rating = 'fair', to = 'executed', photos = true, ...change }: MoveIn = {}) {
  const { walk, token } = await create(change)
  const first = rowsOf(await read(token)).map(({ room = '', item = '' }) => ({ room, item }))
  const rated = first.with(0, {
    ...{ room: 'Entry', item: 'Walls and ceiling' },
    ...{ moveInCondition: rating, moveInNote: 'Two nail holes' },
  })
  const garden = { room: 'Garden', item: 'Fence', moveInCondition: 'good' }
  await answer(token, {
    [type]: change.type ?? 'moveIn',
    [rooms]: [...rated.filter(({ room }) => room !== 'Garden'), garden],
  })
  if (photos) {
    await addPhoto(token, 'd1/LLEdit.photos', 'Entry')
  }
  await finishOwn(server, walk)
  await advancePacket(server, walk, { from: 'filled', to: 'sent' })

  const maria = await openAsResident(walk)
  await answer(maria, { 'd1/TT1.rooms': [{ rating: 'poor', remark: 'A burn mark' }] })
  if (photos) {
    await addPhoto(maria, 'd1/TT1.photos', 'Kitchen')
  }
  const john = await openAsResident(walk, 1)
  await answer(john, {
    'd1/TT2.rooms': [{ rating: 'agree' }],
    'd1/TT2.inspectionNotes': 'The gate squeaks',
  })
  await advancePacket(server, walk, { from: 'sent', to })
  return walk
}

async function create({ name, unit = 0 }: Pick<MoveIn, 'name' | 'unit'> = {}) {
  const walk = await walkPacket(server, 'created', member, {
    templateIds,
    propertyId: home._id,
    unitId: home.units[unit]?._id ?? '',
    ...(name && { packetName: name }),
  })
  return { walk, token: visitOf(await ownLink(walk)).token }
}

async function openAsResident(walk: WalkedPacket, index = 0): Promise<string> {
  const invites = await residentInvites(walk)
  const visit = visitOf(await linkByCode(server, invites[index]?.code ?? ''))
  const view = await roomOf(server).open(visit)
  await roomOf(server).consent(visit, { version: view.consent.version, language: 'en-US' })
  return visit.token
}

async function addPhoto(token: string, answerKey: string, about: string) {
  const shade = answerKey.length + about.length
  const png = makePng({ width: 40, height: 30, pixel: (x) => [shade, x * 6, 90, 255] })
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/signing-room/photos?${new URLSearchParams({ answerKey, about })}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(png),
  })
  expect(response.statusCode).toBe(200)
}

function rowsOf({ answers }: Room): TableRow[] {
  const rows = answers[rooms]
  return rows !== undefined && isTable(rows) ? rows : []
}

async function answer(token: string, answers: Record<string, unknown>): Promise<Room> {
  const response = await patch(token, answers)
  expect(response.json()).not.toHaveProperty('errors')
  return read(token)
}

async function choose(token: string, groupId: string | null): Promise<Room> {
  const response = await post(token, { groupId })
  expect(response.statusCode).toBe(200)
  return read(token)
}

function patch(token: string, answers: Record<string, unknown>) {
  return call(token, { method: 'PATCH', url: '/answers', payload: { answers } })
}

function post(token: string, payload: { groupId: string | null }) {
  return call(token, { method: 'POST', url: '/inspection', payload })
}

async function read(token: string): Promise<Room> {
  return (await call(token, { method: 'GET', url: '' })).json<Room>()
}

function call(
  token: string,
  { url, ...request }: { method: 'GET' | 'POST' | 'PATCH'; url: string; payload?: object },
) {
  return server.app.inject({
    ...request,
    url: `/api/signing-room${url}`,
    headers: { authorization: `Bearer ${token}` },
  })
}
