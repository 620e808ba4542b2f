import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { packets, sessions } from '@countersign/database'
import {
  createProperty,
  createTestDatabase,
  createUser,
  type TestDatabase,
} from '@countersign/database/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from './kernel/sha256.ts'
import { freePort } from './testing/counterparts/free-port.ts'
import { startProxy, type Proxy } from './testing/counterparts/start-proxy.ts'
import { startServer, type RunningServer } from './testing/counterparts/start-server.ts'
import { startLoad, type LoadCall } from './testing/counterparts/steady-load.ts'

/** Two servers on one database, behind HAProxy, Caddy and nginx with the configurations in `deploy/`. */

const token = 'a-token-of-the-rolling-update-test'
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const create = '/esign/create-document-group'
let database: TestDatabase
let folder: string
let ports: [number, number]
let servers: [RunningServer, RunningServer]
let haproxy: Proxy
let caddy: Proxy
let nginx: Proxy
let packet: Record<string, unknown>
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-rolling-'))
  packet = await createOwner()
  ports = [await freePort(), await freePort()]
  const first = await start(ports[0])
  await compileForm(`http://127.0.0.1:${ports[0]}`)
  servers = [first, await start(ports[1])]
  const addresses: [string, string] = [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]
  ;[haproxy, caddy, nginx] = await Promise.all([
    startProxy('haproxy', addresses),
    startProxy('caddy', addresses),
    startProxy('nginx', addresses),
  ])
})
afterAll(async () => {
  servers?.forEach((server) => server.kill())
  await Promise.all([haproxy?.stop(), caddy?.stop(), nginx?.stop()])
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function start(port: number): Promise<RunningServer> {
  return startServer(port, {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SECRET_KEY: 'a key of the rolling update test, long enough',
    PUBLIC_URL: 'http://127.0.0.1',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '4',
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
  })
}

/** Both servers then find it in their cache, as on a machine that has served before. */
async function compileForm(origin: string): Promise<void> {
  const body = JSON.stringify({ ...packet, packetName: 'The first packet' })
  const { status } = await fetch(`${origin}/api${create}`, { method: 'POST', headers, body })
  expect(status).toBe(201)
}

/** A member with a session and a unit; the body of a packet for it. */
async function createOwner(): Promise<Record<string, unknown>> {
  const { db } = database
  const owner = await createUser(db)
  const { property, units } = await createProperty(db, { ownerId: owner.id })
  const now = new Date()
  await db.insert(sessions).values({
    id: randomUUID(),
    userId: owner.id,
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
  })

  return {
    templateIds: ['pet-addendum'],
    signers: [
      { firstName: 'Maria', lastName: 'Lopez', email: 'm@example.com', phone: '(217) 555-0101' },
    ],
    initiator: { email: owner.email, name: owner.name },
    propertyId: property.id,
    unitId: units[0]?.id,
  }
}

/**
 * Each proxy gets a list of its own, so that a server's log says which proxy has sent requests to it.
 * Every third call of a proxy creates a packet: taking turns, each of two servers gets both kinds.
 */
function nextCall(count: number): LoadCall {
  const [proxy, list] = chooseProxy(count)
  if (isCreation(count)) {
    // A repeated creation would find the first packet.
    const body = JSON.stringify({ ...packet, packetName: `Packet ${randomUUID()}` })
    return { method: 'POST', url: `${proxy.origin}/api${create}`, headers, body, expects: 201 }
  }

  return { method: 'GET', url: proxy.origin + list, headers, expects: 200 }
}

function chooseProxy(count: number): [Proxy, string] {
  switch (count % 3) {
    case 0:
      return [haproxy, '/api/legal-form-packets']
    case 1:
      return [caddy, '/api/forms']
    default:
      return [nginx, '/api/receipts']
  }
}

function isCreation(count: number): boolean {
  return Math.floor(count / 3) % 3 === 0
}

async function waitUntilAllProxiesUse(server: RunningServer): Promise<void> {
  const routes = ['/legal-form-packets', '/forms', '/receipts', create]
  for (let tries = 0; tries < 1200; tries += 1) {
    if (routes.every((route) => server.answered(route) > 0)) {
      return
    }
    await wait(50)
  }

  throw new Error('The proxies did not send requests to a server that has started.')
}

test(
  'no call fails while each server in turn is drained, stopped and started',
  { timeout: 240_000 },
  async () => {
    const before = await database.db.$count(packets)
    const load = startLoad(nextCall, 100)
    try {
      for (const index of [0, 1] as const) {
        await Promise.all(servers.map(waitUntilAllProxiesUse))
        await servers[index].terminate()
        servers[index] = await start(ports[index])
      }
      await Promise.all(servers.map(waitUntilAllProxiesUse))
    } finally {
      await load.stop()
    }

    expect(load.failures).toEqual([])
    expect(load.connections).toBeLessThan(load.calls / 2)
    const sent = [...Array(load.calls).keys()].filter(isCreation).length
    expect(await database.db.$count(packets)).toBe(before + sent)
  },
)
