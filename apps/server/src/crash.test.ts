import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { executedFiles, mails, packets } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { completeRoom, visitOf } from './demo/finish-room.ts'
import { createFolderFileStore } from './files/folder-file-store.ts'
import { startTestApp, type TestApp } from './testing/index.ts'
import { finishOwn, ownLink, roomOf, walkPacket, type WalkedPacket } from './testing/walk-packet.ts'

/** Real processes on real PostgreSQL, killed as `kill -9` kills, at each step of finishing. */

const program = fileURLToPath(new URL('./testing/mortal-server.ts', import.meta.url))
const running = new Set<ChildProcess>()
let arranged: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-crash-'))
  arranged = await startTestApp()
  arranged.clock.advance(Date.now() - arranged.clock.now().getTime())
})
// Whoever outlived a failed test would do the next one's work.
afterEach(() => running.forEach((child) => void child.kill('SIGKILL')))
afterAll(async () => {
  await arranged.stop()
  await rm(folder, { recursive: true, force: true })
})

test.each(['before-commit', 'after-commit', 'in-the-seal', 'after-the-file', 'before-the-status'])(
  'a server that is killed %s makes the one file after its restart',
  { timeout: 60_000 },
  async (step) => {
    const walk = await walkPacket(arranged, 'residents-signed')
    const visit = visitOf(await ownLink(walk))
    await completeRoom(roomOf(arranged), visit)
    await arranged.jobs.run()

    const mortal = start({ DIE_AT: step, DOORS: 'open' })
    await finish(await mortal.ready, visit.token).catch(() => undefined)
    expect(await mortal.ended).toBe('SIGKILL')
    expect(await standsAt(walk)).toBe('AWAITING_LANDLORD_SIGNATURE')

    const next = start({ DOORS: 'open' })
    const address = await next.ready
    if (step === 'before-commit') {
      await finish(address, visit.token)
    }
    await expectExecutedOnce(walk)
    await next.stop()
  },
)

test.each(['in-the-seal', 'after-the-file', 'before-the-status'])(
  'a worker that is killed %s leaves the one file to the next worker',
  { timeout: 60_000 },
  async (step) => {
    const walk = await walkPacket(arranged, 'residents-signed')
    await finishOwn(arranged, walk)
    await arranged.house.db.execute(`delete from test_jobs where name = 'execute-packet'`)
    await arranged.jobs.run()

    const mortal = start({ DIE_AT: step, DOORS: 'none' })
    expect(await mortal.ended).toBe('SIGKILL')
    expect(await standsAt(walk)).toBe('AWAITING_LANDLORD_SIGNATURE')

    const next = start({ DOORS: 'none' })
    await next.ready
    await expectExecutedOnce(walk)
    await next.stop()
  },
)

function start(settings: Record<string, string>) {
  const child = fork(program, {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: arranged.databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ...settings,
    },
  })
  running.add(child)
  const ended = new Promise<string | null>((resolve) =>
    child.once('exit', (_code, signal) => {
      running.delete(child)
      resolve(signal)
    }),
  )
  const ready = new Promise<string>((resolve) =>
    child.once('message', (said) => {
      resolve(typeof said === 'object' && 'address' in said ? String(said.address) : '')
    }),
  )

  return { ready, ended, stop: () => (child.kill('SIGTERM'), ended) }
}

async function finish(address: string, token: string): Promise<void> {
  const url = `${address}/api/signing-room/finish`
  const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } })

  expect(answer.status).toBe(200)
}

async function standsAt({ groupId }: WalkedPacket): Promise<string | undefined> {
  const [row] = await arranged.house.db
    .select({ status: packets.status })
    .from(packets)
    .where(eq(packets.documentGroupId, groupId))

  return row?.status
}

/** Within ten seconds of the restart. */
async function expectExecutedOnce(walk: WalkedPacket): Promise<void> {
  await vi.waitFor(async () => expect(await standsAt(walk)).toBe('FULLY_EXECUTED'), {
    timeout: 10_000,
    interval: 100,
  })

  const { db } = arranged.house
  const files = await db
    .select({ sha256: executedFiles.sha256, packetId: executedFiles.packetId })
    .from(executedFiles)
    .innerJoin(packets, eq(packets.id, executedFiles.packetId))
    .where(eq(packets.documentGroupId, walk.groupId))
  expect(files).toHaveLength(1)
  const [{ sha256, packetId } = { sha256: '', packetId: '' }] = files
  const store = createFolderFileStore(path.join(folder, 'data', 'files'))
  expect((await store.read(sha256))?.byteLength).toBeGreaterThan(10_000)
  const copies = and(eq(mails.packetId, packetId), eq(mails.kind, 'executed'))
  expect(await db.$count(mails, copies)).toBe(3)
  const types = await arranged.eventsOf(`group:${walk.groupId}`)
  expect(types.filter((type) => type === 'packet.executed')).toHaveLength(1)
}
