import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { executedFiles, mails, packets, signingInvites, unsealedFiles } from '@countersign/database'
import { unpackPdf } from '@countersign/pdf/testing/pdf-tools'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { completeRoom, visitOf } from './bin/demo/finish-room.ts'
import { copyPacket, type CopiedPacket } from './testing/copy-packet.ts'
import { expectExecutedOnce, readStatus } from './testing/expect-executed.ts'
import { startTestApp, type TestApp } from './testing/index.ts'
import { crashPoints, type CrashPoint } from './testing/crash-points.ts'
import { createCrashTestServers } from './testing/run-crash-tests.ts'
import {
  finishOwn,
  linkByCode,
  ownLink,
  residentInvites,
  roomOf,
  walkPacket,
} from './testing/walk-packet.ts'
import { createFolderFileStore } from './infrastructure/files/folder-file-store.ts'

/**
 * Real processes on real PostgreSQL, killed as `kill -9` kills, each at a step of its own of finishing
 * a packet of its own; then one process starts and finds what they all have left.
 */

const firstOfSealing = crashPoints.indexOf('in-the-seal')
let arranged: TestApp
let dataDir: string
let servers: ReturnType<typeof createCrashTestServers>
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-crash-'))
  arranged = await startTestApp()
  arranged.clock.advance(Date.now() - arranged.clock.now().getTime())
  servers = createCrashTestServers({ databaseUrl: arranged.databaseUrl, dataDir })
})
afterEach(() => servers.killAll())
afterAll(async () => {
  await arranged.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test(
  'after a server is killed before or after it commits the last signature, the next one makes exactly one file',
  { timeout: 120_000 },
  async () => {
    const walk = await walkPacket(arranged, 'residents-signed')
    await completeRoom(roomOf(arranged), visitOf(await ownLink(walk)))
    const doomed = await copyFor(crashPoints.slice(0, firstOfSealing), walk.groupId)
    for (const { packet, step } of doomed) {
      const server = startDoomed({ packet, step }, 'on')
      await finish(await server.ready, packet).catch(() => undefined)
      expect([step, await server.ended]).toEqual([step, 'SIGKILL'])
    }
    await expectUnfinished(doomed)

    const next = servers.start({ HTTP: 'on' })
    const address = await next.ready
    const uncounted = doomed.find(({ step }) => step === 'before-commit')
    expect((await finish(address, uncounted?.packet)).status).toBe(200)
    await expectAllExecuted(doomed)
    await next.stop()
  },
)

test(
  'after a worker is killed at each step of sealing, the next one makes exactly one file',
  { timeout: 120_000 },
  async () => {
    const walk = await walkPacket(arranged, 'residents-signed')
    await finishOwn(arranged, walk)
    const doomed = await copyFor(crashPoints.slice(firstOfSealing), walk.groupId)
    for (const { packet, step } of doomed) {
      expect([step, await startDoomed({ packet, step }, 'off').ended]).toEqual([step, 'SIGKILL'])
    }
    await expectUnfinished(doomed)

    const next = servers.start({ HTTP: 'off' })
    await next.ready
    await expectAllExecuted(doomed)
    await next.stop()
  },
)

test(
  'after a server is killed between each revision of a file and the row that names it, each signer is in the file once',
  { timeout: 120_000 },
  async () => {
    const walk = await walkPacket(arranged, 'sent')
    for (const { code } of await residentInvites(walk)) {
      await completeRoom(roomOf(arranged), visitOf(await linkByCode(arranged, code ?? '')))
    }
    const roles = ['TT1', 'TT2', 'LLSign'] as const
    const [packet] = await copyPacket(arranged.services.db, walk.groupId, { times: 1, roles })
    for (const role of ['TT1', 'TT2'] as const) {
      const doomed = servers.start({ HTTP: 'on', CRASH_POINT: 'after-the-file' })
      await finish(await doomed.ready, packet, role).catch(() => undefined)
      expect([role, await doomed.ended]).toEqual([role, 'SIGKILL'])
    }
    expect(await listKept(packet)).toEqual([])

    await completeRoom(roomOf(arranged), { token: packet?.tokens.LLSign ?? '', origin: {} })
    const next = servers.start({ HTTP: 'on' })
    expect((await finish(await next.ready, packet)).status).toBe(200)
    await expectExecutedOnce([packet?.groupId ?? ''], { db: arranged.services.db, dataDir })
    expect(await listRevisions(packet)).toEqual(['LLEdit', 'TT1', 'TT2', 'LLSign'])
    await next.stop()
  },
)

test(
  'while servers that send the planned reminders are killed, each signer is reminded exactly once',
  { timeout: 120_000 },
  async () => {
    const walks = await Promise.all([1, 2, 3, 4].map(() => walkPacket(arranged, 'sent')))
    const due = await makeRemindersDue(walks.map(({ groupId }) => groupId))
    expect(due).toHaveLength(8)

    const doomed = [1, 3].map((email) =>
      servers.start({ HTTP: 'off', REMIND: 'yes', CRASH_AT_EMAIL: String(email) }),
    )
    await Promise.race(doomed.map(({ ended }) => ended))
    const other = servers.start({ HTTP: 'off', REMIND: 'yes' })
    let isOver = false
    // The second may die with the other server's job: in production the next planned job follows.
    void Promise.all(doomed.map(({ ended }) => ended)).then(
      () => isOver || servers.start({ HTTP: 'off', REMIND: 'yes' }),
    )
    await expect
      .poll(() => countReminders(due), { timeout: 60_000 })
      .toEqual(due.map(() => 1))
      .finally(() => (isOver = true))

    await other.stop()
    servers.killAll()
    const before = await countCompleted('send-reminders')
    const last = servers.start({ HTTP: 'off', REMIND: 'yes' })
    await expect
      .poll(() => countCompleted('send-reminders'), { timeout: 60_000 })
      .toBeGreaterThan(before)
    expect(await countReminders(due)).toEqual(due.map(() => 1))
    await last.stop()
  },
)

interface Doomed {
  packet: CopiedPacket
  step: CrashPoint
}

/** A packet for each step. */
async function copyFor(steps: readonly CrashPoint[], groupId: string): Promise<Doomed[]> {
  const many = { times: steps.length, roles: ['LLSign'] as const }
  const copies = await copyPacket(arranged.services.db, groupId, many)

  return copies.flatMap((packet, index) => {
    const step = steps[index]
    return step ? [{ packet, step }] : []
  })
}

/** It makes the file of no other packet. */
function startDoomed({ packet, step }: Doomed, http: 'on' | 'off') {
  return servers.start({ HTTP: http, PACKET: packet.packetId, CRASH_POINT: step })
}

function finish(
  address: string | undefined,
  packet: CopiedPacket | undefined,
  role: 'TT1' | 'TT2' | 'LLSign' = 'LLSign',
): Promise<Response> {
  const headers = { authorization: `Bearer ${packet?.tokens[role]}` }

  return fetch(`${address}/api/signing-room/finish`, { method: 'POST', headers })
}

async function expectUnfinished(doomed: readonly Doomed[]): Promise<void> {
  for (const { packet } of doomed) {
    expect(await readStatus(arranged.services.db, packet.groupId)).toBe(
      'AWAITING_LANDLORD_SIGNATURE',
    )
  }
}

async function expectAllExecuted(doomed: readonly Doomed[]): Promise<void> {
  const groupIds = doomed.map(({ packet }) => packet.groupId)

  await expectExecutedOnce(groupIds, { db: arranged.services.db, dataDir })
}

/** The files that people still sign, by their rows. */
function listKept(packet: CopiedPacket | undefined) {
  return arranged.services.db
    .select({ sha256: unsealedFiles.sha256 })
    .from(unsealedFiles)
    .where(eq(unsealedFiles.envelopeId, packet?.groupId ?? ''))
}

/** After whom the executed file has a revision, by its own record. */
async function listRevisions(packet: CopiedPacket | undefined): Promise<string[]> {
  const [row] = await arranged.services.db
    .select({ sha256: executedFiles.sha256 })
    .from(executedFiles)
    .where(eq(executedFiles.packetId, packet?.packetId ?? ''))
  const pdf = await createFolderFileStore(path.join(dataDir, 'files')).read(row?.sha256 ?? '')
  const record = unpackPdf(pdf ?? new Uint8Array()).matchAll(/"after": "(\w+)",\s+"bytes"/g)

  return [...record].map(([, after = '']) => after)
}

/** The invites of these groups that wait for their residents. */
async function makeRemindersDue(
  groupIds: string[],
): Promise<{ packetId: string; email: string }[]> {
  const waiting = inArray(
    signingInvites.packetId,
    arranged.services.db
      .select({ id: packets.id })
      .from(packets)
      .where(inArray(packets.documentGroupId, groupIds)),
  )
  return arranged.services.db
    .update(signingInvites)
    .set({ nextReminderAt: new Date(Date.now() - 60_000) })
    .where(and(waiting, eq(signingInvites.status, 'pending')))
    .returning({ packetId: signingInvites.packetId, email: signingInvites.email })
}

function countReminders(invites: { packetId: string; email: string }[]): Promise<number[]> {
  return Promise.all(
    invites.map(({ packetId, email }) =>
      arranged.services.db.$count(
        mails,
        and(
          eq(mails.kind, 'reminder'),
          eq(mails.packetId, packetId),
          eq(mails.recipientEmail, email),
        ),
      ),
    ),
  )
}

async function countCompleted(queue: string): Promise<number> {
  const { rows } = await arranged.services.db.execute(
    sql`select 1 from jobs.job where name = ${queue} and state = 'completed'`,
  )
  return rows.length
}
