import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { sessions, users } from '@countersign/database'
import { demoMembers } from '@countersign/database/seed'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, vi } from 'vitest'
import { finishRoom } from '../bin/demo/finish-room.ts'
import { bootstrap } from '../bootstrap/bootstrap.ts'
import { buildApp } from '../bootstrap/build-app.ts'
import { startJobs } from '../bootstrap/jobs.ts'
import { readConfig } from '../config/config.ts'
import type { AppServices, Clock } from '../kernel/context.ts'
import { createLogger } from '../kernel/logger.ts'
import { sha256 } from '../kernel/sha256.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { systemClock } from '../kernel/time.ts'
import { createFakeClock } from './fake-clock.ts'
import { unpackDataFolder } from './unpack-data-folder.ts'
import { expectOk } from './walk-packet.ts'

const token = 'a-session-of-the-demo-owner'
const headers = { authorization: `Bearer ${token}` }

/** This version on the data folder of an earlier one, called by the demo owner. */
export interface EarlierInstallation {
  app: FastifyInstance
  services: AppServices
  stop(): Promise<void>
}

/** `name` is a file in `fixtures`; `now` a time at which the links and certificates in it are valid. */
export async function startOnDataFolder(
  name: string,
  { now }: { now: Date },
): Promise<EarlierInstallation> {
  const folder = unpackDataFolder(name)
  const clock = createFakeClock(now)

  return startInstallation({ DATA_DIR: folder, PORT: '0' }, { clock })
}

/** With these settings, called by the demo owner. `stop` deletes the data folder. */
export async function startInstallation(
  settings: Record<string, string>,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<EarlierInstallation> {
  const shutdownHooks = new ShutdownHooks()
  const config = readConfig(settings)
  const folder = config.dataDir
  const log = createLogger('silent')
  const { services } = await bootstrap({ config, log, shutdownHooks, clock })
  const app = await buildApp(services, {
    log,
    trustProxy: false,
    rateLimits: false,
    webFolder: path.join(folder, 'no-web-app'),
  })
  shutdownHooks.add('app', () => app.close())
  await startJobs(services, { shutdownHooks, log })
  await addSession(services)

  return {
    app,
    services,
    async stop() {
      await shutdownHooks.run(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addSession({ db, clock, ids }: AppServices): Promise<void> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoMembers.owner.email))
  const now = clock.now()
  await db.insert(sessions).values({
    id: ids.uuid(),
    userId: owner?.id ?? '',
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
  })
}

export function inject(
  { app }: EarlierInstallation,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
) {
  return app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) })
}

export async function call<Body>(...request: Parameters<typeof inject>): Promise<Body> {
  return expectOk<Body>(inject(...request))
}

export async function findPacket(server: EarlierInstallation, name: string): Promise<Packet> {
  const { packets } = await call<{ packets: Packet[] }>(
    server,
    'GET',
    `/legal-form-packets?searchTerm=${encodeURIComponent(name)}`,
  )
  const found = packets.find(({ formPacketName }) => formPacketName === name)
  if (!found) {
    throw new Error(`There is no packet “${name}”.`)
  }
  return found
}

async function finishRoomAt({ services }: EarlierInstallation, embedUrl: string): Promise<void> {
  if (!services.ports.room) {
    throw new Error('The embedded signing room is missing.')
  }
  await finishRoom(services.ports.room, embedUrl)
}

export async function finishOwnRoom(
  server: EarlierInstallation,
  documentGroupId: string,
): Promise<void> {
  const { embedUrl } = await call<{ embedUrl: string }>(server, 'POST', '/esign/signing-link', {
    documentGroupId,
    email: demoMembers.owner.email,
  })
  await finishRoomAt(server, embedUrl)
}

export async function waitForStatus(
  server: EarlierInstallation,
  { name, status }: { name: string; status: Packet['status'] },
): Promise<void> {
  await vi.waitFor(async () => expect((await findPacket(server, name)).status).toBe(status), {
    timeout: 30_000,
    interval: 100,
  })
}

/** Takes a packet from wherever it is to its executed file, as its people would. */
export async function finishPacket(server: EarlierInstallation, name: string): Promise<void> {
  const { documentGroupId, status } = await findPacket(server, name)
  if (status === 'CREATED' || status === 'IN_PROGRESS') {
    await finishOwnRoom(server, documentGroupId)
  }
  if (['CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT'].includes(status)) {
    await call(server, 'POST', '/payments', { documentGroupId })
    await call(server, 'POST', '/esign/send-for-signature', { docGroupId: documentGroupId })
  }
  for (const invite of await waitingResidents(server, documentGroupId)) {
    const code = await codeFor(server, documentGroupId, invite)
    const { embedUrl } = await call<{ embedUrl: string }>(
      server,
      'GET',
      `/signing-invites/embedded-link/${code}`,
    )
    await finishRoomAt(server, embedUrl)
  }
  await finishOwnRoom(server, documentGroupId)
  await waitForStatus(server, { name, status: 'FULLY_EXECUTED' })
}

async function waitingResidents(
  server: EarlierInstallation,
  documentGroupId: string,
): Promise<SigningInvite[]> {
  const { invites } = await call<{ invites: SigningInvite[] }>(
    server,
    'GET',
    `/signing-invites/invite-details/group/${documentGroupId}`,
  )
  return invites.filter(({ role, status }) => role !== 'LLSign' && status !== 'signed')
}

/** A link that reached the wrong person is dead: the owner makes a new one. */
async function codeFor(
  server: EarlierInstallation,
  documentGroupId: string,
  invite: SigningInvite,
): Promise<string> {
  if (invite.status === 'pending' && invite.code) {
    return invite.code
  }
  const { role, email } = invite
  await call(server, 'POST', '/signing-invites', { documentGroupId, role, email })
  const renewed = await waitingResidents(server, documentGroupId)
  return renewed.find((other) => other.role === role)?.code ?? ''
}

export async function verifyExecutedFile(
  server: EarlierInstallation,
  name: string,
): Promise<unknown> {
  const { documentGroupId } = await findPacket(server, name)
  const file = await inject(server, 'GET', `/esign/download-document/${documentGroupId}`)
  const verified = await server.app.inject({
    method: 'POST',
    url: '/api/verify',
    headers: { 'content-type': 'application/pdf' },
    payload: file.rawPayload,
  })
  return verified.json()
}
