import { events, executedFiles, mails, packets } from '@countersign/database'
import { and, count, countDistinct, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { completeRoom, visitOf } from './bin/demo/finish-room.ts'
import { createPgBossJobs } from './infrastructure/jobs/pg-boss-jobs.ts'
import { registerJobs } from './bootstrap/jobs.ts'
import { copyPacket, type CopiedPacket } from './testing/copy-packet.ts'
import { startTestApp, type TestApp } from './testing/index.ts'
import { linkByCode, ownLink, residentInvites, roomOf, walkPacket } from './testing/walk-packet.ts'
import { packetStream } from './kernel/events/event-stream.ts'

/** Many packets at once on real PostgreSQL and real jobs: repeated requests count once. */

/** PACKETS=100 for more races of the same kind. */
const times = Number(process.env.PACKETS ?? 12)
const seals: string[] = []
let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  const { ports } = server.services
  ports.jobs = createPgBossJobs({
    databaseUrl: server.databaseUrl,
    log: server.ctx.log,
    context: () => server.ctx,
  })
  registerJobs(ports.jobs)
  await ports.jobs.start()
  const seal = ports.signing.getExecutedFile
  ports.signing.getExecutedFile = async (input) => {
    const file = await seal(input)
    seals.push(input.groupId)
    return file
  }
})
afterAll(async () => {
  await server.services.ports.jobs.stop()
  await server.stop()
})

test('of many packets whose residents finish at the same instant, each one notifies its owner once', async () => {
  const walk = await walkPacket(server, 'sent')
  for (const { code } of await residentInvites(walk)) {
    await completeRoom(roomOf(server), visitOf(await linkByCode(server, code ?? '')))
  }
  const roles = ['TT1', 'TT2'] as const
  const copies = await copyPacket(server.services.db, walk.groupId, { times, roles })
  await Promise.all(copies.flatMap((copy) => roles.map((role) => finish(copy, role))))

  expect(await countPackets(copies, 'AWAITING_LANDLORD_SIGNATURE')).toBe(times)
  expect(await countEvents(copies, 'packet.resident-signed')).toEqual([2 * times, times])
  expect(await countEvents(copies, 'packet.residents-signed')).toEqual([times, times])
  expect(await countMails(copies, 'your-turn')).toBe(times)
})

test('owners who finish twice, many at the same instant, get one seal, one file and one mail each', async () => {
  const walk = await walkPacket(server, 'residents-signed')
  await completeRoom(roomOf(server), visitOf(await ownLink(walk)))
  const copies = await copyPacket(server.services.db, walk.groupId, { times, roles: ['LLSign'] })
  await Promise.all(copies.flatMap((copy) => [finish(copy, 'LLSign'), finish(copy, 'LLSign')]))
  await vi.waitFor(async () => expect(await countPackets(copies, 'FULLY_EXECUTED')).toBe(times), {
    timeout: 60_000,
    interval: 250,
  })

  const groups = copies.map(({ groupId }) => groupId)
  expect(seals.filter((groupId) => groups.includes(groupId)).toSorted()).toEqual(groups.toSorted())
  expect(await countFiles(copies)).toEqual({ rows: times, files: times })
  expect(await countEvents(copies, 'packet.owner-signed')).toEqual([times, times])
  expect(await countEvents(copies, 'packet.executed')).toEqual([times, times])
  expect(await countMails(copies, 'executed')).toBe(3 * times)
})

function finish({ tokens }: CopiedPacket, role: 'TT1' | 'TT2' | 'LLSign') {
  return roomOf(server).finish({ token: tokens[role] ?? '', origin: { ip: '127.0.0.1' } })
}

function countPackets(
  copies: CopiedPacket[],
  status: 'AWAITING_LANDLORD_SIGNATURE' | 'FULLY_EXECUTED',
) {
  const ids = copies.map(({ packetId }) => packetId)

  return server.services.db.$count(
    packets,
    and(inArray(packets.id, ids), eq(packets.status, status)),
  )
}

/** Events, and packets that have them. */
async function countEvents(copies: CopiedPacket[], type: string): Promise<number[]> {
  const streams = copies.map(({ groupId }) => packetStream(groupId))
  const [row] = await server.services.db
    .select({ all: count(), streams: countDistinct(events.stream) })
    .from(events)
    .where(and(inArray(events.stream, streams), eq(events.type, type)))

  return [row?.all ?? 0, row?.streams ?? 0]
}

function countMails(copies: CopiedPacket[], kind: string): Promise<number> {
  const ids = copies.map(({ packetId }) => packetId)

  return server.services.db.$count(mails, and(inArray(mails.packetId, ids), eq(mails.kind, kind)))
}

async function countFiles(copies: CopiedPacket[]) {
  const ids = copies.map(({ packetId }) => packetId)
  const [row] = await server.services.db
    .select({ rows: count(), files: countDistinct(executedFiles.sha256) })
    .from(executedFiles)
    .where(inArray(executedFiles.packetId, ids))

  return row
}
