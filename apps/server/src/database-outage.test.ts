import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mails, packets } from '@countersign/database'
import { createTestDatabase, startTestPostgres } from '@countersign/database/testing'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { completeRoom, visitOf } from './bin/demo/finish-room.ts'
import { onMailSettled, saveAcceptedMail } from './features/emails/on-mail-settled.ts'
import { createPgBossJobs } from './infrastructure/jobs/pg-boss-jobs.ts'
import { createSendMailJob } from './infrastructure/mail/send-mail.ts'
import type { MailMessage } from './kernel/ports.ts'
import { copyPacket, type CopiedPacket } from './testing/copy-packet.ts'
import { expectExecutedOnce } from './testing/expect-executed.ts'
import { startTestApp, type TestApp } from './testing/index.ts'
import { createCrashTestServers } from './testing/run-crash-tests.ts'
import { ownLink, roomOf, walkPacket } from './testing/walk-packet.ts'

/** A real PostgreSQL that is stopped and started again under a server that runs on. */

/** `OUTAGE_SECONDS=30` for the outage that the promise is about; the road back is the same. */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 2) * 1000

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let arranged: TestApp
let dataDir: string
let servers: ReturnType<typeof createCrashTestServers>
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-gone-'))
  postgres = await startTestPostgres()
})
beforeEach(async () => {
  const database = await createTestDatabase(postgres.adminUrl)
  arranged = await startTestApp({}, {}, database)
  arranged.clock.advance(Date.now() - arranged.clock.now().getTime())
  servers = createCrashTestServers({ databaseUrl: database.url, dataDir })
})
afterEach(async () => {
  servers.killAll()
  await arranged.stop()
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test(
  'a server whose database goes away answers 503, keeps running, and makes every file once it is back',
  { timeout: 120_000 + outageMs },
  async () => {
    const walk = await walkPacket(arranged, 'residents-signed')
    await completeRoom(roomOf(arranged), visitOf(await ownLink(walk)))
    const many = { times: 2, roles: ['LLSign'] as const }
    const [sealing, late] = await copyPacket(arranged.services.db, walk.groupId, many)
    const server = servers.start({ HTTP: 'on', HOLD_SEALS: 'yes' })
    const address = await server.ready
    expect((await finish(address, sealing)).status).toBe(200)
    expect(await server.sealing).toBe(sealing?.groupId)

    const bringBack = await postgres.stopTemporarily()
    server.resume()
    const refused = await finish(address, late)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({
      status: 503,
      code: 'unavailable',
      detail: expect.stringContaining('Everything you saved is safe.'),
    })
    for (const path of ['health', 'health/ready']) {
      const { status, detail } = await ask(address, path)
      expect([status, detail]).toEqual([503, 'The database does not answer.'])
    }
    await new Promise((resolve) => setTimeout(resolve, outageMs))

    await bringBack()
    expect((await finish(address, late)).status).toBe(200)
    expect((await ask(address, 'health/ready')).status).toBe(200)
    const groupIds = [sealing, late].map((packet) => packet?.groupId ?? '')
    await expectExecutedOnce(groupIds, { db: arranged.services.db, dataDir })
    await server.stop()
  },
)

test('a mail goes out soon although the database was away while it was being sent', async () => {
  const walk = await walkPacket(arranged, 'sent')
  const { id: mailId } = await findInvitation(walk.groupId)
  const away = Promise.withResolvers<() => Promise<void>>()
  let isFirst = true
  const send = async ({ id }: MailMessage) => {
    if (id === mailId && isFirst) {
      isFirst = false
      away.resolve(await postgres.stopTemporarily())
    }
    return { kind: 'accepted' } as const
  }
  const { ctx, databaseUrl } = arranged
  const context = () => ({ ...ctx, ports: { ...ctx.ports, mail: { send } } })
  const jobs = createPgBossJobs({ databaseUrl, log: ctx.log, context })
  const job = createSendMailJob({ onSettled: onMailSettled, saveAccepted: saveAcceptedMail })
  jobs.register(job)
  await jobs.start()
  await jobs.enqueue(ctx, job, { mailId })
  const bringBack = await away.promise
  await bringBack()

  await expect
    .poll(() => findInvitation(walk.groupId), { timeout: 10_000 })
    .toMatchObject({ sentAt: expect.any(Date) })
  await jobs.stop()
})

async function findInvitation(groupId: string) {
  const [found] = await arranged.services.db
    .select({ id: mails.id, sentAt: mails.sentAt })
    .from(mails)
    .innerJoin(packets, eq(packets.id, mails.packetId))
    .where(and(eq(packets.documentGroupId, groupId), eq(mails.role, 'TT1')))

  return found ?? { id: '', sentAt: null }
}

function finish(address: string, packet: CopiedPacket | undefined): Promise<Response> {
  const headers = { authorization: `Bearer ${packet?.tokens.LLSign}` }

  return fetch(`${address}/api/signing-room/finish`, { method: 'POST', headers })
}

async function ask(address: string, path: string) {
  const response = await fetch(`${address}/api/${path}`)
  const { detail } = z.object({ detail: z.string().optional() }).parse(await response.json())

  return { status: response.status, detail }
}
