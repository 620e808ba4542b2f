import { events, executedFiles, packets } from '@countersign/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeRoom, visitOf } from '../../bin/demo/finish-room.ts'
import { findChainBreak } from '../../testing/find-chain-break.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  finishOwn,
  invitesOf,
  linkByCode,
  readPacketOf,
  residentInvites,
  roomOf,
  signerBody,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { raceRounds, raceTimeout } from '../../testing/race-rounds.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('two residents who finish at the same instant both count, and the owner is notified once', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const walk = await walkPacket(server, 'sent')
    const visits = await readyToFinish(walk)
    await Promise.all(visits.map((visit) => roomOf(server).finish(visit)))

    expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_LANDLORD_SIGNATURE' })
    expect((await invitesOf(walk)).map(({ status }) => status)).toEqual([
      'signed',
      'signed',
      'pending',
    ])
    const types = await server.eventsOf(packetStream(walk.groupId))
    expect(types.filter((type) => type === 'packet.resident-signed')).toHaveLength(2)
    expect(types.filter((type) => type === 'packet.residents-signed')).toHaveLength(1)
  }
})

test(
  'four residents, then two co-owners, who finish at the same instant give one seal',
  async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      const signers = ['Maria', 'John', 'Lena', 'Omar'].map((name, index) =>
        signerBody(name, 'Lopez', index + 1),
      )
      const owners = [signerBody('Sam', 'Ellis', 8), signerBody('Ada', 'Ellis', 9)]
      const walk = await walkPacket(server, 'sent', undefined, { signers, owners })
      const finishAll = async (roles: readonly string[]) => {
        const visits = await readyToFinish(walk, roles)
        await Promise.all(visits.map((visit) => roomOf(server).finish(visit)))
      }
      await finishAll(['TT1', 'TT2', 'TT3', 'TT4'])
      await finishAll(['LL2', 'LL3'])
      await finishOwn(server, walk)
      await Promise.all([server.jobs.run(), server.jobs.run()])

      expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
      const types = await server.eventsOf(packetStream(walk.groupId))
      const counted = ['packet.residents-signed', 'packet.owner-signed', 'packet.executed']
      expect(counted.map((type) => types.filter((each) => each === type).length)).toEqual([1, 1, 1])
      expect(types.filter((type) => type === 'packet.resident-signed')).toHaveLength(6)
      expect(await findExecutedFiles(walk)).toBe(1)
    }
  },
  raceTimeout,
)

function findExecutedFiles({ groupId }: WalkedPacket): Promise<number> {
  const { db } = server.services
  const packetIds = db
    .select({ id: packets.id })
    .from(packets)
    .where(eq(packets.documentGroupId, groupId))
  return db.$count(
    executedFiles,
    and(inArray(executedFiles.packetId, packetIds), eq(executedFiles.audience, 'everyone')),
  )
}

/** Each waits for the packet with a connection of the pool, which has ten. */
const many = 30

test('a discarded packet that is restored many times at once stops nobody', async () => {
  const walk = await walkPacket(server, 'created')
  await post(walk, 'discard')
  const answers = await Promise.all(Array.from({ length: many }, () => post(walk, 'restore')))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(many).fill(200))
})

test('a packet whose answers are changed many times at once stops nobody', async () => {
  const walk = await walkPacket(server, 'filled')
  const answers = await Promise.all(
    Array.from({ length: many }, () => post(walk, 'change-answers')),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(many).fill(200))
})

test('a packet that is canceled while a resident finishes is either canceled or signed, never both', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await readyToFinish(walk)
    if (!maria) {
      throw new Error('There is nobody to race with.')
    }
    const [signed] = await Promise.allSettled([
      roomOf(server).finish(maria),
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
        reason: 'Wrong unit.',
      }),
    ])
    await server.jobs.run()

    const [invite] = await invitesOf(walk)
    expect(invite?.status).toBe(signed.status === 'fulfilled' ? 'signed' : 'canceled')
    expect(await readPacketOf(walk)).toMatchObject({ status: 'ARCHIVED' })
    expect(await server.services.ports.signing.readGroup({ groupId: walk.groupId })).toMatchObject({
      state: 'canceled',
    })
  }
})

test('an owner who signs and cancels at the same instant gets one of the two', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const walk = await walkPacket(server, 'residents-signed')
    await Promise.allSettled([
      finishOwn(server, walk),
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
        reason: 'Wrong unit.',
      }),
    ])
    await server.jobs.run()

    const packet = await readPacketOf(walk)
    const group = await server.services.ports.signing.readGroup({ groupId: walk.groupId })
    expect([packet.status, group.state]).toEqual(
      packet.status === 'FULLY_EXECUTED'
        ? ['FULLY_EXECUTED', 'complete']
        : ['ARCHIVED', 'canceled'],
    )
  }
})

test('concurrent events form one hash chain', async () => {
  const walk = await walkPacket(server, 'sent')
  const codes = (await residentInvites(walk)).map(({ code }) => code ?? '')
  await Promise.all([...codes, ...codes, ...codes].map((code) => linkByCode(server, code)))
  const visits = await readyToFinish(walk)
  await Promise.all(visits.map((visit) => roomOf(server).finish(visit)))

  const rows = await server.services.db
    .select()
    .from(events)
    .where(eq(events.stream, packetStream(walk.groupId)))
    .orderBy(asc(events.seq))
  expect(rows.length).toBeGreaterThan(20)
  expect(findChainBreak(rows)).toBeUndefined()
})

/** Everything done but the last click. Default: both residents. */
async function readyToFinish(walk: WalkedPacket, roles: readonly string[] = ['TT1', 'TT2']) {
  const invites = (await invitesOf(walk)).filter(({ role }) => roles.includes(role))

  return Promise.all(
    invites.map(async ({ code }) => {
      const visit = visitOf(await linkByCode(server, code ?? ''))
      await completeRoom(roomOf(server), visit)
      return visit
    }),
  )
}

function post({ member, groupId }: WalkedPacket, action: string) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/${action}`)
}
