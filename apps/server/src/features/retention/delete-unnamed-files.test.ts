import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backupLock } from '@countersign/database/backup'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenewFile, lockStoredFile } from '../../infrastructure/files/lock-stored-file.ts'
import { createFolderFileStore } from '../../infrastructure/files/folder-file-store.ts'
import { createS3FileStore } from '../../infrastructure/files/s3-file-store.ts'
import {
  fakeBucket,
  fakeKeys,
  startFakeS3,
  type FakeS3,
} from '../../infrastructure/files/testing/fake-s3.ts'
import type { MovableFileStore } from '../../infrastructure/files/movable-file-store.ts'
import { createLogger } from '../../kernel/logger.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addMs, days } from '../../kernel/time.ts'
import { startTestApp, uploadPdf, type TestApp } from '../../testing/index.ts'
import { walkPacket } from '../../testing/walk-packet.ts'
import { deleteUnnamedFilesJob } from './delete-unnamed-files.ts'

/** A store, and how old its files look. */
interface AgedStore {
  open(server: TestApp): MovableFileStore
  setStoredAt(hash: string, at: Date): Promise<void>
  close(): Promise<void>
}

let server: TestApp
let aged: AgedStore
let store: MovableFileStore

describe.each([
  ['the folder', openFolder],
  ['the bucket', openBucket],
])('%s', (_name, open) => {
  beforeEach(async () => {
    aged = await open()
    server = await startTestApp()
    store = aged.open(server)
    server.services.ports.files = store
  })
  afterEach(async () => {
    await server.stop()
    await aged.close()
    vi.unstubAllEnvs()
  })

  test('loses a file that no row names after a day, and no other one', async () => {
    const { member } = await walkPacket(server, 'executed')
    await uploadPdf(server, member, await createLandlordPdf())
    const orphan = await put('left by a crash')
    const kept = [
      await put('a photo'),
      await put('a scan'),
      await put('what a time stamp replaced'),
      await put('a file of a signer'),
    ]
    await nameInRows(kept)
    await makeOld()
    const stored = await put('being stored now')
    await aged.setStoredAt(stored, addMs(server.clock.now(), -days(1) + 60_000))
    const before = await names()

    await deleteUnnamed()
    await deleteUnnamed()

    expect(before).toContain(orphan)
    expect(await names()).toEqual(before.filter((name) => name !== orphan))
  })

  test('keeps them all while a backup runs', async () => {
    const orphan = await arrangeOrphan()
    await server.services.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${backupLock})`)
      await deleteUnnamed()
    })

    expect(await names()).toContain(orphan)
  })

  test('keeps them all where more files are named by no row than by one', async () => {
    await walkPacket(server, 'created')
    const { length } = await names()
    for (let count = 0; count <= length; count += 1) {
      await put(`of another database ${count}`)
    }
    await makeOld()
    const before = await names()
    await deleteUnnamed()

    expect(await names()).toEqual(before)
  })

  test('keeps them all where a newer version has changed the database', async () => {
    const orphan = await arrangeOrphan()
    await server.services.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('newer', (select max(created_at) + 1 from drizzle.__drizzle_migrations))`)
    await deleteUnnamed()

    expect(await names()).toContain(orphan)
  })

  test('keeps what was stored before the database was restored', async () => {
    const orphan = await arrangeOrphan()
    const { db } = server.services
    await db.execute(sql`create schema jobs`)
    await db.execute(sql`create table jobs.queue (created_on timestamptz)`)
    await db.execute(
      sql`insert into jobs.queue values (${addMs(server.clock.now(), -days(1.5)).toISOString()})`,
    )
    await deleteUnnamed()
    expect(await names()).toContain(orphan)

    await db.execute(sql`update jobs.queue set created_on = created_on - interval '1 day'`)
    await deleteUnnamed()
    expect(await names()).not.toContain(orphan)
  })

  test('has a file that is stored again while it is removed', async () => {
    const orphan = await arrangeOrphan()
    const { db } = server.services
    let storedAgain: Promise<string> | undefined
    await db.transaction(async (tx) => {
      await lockStoredFile(tx, orphan)
      storedAgain = put('left by a crash')
      await waitForLock()
      expect(await store.removeIfOlder(orphan, addMs(server.clock.now(), -days(1)))).toBe(true)
    })

    expect(await storedAgain).toBe(orphan)
    expect(await names()).toContain(orphan)
  })

  test('keeps a file that was stored again before its row is saved', async () => {
    const orphan = await arrangeOrphan()
    await put('left by a crash')
    await deleteUnnamed()

    expect(await names()).toContain(orphan)
  })
})

/** A new column that names a stored file belongs into `stored-file-names.ts`, and into the backup. */
test('no other column names a file', async () => {
  const app = await startTestApp()
  const { rows } = await app.services.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%sha256' order by 1`)
  await app.stop()

  const ofFiles = [
    'executed_files.sha256',
    'kept_templates.sha256',
    'own_form_uploads.sha256',
    'unsealed_files.sha256',
  ]
  const ofRequestsAndCodes = [
    'application_requests.confirm_code_sha256',
    'application_requests.earlier_codes_sha256',
    'create_requests.request_sha256',
    'email_copies.code_sha256',
    'form_imports.source_sha256',
    'login_attempts.browser_sha256',
    'login_attempts.state_sha256',
    'office_invitations.code_sha256',
    'packets.request_sha256',
    'retired_codes.code_sha256',
    'room_sessions.token_sha256',
    'sessions.token_sha256',
    'signing_invites.copy_token_sha256',
    'used_logout_tokens.jti_sha256',
  ]
  expect(rows.map(({ name }) => name).sort()).toEqual([...ofFiles, ...ofRequestsAndCodes].sort())
})

async function openFolder(): Promise<AgedStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-unnamed-'))
  return {
    open: ({ services, clock }) =>
      createFolderFileStore(folder, { clock, renew: createRenewFile(services.db) }),
    setStoredAt: (hash, at) => utimes(path.join(folder, hash.slice(0, 2), hash), at, at),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function openBucket(): Promise<AgedStore> {
  vi.stubEnv('AWS_ACCESS_KEY_ID', fakeKeys.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', fakeKeys.secretAccessKey)
  const fake: FakeS3 = await startFakeS3()
  return {
    open: ({ services, clock }) =>
      createS3FileStore({
        bucket: fakeBucket,
        region: 'us-east-1',
        endpoint: fake.endpoint,
        prefix: '',
        objectLockDays: undefined,
        clock,
        log: createLogger('silent'),
        renew: createRenewFile(services.db),
      }),
    async setStoredAt(hash, at) {
      const object = fake.objects.get(hash)
      if (object) {
        fake.objects.set(hash, { ...object, storedAt: at })
      }
    },
    close: () => fake.goAway(),
  }
}

/** One file that no row names among those of a packet, all two days old. */
async function arrangeOrphan(): Promise<string> {
  await walkPacket(server, 'created')
  const orphan = await put('left by a crash')
  await makeOld()

  return orphan
}

async function put(text: string): Promise<string> {
  return store.put(Buffer.from(text))
}

async function makeOld(): Promise<void> {
  for (const name of await names()) {
    await aged.setStoredAt(name, addMs(server.clock.now(), -days(2)))
  }
}

async function names(): Promise<string[]> {
  const found: string[] = []
  for await (const { sha256: name } of store.list()) {
    found.push(name)
  }
  return found
}

/** As rows of an envelope, of an event, and of a packet do it. */
async function nameInRows([photo, scan, replaced, executed]: string[]): Promise<void> {
  const { db } = server.services
  for (const body of [{ photos: [{ sha256: photo }] }, { paper: { scanSha256: scan } }]) {
    await db.execute(sql`insert into envelopes (id, request_id, state, body, created_at)
      values (gen_random_uuid(), ${sha256(JSON.stringify(body))}, 'sent', ${JSON.stringify(body)}::jsonb, now())`)
  }
  await db.execute(sql`insert into events (stream, seq, type, actor, at, data, previous_hash, hash)
    select 'group:' || document_group_id, 1000, 'packet.time-stamped', 'system', now(),
      ${JSON.stringify({ sha256: 'x', previousSha256: replaced })}::jsonb, '', 'x' from packets limit 1`)
  await db.execute(sql`insert into executed_files (packet_id, audience, sha256, bytes, pages, sealed_at)
    select id, 'TT1', ${executed}, 1, 1, now() from packets limit 1`)
}

async function deleteUnnamed(): Promise<void> {
  await deleteUnnamedFilesJob.run(server.ctx, {})
}

/** Until somebody waits for an advisory lock. */
async function waitForLock(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await server.services.db.execute(
        sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows.length
    })
    .toBe(1)
}
