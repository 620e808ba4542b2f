import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { events, migrate, openDatabase } from '@countersign/database'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChains } from './features/history/index.ts'
import { startTestApp, type TestApp } from './testing/index.ts'
import { createCrashTestServers } from './testing/run-crash-tests.ts'
import { signerBody, walkPacket } from './testing/walk-packet.ts'

/** The servers' role owns nothing but the tables of the jobs (docs/operations/database.md, "Two roles"). */

const role = `servers_${process.pid}`
let owner: TestDatabase
let servers: TestDatabase
let server: TestApp
beforeAll(async () => {
  owner = await createTestDatabase()
  await owner.db.execute(sql.raw(`create role ${role} login password 'servers'`))
  const { pathname } = new URL(owner.url)
  await owner.db.execute(sql.raw(`grant create on database ${pathname.slice(1)} to ${role}`))
  await migrate(owner.url, { grantTo: role })

  const url = new URL(owner.url)
  url.username = role
  url.password = 'servers'
  const { db, close } = openDatabase(url.href)
  servers = { url: url.href, db, drop: close }
  server = await startTestApp({}, {}, servers)
})
afterAll(async () => {
  await server.stop()
  await owner.drop()
})

test('a packet is made, signed, sealed, and its chain is whole', async () => {
  await walkPacket(server, 'executed')

  expect((await verifyChains(servers.db)).broken).toEqual([])
})

test.each([
  'alter table events disable trigger all',
  'drop trigger events_append_only on events',
  'drop function refuse_change_of_events() cascade',
  'create or replace function refuse_change_of_events() returns trigger language plpgsql as $$ begin return null; end $$',
  'drop table events',
  'alter table events rename to events_before',
  'truncate events',
  'delete from events',
  'create trigger other before insert on events execute function refuse_change_of_events()',
  `set session_replication_role = 'replica'`,
  'set role countersign',
])('%s: denied', async (statement) => {
  await expect(servers.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})

test('an event is not changed by operators that the role puts before those of PostgreSQL', async () => {
  const change = servers.db.transaction(async (tx) => {
    await tx.execute(sql`create schema mine`)
    await tx.execute(sql`create function mine.always(jsonb, jsonb) returns boolean
      language sql immutable as 'select true'`)
    await tx.execute(sql`create operator mine.<@
      (leftarg = jsonb, rightarg = jsonb, function = mine.always)`)
    await tx.execute(sql`set local search_path = mine, pg_catalog, public`)
    await tx.execute(sql`set local countersign.erases_personal_data = 'on'`)
    await tx.execute(sql`update events set personal = '{"origin": {"ip": "203.0.113.1"}}'`)
  })

  await expect(change).rejects.toMatchObject({ cause: { code: '23001' } })
})

test('personal data is erased as by the owner', async () => {
  const { member, groupId } = await walkPacket(server, 'sent')
  const email = 'maria@example.org'
  const path = `/legal-form-packets/group/${groupId}/signers/TT1`
  const corrected = { ...signerBody('Maria', 'Lopez', 1), email }
  expect((await member.call('PUT', path, corrected)).statusCode).toBe(200)
  const reason = { reason: 'Another apartment' }
  await member.call('POST', `/legal-form-packets/group/${groupId}/cancel`, reason)
  await server.jobs.run()
  const naming = () => servers.db.$count(events, sql`${events.personal}::text like ${`%${email}%`}`)
  expect(await naming()).toBeGreaterThan(0)
  expect((await member.call('POST', '/personal-data/erase', { email })).statusCode).toBe(200)

  expect(await naming()).toBe(0)
  expect((await verifyChains(servers.db)).broken).toEqual([])
})

test('a server starts with it and its own jobs, also where the owner’s login is not known', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-roles-'))
  const crashTest = createCrashTestServers({ databaseUrl: servers.url, dataDir: folder })
  try {
    for (const url of [owner.url, '']) {
      const started = crashTest.start({ HTTP: 'on', DATABASE_URL_OWNER: url })
      expect((await fetch(`${await started.ready}/api/health`)).status).toBe(200)
      await started.stop()
    }
  } finally {
    crashTest.killAll()
    await rm(folder, { recursive: true, force: true })
  }
})
