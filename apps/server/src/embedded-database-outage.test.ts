import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  openDatabase,
  packets,
  sessions,
  units,
  users,
  type OpenDatabase,
} from '@countersign/database'
import { demoMembers } from '@countersign/database/seed'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from './kernel/sha256.ts'
import { freePort } from './testing/counterparts/free-port.ts'
import { startServer, type RunningServer } from './testing/counterparts/start-server.ts'

/** The embedded PostgreSQL is killed under a server, as a process of its own, with requests under way. */

const token = 'a-token-of-the-outage-test'
let folder: string
let origin: string
let server: RunningServer
let body: Record<string, unknown>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-embedded-'))
  await chmod(folder, 0o711)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = await startServer(port, { DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' })
  body = await withDatabase(createSession)
}, 120_000)
afterAll(async () => {
  server?.kill()
  await rm(folder, { recursive: true, force: true })
})

async function withDatabase<T>(work: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
  const read = (name: string) => readFileSync(path.join(folder, 'postgres', name), 'utf8').trim()
  const { db, close } = openDatabase(
    `postgres://countersign:${read('password')}@127.0.0.1:${read('port')}/countersign`,
  )
  return work(db).finally(close)
}

/** Of the demo owner; the body of a packet for one of the units. */
async function createSession(db: OpenDatabase['db']): Promise<Record<string, unknown>> {
  const [owner] = await db.select().from(users).where(eq(users.email, demoMembers.owner.email))
  const [unit] = await db.select().from(units)
  const now = new Date()
  await db.insert(sessions).values({
    id: randomUUID(),
    userId: owner?.id ?? '',
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
  })

  return {
    templateIds: ['pet-addendum'],
    signers: [
      { firstName: 'Maria', lastName: 'Lopez', email: 'm@example.com', phone: '(217) 555-0101' },
    ],
    initiator: { email: owner?.email, name: owner?.name },
    propertyId: unit?.propertyId,
    unitId: unit?.id,
  }
}

interface Answer {
  status: number
  retryAfter: string | null
  body: unknown
}

async function createPacket(): Promise<Answer> {
  const response = await fetch(`${origin}/api/esign/create-document-group`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, packetName: `Packet ${randomUUID()}` }),
  })

  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  }
}

/** Creates packets until it has succeeded so many times. */
async function createPackets(times: number): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.filter(({ status }) => status === 201).length < times) {
    answers.push(await createPacket())
  }
  return answers
}

function killDatabase(): void {
  const location = path.join(folder, 'postgres')
  const [pid] = readFileSync(path.join(location, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

test(
  'the server starts a database that was killed again; requests meanwhile answer 503, and nothing is lost',
  { timeout: 120_000 },
  async () => {
    await createPackets(1)
    const before = await withDatabase((db) => db.$count(packets))
    const load = Promise.all([1, 2, 3].map(() => createPackets(4)))
    await createPackets(2)
    killDatabase()
    const answers = [...(await load).flat(), ...(await createPackets(2))]

    const failed = answers.filter(({ status }) => status !== 201)
    expect(failed.length).toBeGreaterThan(0)
    for (const answer of failed) {
      expect(answer).toMatchObject({
        status: 503,
        retryAfter: '5',
        body: { code: 'unavailable', detail: expect.stringContaining('Please try again') },
      })
    }
    expect(await withDatabase((db) => db.$count(packets))).toBeGreaterThanOrEqual(before + 16)
    expect(server.output()).toContain('the embedded database ended unexpectedly')
    expect(server.output()).toContain('the embedded database runs again')
    await server.terminate()
  },
)
