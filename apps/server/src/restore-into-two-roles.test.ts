import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Property } from '@countersign/contract/schemas/properties'
import { openDatabase, users, type Database } from '@countersign/database'
import { demoMembers } from '@countersign/database/seed'
import { createEmptyDatabase, createTestDatabase } from '@countersign/database/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChains } from './features/history/index.ts'
import {
  call,
  findPacket,
  finishOwnRoom,
  finishPacket,
  startInstallation,
  verifyExecutedFile,
  type EarlierInstallation,
} from './testing/start-on-data-folder.ts'
import { testProgram } from './testing/test-program.ts'

/**
 * An installation whose servers own their tables moves to two roles, by the commands of
 * docs/operations/database.md: a backup, and its restore with both settings.
 */

const roles = { owner: `tables_${process.pid}`, servers: `moved_${process.pid}` }
const password = 'password'
let folder: string
let before: { url: string; drop(): Promise<void> }
let after: typeof before
let admin: { db: Database; close(): Promise<void> }
let moved: EarlierInstallation
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-move-'))
  before = await createTestDatabase()
  const one = await startInstallation(settings('one', { DATABASE_URL: before.url }))
  await addPackets(one)
  await runCommand('backup', settings('one', { DATABASE_URL: before.url }))
  await one.stop()

  after = await createEmptyDatabase()
  admin = openDatabase(after.url)
  await createRoles()
  await runCommand('restore', settings('two', bothUrls()))
  moved = await startInstallation(settings('two', { DATABASE_URL: urlOf(roles.servers) }))
}, 120_000)
afterAll(async () => {
  await moved?.stop()
  await admin?.close()
  await before.drop()
  await after.drop()
  await rm(folder, { recursive: true, force: true })
})

function settings(dataDir: string, more: Record<string, string>): Record<string, string> {
  return { DATA_DIR: path.join(folder, dataDir), PORT: '0', ...more }
}

function urlOf(role: string): string {
  const url = new URL(after.url)
  url.username = role
  url.password = password
  return url.href
}

function bothUrls(): Record<string, string> {
  return { DATABASE_URL: urlOf(roles.servers), DATABASE_URL_OWNER: urlOf(roles.owner) }
}

async function createRoles(): Promise<void> {
  const name = new URL(after.url).pathname.slice(1)
  for (const statement of [
    `create role ${roles.owner} login password '${password}'`,
    `grant ${roles.owner} to current_user`,
    `create role ${roles.servers} login password '${password}'`,
    `alter database ${name} owner to ${roles.owner}`,
    `grant create on database ${name} to ${roles.servers}`,
  ]) {
    await admin.db.execute(sql.raw(statement))
  }
}

async function runCommand(name: 'backup' | 'restore', env: Record<string, string>): Promise<void> {
  const args = [testProgram(`bin/${name}`), path.join(folder, 'backup')]
  await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  })
}

async function addPackets(server: EarlierInstallation): Promise<void> {
  const [owner] = await server.services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoMembers.owner.email))
  const { property } = await call<{ property: Property }>(
    server,
    'POST',
    `/users/${owner?.id}/properties`,
    {
      name: 'Maple Street Duplex',
      address: { street: '412 Maple Street', city: 'Springfield', state: 'IL', zip: '62704' },
      units: [{ name: 'Unit A' }],
    },
  )
  for (const packetName of ['Executed', 'Filled', 'Created']) {
    await call(server, 'POST', '/esign/create-document-group', {
      templateIds: ['pet-addendum'],
      signers: [
        {
          firstName: 'Maria',
          lastName: 'Lopez',
          email: `${packetName}@example.com`,
          phone: '(217) 555-0101',
        },
      ],
      initiator: { email: demoMembers.owner.email, name: 'Morgan Ellis' },
      propertyId: property._id,
      unitId: property.units[0]?._id,
      packetName,
    })
  }
  await finishPacket(server, 'Executed')
  await finishOwnRoom(server, (await findPacket(server, 'Filled')).documentGroupId)
}

test('what was executed is genuine, and what was not goes to its end', async () => {
  expect(await verifyExecutedFile(moved, 'Executed')).toMatchObject({ verdict: 'genuine' })

  for (const name of ['Filled', 'Created']) {
    await finishPacket(moved, name)
    expect(await verifyExecutedFile(moved, name)).toMatchObject({ verdict: 'genuine' })
  }
  expect((await verifyChains(moved.services.db)).broken).toEqual([])
})

test('the tables belong to the one role, and only those of the jobs to the servers', async () => {
  const { rows } = await admin.db.execute<{ owner: string; schema: string }>(
    sql`select distinct tableowner as owner, schemaname as schema from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 2`,
  )

  expect(rows).toEqual([
    { owner: roles.owner, schema: 'drizzle' },
    { owner: roles.servers, schema: 'jobs' },
    { owner: roles.owner, schema: 'public' },
  ])
})

test.each([
  'alter table events disable trigger all',
  'delete from events',
  'truncate events',
  'drop table events',
])('the servers are denied: %s', async (statement) => {
  await expect(moved.services.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})

test('an event that came by the restore is not changed by the servers', async () => {
  await expect(
    moved.services.db.execute(sql`update events set type = 'packet.created'`),
  ).rejects.toMatchObject({ cause: { code: '23001' } })
})
