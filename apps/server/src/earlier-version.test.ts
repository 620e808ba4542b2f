import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Packet, SigningInvite } from '@countersign/contract'
import { sessions, users } from '@countersign/database'
import { demoMembers } from '@countersign/database/seed'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { finishRoom } from './bin/demo/finish-room.ts'
import { bootstrap } from './bootstrap/bootstrap.ts'
import { buildApp } from './bootstrap/build-app.ts'
import { startJobs } from './bootstrap/jobs.ts'
import { readConfig } from './config/config.ts'
import type { AppServices } from './kernel/context.ts'
import { createLogger } from './kernel/logger.ts'
import { sha256 } from './kernel/sha256.ts'
import { ShutdownHooks } from './kernel/shutdown-hooks.ts'
import { createFakeClock } from './testing/fake-clock.ts'
import { unpackDataFolder } from './testing/unpack-data-folder.ts'
import { expectOk } from './testing/walk-packet.ts'

// The day after the data folder was made: links and certificates in it are valid then.
const clock = createFakeClock(new Date('2026-11-23T17:00:00.000Z'))
const token = 'a-session-of-the-demo-owner'
const shutdownHooks = new ShutdownHooks()
let folder: string
let services: AppServices
let app: FastifyInstance

/** This version on a data folder of November 2026: see `testing/fixtures/README.md`. */
beforeAll(async () => {
  folder = unpackDataFolder('data-folder-2026-11')
  const config = readConfig({ DATA_DIR: folder, PORT: '0' })
  const log = createLogger('silent')
  const runtime = await bootstrap({ config, log, shutdownHooks, clock })
  services = runtime.services
  app = await buildApp(services, {
    log,
    trustProxy: false,
    rateLimits: false,
    webFolder: path.join(folder, 'no-web-app'),
  })
  shutdownHooks.add('app', () => app.close())
  await startJobs(services, { shutdownHooks, log })
  await addSession()
}, 120_000)
afterAll(async () => {
  await shutdownHooks.run(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

async function addSession(): Promise<void> {
  const [owner] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoMembers.owner.email))
  const now = clock.now()
  await services.db.insert(sessions).values({
    id: services.ids.uuid(),
    userId: owner?.id ?? '',
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
  })
}

function call<Body>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Body> {
  const headers = { authorization: `Bearer ${token}` }
  return expectOk<Body>(
    app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) }),
  )
}

async function findPacket(name: string): Promise<Packet> {
  const { packets } = await call<{ packets: Packet[] }>(
    'GET',
    `/legal-form-packets?searchTerm=${encodeURIComponent(name)}`,
  )
  const found = packets.find(({ formPacketName }) => formPacketName === name)
  if (!found) {
    throw new Error(`There is no packet “${name}”.`)
  }
  return found
}

async function finishRoomAt(embedUrl: string): Promise<void> {
  if (!services.ports.room) {
    throw new Error('The embedded signing room is missing.')
  }
  await finishRoom(services.ports.room, embedUrl)
}

async function finishOwnRoom(documentGroupId: string): Promise<void> {
  const { embedUrl } = await call<{ embedUrl: string }>('POST', '/esign/signing-link', {
    documentGroupId,
    email: demoMembers.owner.email,
  })
  await finishRoomAt(embedUrl)
}

async function waitForStatus(name: string, status: Packet['status']): Promise<void> {
  await vi.waitFor(async () => expect((await findPacket(name)).status).toBe(status), {
    timeout: 30_000,
    interval: 100,
  })
}

/** Takes a packet from wherever it is to its executed file, as its people would. */
async function finishPacket(name: string): Promise<void> {
  const { documentGroupId, status } = await findPacket(name)
  if (status === 'CREATED' || status === 'IN_PROGRESS') {
    await finishOwnRoom(documentGroupId)
  }
  if (['CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT'].includes(status)) {
    await call('POST', '/payments', { documentGroupId })
    await call('POST', '/esign/send-for-signature', { docGroupId: documentGroupId })
  }
  for (const invite of await waitingResidents(documentGroupId)) {
    const { embedUrl } = await call<{ embedUrl: string }>(
      'GET',
      `/signing-invites/embedded-link/${await codeFor(documentGroupId, invite)}`,
    )
    await finishRoomAt(embedUrl)
  }
  await finishOwnRoom(documentGroupId)
  await waitForStatus(name, 'FULLY_EXECUTED')
}

async function waitingResidents(documentGroupId: string): Promise<SigningInvite[]> {
  const { invites } = await call<{ invites: SigningInvite[] }>(
    'GET',
    `/signing-invites/invite-details/group/${documentGroupId}`,
  )
  return invites.filter(({ role, status }) => role !== 'LLSign' && status !== 'signed')
}

/** A link that reached the wrong person is dead: the owner makes a new one. */
async function codeFor(documentGroupId: string, invite: SigningInvite): Promise<string> {
  if (invite.status === 'pending' && invite.code) {
    return invite.code
  }
  const { role, email } = invite
  await call('POST', '/signing-invites', { documentGroupId, role, email })
  const renewed = await waitingResidents(documentGroupId)
  return renewed.find((other) => other.role === role)?.code ?? ''
}

async function verifyExecutedFile(name: string): Promise<unknown> {
  const { documentGroupId } = await findPacket(name)
  const file = await app.inject({
    url: `/api/esign/download-document/${documentGroupId}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const verified = await app.inject({
    method: 'POST',
    url: '/api/verify',
    headers: { 'content-type': 'application/pdf' },
    payload: file.rawPayload,
  })
  return verified.json()
}

describe('on a data folder of November 2026', () => {
  test('a file that was sealed then is still genuine', async () => {
    expect((await findPacket('Lease 2026, Unit 1')).status).toBe('FULLY_EXECUTED')
    expect(await verifyExecutedFile('Lease 2026, Unit 1')).toMatchObject({ verdict: 'genuine' })
  })

  test.each([
    ['Pets, Unit 2 (first try)', 'The pet’s name was wrong.'],
    ['Declined', 'We have no pet.'],
  ])('%s stays closed, with its reason', async (name, reason) => {
    const { status, archived } = await findPacket(name)
    expect(status).toBe('ARCHIVED')
    expect(JSON.stringify(archived)).toContain(reason)
  })

  test('a packet that its owner had signed gets its file by itself', async () => {
    await waitForStatus('Signed by its owner', 'FULLY_EXECUTED')
    expect(await verifyExecutedFile('Signed by its owner')).toMatchObject({ verdict: 'genuine' })
  })

  test.each([
    ['Deposit receipt, Unit 2', 'CREATED'],
    ['Move-in checklist, Unit 2', 'IN_PROGRESS'],
    ['Half filled', 'IN_PROGRESS'],
    ['Month to month, Unit 2', 'AWAITING_PAYMENT'],
    ['Renewal 2027, Unit 1', 'AWAITING_TENANT_SIGNATURE'],
    ['Begun by a resident', 'AWAITING_TENANT_SIGNATURE'],
    ['With a guarantor', 'AWAITING_TENANT_SIGNATURE'],
    ['Wrong recipient', 'AWAITING_TENANT_SIGNATURE'],
    ['Own form', 'AWAITING_TENANT_SIGNATURE'],
    ['Pets, Unit 2', 'AWAITING_LANDLORD_SIGNATURE'],
  ] as const)('%s, at %s, is finished by its people', async (name, status) => {
    expect((await findPacket(name)).status).toBe(status)
    await finishPacket(name)
    expect(await verifyExecutedFile(name)).toMatchObject({ verdict: 'genuine' })
  })

  test('a form for printing that was being filled out is printed', async () => {
    const name = 'Notice to Pay Rent or Quit: Ana Ruiz'
    const { documentGroupId, status } = await findPacket(name)
    expect(status).toBe('IN_PROGRESS')

    await finishOwnRoom(documentGroupId)
    await waitForStatus(name, 'ARCHIVED')
    const file = await app.inject({
      url: `/api/esign/download-document/${documentGroupId}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
