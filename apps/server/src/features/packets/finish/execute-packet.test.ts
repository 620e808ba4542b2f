import { executedFiles, mails, packets, unsealedFiles } from '@countersign/database'
import { checkStructure, readSignatures, extractText } from '@countersign/pdf/testing/pdf-tools'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileStore } from '../../../kernel/ports.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { StorageError } from '../../../kernel/storage-error.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  finishOwn,
  ownLink,
  readPacketOf,
  roomOf,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { executePacketJob } from './execute-packet.ts'
import { resumeUnfinished } from '../resume-unfinished.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/** A store whose disk is full while `full` is set, and can no longer read what is damaged. */
const disk = { full: false, kept: new Map<string, Uint8Array>(), damaged: new Set<string>() }
const files: FileStore = {
  async put(bytes) {
    if (disk.full) {
      throw new Error('ENOSPC: no space left on device')
    }
    disk.kept.set(sha256(bytes), bytes)
    return sha256(bytes)
  },
  async read(hash) {
    if (disk.damaged.has(hash)) {
      throw new StorageError('corrupt', `The stored file ${hash} is corrupt.`)
    }
    return disk.kept.get(hash)
  },
  remove: async (hash) => void disk.kept.delete(hash),
  check: async () => true,
}

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ files })
})
afterAll(() => server.stop())

function download({ member, groupId }: WalkedPacket) {
  return member.call('GET', `/esign/download-document/${groupId}`)
}

test('before the file is made, the error says what is missing', async () => {
  const words: Record<string, RegExp> = {
    created: /not filled out/,
    filled: /not paid and sent/,
    sent: /Maria Lopez \(Resident 1\) and John Park \(Resident 2\) must sign/,
    'residents-signed': /Olivia Owner \(Owner\/Agent\) must sign/,
    'owner-signed': /being sealed/,
  }
  for (const stage of ['created', 'filled', 'sent', 'residents-signed', 'owner-signed'] as const) {
    const answer = await download(await walkPacket(server, stage))

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'not-executed',
      detail: expect.stringMatching(words[stage] ?? /never/),
    })
  }
})

test('the executed file is sealed, and everyone is mailed a link to it', async () => {
  const walk = await walkPacket(server, 'residents-signed')
  await server.jobs.run()
  const before = server.mail.sent.length
  await finishOwn(server, walk)
  await server.jobs.run()
  const file = await download(walk)

  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('Maple Street pets.pdf'),
    'cache-control': 'private, no-store',
  })
  const seal = readSignatures(file.rawPayload)
  expect(seal).toMatch(/Signature is Valid/)
  expect(seal).toMatch(/Total document signed/)
  expect(checkStructure(file.rawPayload)).toMatch(/No syntax or stream encoding errors/)
  const text = extractText(file.rawPayload)
  for (const said of ['Maria Lopez', 'John Park', 'Olivia Owner', '412 Maple Street']) {
    expect(text).toContain(said)
  }
  const sent = server.mail.sent.slice(before)
  expect(sent.map(({ to, subject }) => [to.email, subject])).toEqual([
    ['maria.lopez@example.com', 'Signed by everyone: Pet Addendum for 412 Maple Street, Unit A'],
    ['john.park@example.com', 'Signed by everyone: Pet Addendum for 412 Maple Street, Unit A'],
    [walk.member.email, 'Signed by everyone: Pet Addendum for 412 Maple Street, Unit A'],
  ])
  expect(sent[0]?.text).toMatch(/\/sign\/status\?code=[0-9a-z]{26}\n/)
  expect(sent[2]?.text).toContain(`/legal-forms/view?documentGroupId=${walk.groupId}`)
  expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.downloaded')
})

test('an owner who finishes four times at the same instant gets one file and one mail per signer', async () => {
  const walk = await walkPacket(server, 'residents-signed')
  const visit = visitOf(await ownLink(walk))
  await completeRoom(roomOf(server), visit)
  await Promise.all(Array.from({ length: 4 }, () => roomOf(server).finish(visit)))
  const { _id } = await readPacketOf(walk)
  await Promise.all([1, 2, 3].map(() => executePacketJob.run(server.ctx, { packetId: _id })))
  await server.jobs.run()

  await expectExecutedOnce(walk)
})

test('with a full disk every signature still counts, and the job makes the file later', async () => {
  const walk = await walkPacket(server, 'owner-signed')
  const { _id } = await readPacketOf(walk)
  disk.full = true
  await expect(executePacketJob.run(server.ctx, { packetId: _id })).rejects.toThrow(/ENOSPC/)
  expect(await readPacketOf(walk)).toMatchObject({ sealing: true, executionDate: null })

  disk.full = false
  await executePacketJob.run(server.ctx, { packetId: _id })
  await expectExecutedOnce(walk)
})

test('a file that people still sign and that is damaged in the store is drawn again', async () => {
  const walk = await walkPacket(server, 'residents-signed')
  await server.jobs.run()
  const stored = await server.services.db
    .select({ sha256: unsealedFiles.sha256 })
    .from(unsealedFiles)
    .where(eq(unsealedFiles.envelopeId, walk.groupId))
  expect(stored).not.toEqual([])
  stored.forEach((file) => disk.damaged.add(file.sha256))
  await finishOwn(server, walk)
  await server.jobs.run()

  await expectExecutedOnce(walk)
})

test('a packet whose job was lost in a crash is resumed at the next start', async () => {
  const walk = await walkPacket(server, 'owner-signed')
  await server.services.db.execute('delete from test.jobs')
  await resumeUnfinished(server.ctx)
  await resumeUnfinished(server.ctx)
  await server.jobs.run()

  await expectExecutedOnce(walk)
})

test('a mail whose job was lost is sent at the next start', async () => {
  await walkPacket(server, 'sent')
  await server.services.db.execute('delete from test.jobs')
  const before = server.mail.sent.length
  await resumeUnfinished(server.ctx)
  await server.jobs.run()
  expect(server.mail.sent.length).toBe(before)

  server.clock.advance(180_000)
  await resumeUnfinished(server.ctx)
  await server.jobs.run()
  expect(server.mail.sent.length - before).toBeGreaterThanOrEqual(2)
  const ids = server.mail.sent.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a packet that is closed while its file is made gets no file and no email, and no error', async () => {
  const walk = await walkPacket(server, 'owner-signed')
  const { _id } = await readPacketOf(walk)
  const { db, ports } = server.services
  const { signing } = ports
  const { getExecutedFile } = signing
  signing.getExecutedFile = async (input) => {
    const file = await getExecutedFile(input)
    const closed = { archivedReason: 'canceled', archivedAt: new Date() } as const
    await db
      .update(packets)
      .set({ status: 'ARCHIVED', ...closed })
      .where(eq(packets.id, _id))
    return file
  }
  try {
    await executePacketJob.run(server.ctx, { packetId: _id })
  } finally {
    signing.getExecutedFile = getExecutedFile
  }

  const [packet] = await db.select().from(packets).where(eq(packets.id, _id))
  expect(packet).toMatchObject({ status: 'ARCHIVED', sealingProblem: null })
  expect(await db.$count(executedFiles, eq(executedFiles.packetId, _id))).toBe(0)
  expect(await db.$count(mails, and(eq(mails.packetId, _id), eq(mails.kind, 'executed')))).toBe(0)
  expect(await server.eventsOf(packetStream(walk.groupId))).not.toContain('packet.executed')
})

async function expectExecutedOnce(walk: WalkedPacket): Promise<void> {
  const packet = await readPacketOf(walk)
  expect(packet).toMatchObject({ status: 'FULLY_EXECUTED', sealing: false })
  const { db } = server.services
  expect(await db.$count(executedFiles, eq(executedFiles.packetId, packet._id))).toBe(1)

  const events = await server.eventsOf(packetStream(walk.groupId))
  expect(events.filter((type) => type === 'packet.owner-signed')).toHaveLength(1)
  expect(events.filter((type) => type === 'packet.executed')).toHaveLength(1)
  // Two invitations, one notice that a resident signed, the owner's turn, three signed copies.
  const copies = await db
    .select({ to: mails.recipientEmail })
    .from(mails)
    .innerJoin(packets, eq(packets.id, mails.packetId))
    .where(eq(packets.id, packet._id))
  expect(copies).toHaveLength(2 + 1 + 1 + 3)
}
