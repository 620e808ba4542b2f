import { events, executedFiles } from '@countersign/database'
import { verifySeal } from '@countersign/seal/verify/verify-seal'
import { startTimeStampAuthority } from '@countersign/seal/testing/test-time-stamp-authority'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sha256 } from '../../../kernel/sha256.ts'
import { StorageError } from '../../../kernel/storage-error.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { readPacketOf, walkPacket, type WalkedPacket } from '../../../testing/walk-packet.ts'
import { addTimeStampJob } from './add-time-stamp.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

const authority = startTimeStampAuthority()
const line = { isDown: true }
let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  server.services.ports.sealing.settings = {
    level: 'B-T',
    timeStampUrls: ['http://tsa.example/'],
    // So long that a busy machine does not pass for an authority that is away.
    timeoutMs: 60_000,
  }
  server.services.ports.sealing.ports.fetchTimeStamp = (...request) =>
    line.isDown
      ? Promise.reject(new Error('connect ECONNREFUSED'))
      : authority.fetchTimeStamp(...request)
})
beforeEach(() => {
  line.isDown = true
})
afterAll(async () => {
  authority.close()
  await server.stop()
})

test('without a time-stamp authority the packet is executed, and the time stamp is retried', async () => {
  const walk = await walkPacket(server, 'executed')
  const before = await fileOf(walk)
  expect(before.verdict).toMatchObject({ verdict: 'genuine', level: 'B-B' })

  for (const minutes of [1, 2, 4]) {
    server.clock.advance(minutes * 60_000)
    await server.jobs.run()
    const [job] = await server.jobs.waiting()
    expect(job).toMatchObject({ name: 'add-time-stamp' })
    expect((await fileOf(walk)).sha256).toBe(before.sha256)
  }

  line.isDown = false
  server.clock.advance(8 * 60_000)
  await server.jobs.run()
  const after = await fileOf(walk)
  expect(after.verdict).toMatchObject({ verdict: 'genuine', level: 'B-T', trustedTime: true })
  expect(after.bytes.subarray(0, before.bytes.length).equals(before.bytes)).toBe(true)
  expect(await server.jobs.waiting()).toEqual([])
  expect(await stampEvents(walk)).toEqual([
    expect.objectContaining({
      sha256: after.sha256,
      previousSha256: before.sha256,
      level: 'B-T',
      timeStampedAt: after.verdict.timeStamps[0]?.at,
    }),
  ])
})

test.each([
  ['is missing in the file store', () => Promise.resolve(undefined)],
  [
    'cannot be read for a long time',
    () => Promise.reject(new StorageError('unavailable', 'The bucket is away.')),
  ],
])('a file that %s gets its time stamp later', async (_what, read) => {
  const walk = await walkPacket(server, 'executed')
  line.isDown = false
  const away = vi.spyOn(server.services.ports.files, 'read').mockImplementation(read)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    server.clock.advance(2 ** attempt * 60_000)
    await server.jobs.run()
  }
  away.mockRestore()
  expect((await fileOf(walk)).verdict.timeStamps).toEqual([])
  server.clock.advance(8 * 60_000)
  await server.jobs.run()

  expect((await fileOf(walk)).verdict.timeStamps).toHaveLength(1)
})

test('running the job twice adds one time stamp', async () => {
  const walk = await walkPacket(server, 'executed')
  const { _id: packetId } = await readPacketOf(walk)
  line.isDown = false
  await Promise.all([1, 2].map(() => addTimeStampJob.run(server.ctx, { packetId, attempt: 0 })))
  await addTimeStampJob.run(server.ctx, { packetId, attempt: 0 })

  expect((await fileOf(walk)).verdict.timeStamps).toHaveLength(1)
  expect(await stampEvents(walk)).toHaveLength(1)
})

test('with a time-stamp authority the seal has a time stamp from the start', async () => {
  line.isDown = false
  const walk = await walkPacket(server, 'executed')
  const { verdict } = await fileOf(walk)

  expect(verdict).toMatchObject({ level: 'B-T', timeStamps: [{ kind: 'signature' }] })
  expect(await stampEvents(walk)).toEqual([])
})

test('a packet that is not executed or does not exist is skipped', async () => {
  const { _id: packetId } = await readPacketOf(await walkPacket(server, 'created'))
  const nobody = '00000000-0000-4000-8000-000000000000'

  for (const id of [packetId, nobody]) {
    await expect(addTimeStampJob.run(server.ctx, { packetId: id, attempt: 3 })).resolves.toBe(
      undefined,
    )
  }
})

async function fileOf({ member, groupId }: WalkedPacket) {
  const answer = await member.call('GET', `/esign/download-document/${groupId}`)
  const bytes = answer.rawPayload
  const [row] = await server.services.db
    .select()
    .from(executedFiles)
    .where(eq(executedFiles.sha256, sha256(bytes)))
  expect(row?.bytes).toBe(bytes.length)

  const roots = await server.services.ports.authority.rootPems()
  const verdict = verifySeal(bytes, roots, { timeStampRoots: [authority.rootPem] })
  return { bytes, sha256: sha256(bytes), verdict }
}

async function stampEvents({ groupId }: WalkedPacket) {
  const rows = await server.services.db
    .select({ data: events.data })
    .from(events)
    .where(and(eq(events.stream, packetStream(groupId)), eq(events.type, 'packet.time-stamped')))
  return rows.map(({ data }) => data)
}
