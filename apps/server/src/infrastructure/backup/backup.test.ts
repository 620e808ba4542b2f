import { chmod, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { executedFiles, mails, migrate, openDatabase, users } from '@countersign/database'
import { backupLock, openSnapshot } from '@countersign/database/backup'
import {
  createEmptyDatabase,
  createPacket,
  createTestDatabase,
  migrateBefore,
  testNow,
  type TestDatabase,
} from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreJobs } from '../../bootstrap/restore-jobs.ts'
import { createLogger } from '../../kernel/logger.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import type { MovableFileStore } from '../files/movable-file-store.ts'
import { createS3FileStore } from '../files/s3-file-store.ts'
import { fakeBucket, fakeKeys, startFakeS3 } from '../files/testing/fake-s3.ts'
import { checkBackup } from './check-backup.ts'
import { createBackup } from './create-backup.ts'
import { explainBackupError, explainRestoreError } from './explain-backup-error.ts'
import { readManifest, type BackupManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const bytes = Buffer.from('%PDF-1.7 an executed file')
let base: string
let backup: string
let source: TestDatabase
let files: MovableFileStore
let emptied: { url: string; drop(): Promise<void> }[]
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'countersign-backup-'))
  backup = path.join(base, 'backup')
  source = await createTestDatabase()
  files = createFolderFileStore(path.join(base, 'files'))
  emptied = []
})
afterEach(async () => {
  await source.drop()
  await Promise.all(emptied.map(({ drop }) => drop()))
  await rm(base, { recursive: true, force: true })
})

function write(store: MovableFileStore = files, databaseUrl = source.url): Promise<BackupManifest> {
  return createBackup({
    folder: backup,
    databaseUrl,
    files: store,
    secretKey: 'the key',
    version: '0.1.0',
    now: () => testNow,
  })
}

async function emptyDatabase(): Promise<string> {
  const empty = await createEmptyDatabase()
  emptied.push(empty)

  return empty.url
}

async function restore(
  databaseUrl: string,
  store = createFolderFileStore(path.join(base, 'restored')),
): Promise<void> {
  await restoreBackup({
    folder: backup,
    manifest: await readManifest(backup),
    databaseUrl,
    files: store,
    secretKey: 'the key',
    now: () => testNow,
    queueJobs: (jobs) => restoreJobs(jobs, { databaseUrl, log: createLogger('silent') }),
  })
}

async function addExecutedFile(hash: string): Promise<void> {
  const { packet } = await createPacket(source.db)
  await source.db.insert(executedFiles).values({
    packetId: packet.id,
    sha256: hash,
    bytes: bytes.byteLength,
    pages: 1,
    sealedAt: testNow,
  })
}

/** The rest of an envelope is not read here. */
async function addPhoto(hash: string): Promise<void> {
  const body = JSON.stringify({ photos: [{ sha256: hash }] })
  await source.db.execute(sql`insert into envelopes (id, request_id, state, body, created_at)
    values (gen_random_uuid(), ${hash}, 'created', ${body}::jsonb, now())`)
}

test('a folder with something in it is refused, and so is a second backup at the same time', async () => {
  await symlink('/nowhere', path.join(base, 'something'))
  await expect(createBackupIn(base)).rejects.toThrow('is not empty')

  await source.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${backupLock})`)
    const waiting = openSnapshot(source.url, { lockTimeoutMs: 50 })
    await expect(waiting).rejects.toThrow('Another backup of this database is running')
  })
})

function createBackupIn(folder: string): Promise<BackupManifest> {
  return createBackup({
    folder,
    databaseUrl: source.url,
    files,
    secretKey: undefined,
    version: '0.1.0',
    now: () => testNow,
  })
}

test('a disk that is full leaves no folder that looks like a backup, and the next try goes on', async () => {
  await addExecutedFile(await files.put(bytes))
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const failing = { ...files, list: () => throwing(full) }

  const error = await write(failing).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(explainBackupError(error, backup)).toContain('is full, so there is no backup')
  expect(await readdir(base)).not.toContain('backup')
  expect(explainRestoreError(error, { folder: backup, dataDir: '/data' })).toBe(
    'The disk of /data is full. Make room for the whole backup, and begin again with an empty folder.',
  )

  expect((await write()).files).toMatchObject({ count: 1, missing: [], damaged: [] })
  expect(await readdir(base)).not.toContain('backup.partial')
})

// eslint-disable-next-line require-yield
async function* throwing(error: Error): AsyncGenerator<never> {
  throw error
}

test('a stored file that is missing or damaged is named, and everything else is in the backup', async () => {
  const damaged = await files.put(bytes)
  await writeFile(path.join(base, 'files', damaged.slice(0, 2), damaged), 'changed')
  await addExecutedFile(damaged)
  await addExecutedFile(sha256('gone'))
  await addPhoto(sha256('a photo that is gone'))

  const manifest = await write()

  expect(manifest.files).toMatchObject({
    count: 0,
    missing: expect.arrayContaining([sha256('gone'), sha256('a photo that is gone')]),
    damaged: [damaged],
  })
  expect(manifest.files.missing).toHaveLength(2)
  await expect(checkBackup(backup, manifest)).resolves.toBeUndefined()
})

test('a backup that was changed is refused', async () => {
  const hash = await files.put(bytes)
  await addExecutedFile(hash)
  const manifest = await write()

  const stored = path.join(backup, 'files', hash.slice(0, 2), hash)
  await writeFile(stored, 'changed')
  await expect(checkBackup(backup, manifest)).rejects.toThrow(`the stored file ${hash} is missing`)
  await rm(stored)
  await symlink(stored, stored)
  await expect(checkBackup(backup, manifest)).rejects.toThrow(
    `The stored file ${hash} of the backup cannot be read (ELOOP).`,
  )
  await rm(stored)
  await writeFile(stored, bytes)
  await writeFile(path.join(backup, 'database/packets.copy.gz'), 'changed')
  await expect(checkBackup(backup, manifest)).rejects.toThrow('database/packets.copy.gz')
  await expect(readManifest(path.join(backup, 'files'))).rejects.toThrow('is not a backup')
})

test('a database that is not empty is refused, and one whose restore did not finish', async () => {
  await write()
  await expect(restore(source.url)).rejects.toThrow('This database is not empty')

  const url = await emptyDatabase()
  const packets = path.join(backup, 'database/packets.copy.gz')
  const intact = await readFile(packets)
  await writeFile(packets, 'not compressed')
  await expect(restore(url)).rejects.toThrow()
  await expect(migrate(url)).rejects.toThrow('A restore into this database has not finished')
  await expect(openSnapshot(url)).rejects.toThrow('A restore into this database has not finished')
  await writeFile(packets, intact)
  await expect(restore(url)).rejects.toThrow('An earlier restore into this database did not finish')
})

test('a backup of a newer version is refused, and one of an older version gets what is missing', async () => {
  const older = await emptyDatabase()
  await migrateBefore(older, '0022_outbox_holds')
  const olderDatabase = openDatabase(older)
  await olderDatabase.db.execute(sql`
    insert into users (id, issuer, subject, name, email, created_at, updated_at)
    values (gen_random_uuid(), 'issuer', 'olivia', 'Olivia Hart', 'olivia@example.com', now(), now())`)
  await olderDatabase.close()
  const manifest = await write(files, older)

  const newer = { ...manifest.database, migrations: [...manifest.database.migrations, 9e12] }
  const file = path.join(backup, 'manifest.json')
  await chmod(file, 0o600)
  await writeFile(file, JSON.stringify({ ...manifest, database: newer }))
  await expect(restore(await emptyDatabase())).rejects.toThrow('a newer version of Countersign')

  await writeFile(file, JSON.stringify(manifest))
  const url = await emptyDatabase()
  await restore(url)
  const restored = openDatabase(url)
  expect(await restored.db.select().from(users)).toMatchObject([{ name: 'Olivia Hart' }])
  expect(await restored.db.$count(mails)).toBe(0)
  await restored.close()
})

test('files in a bucket are in the backup, and go back into a bucket', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', fakeKeys.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', fakeKeys.secretAccessKey)
  const fake = await startFakeS3()
  const bucket = createS3FileStore({
    bucket: fakeBucket,
    region: 'us-east-1',
    endpoint: fake.endpoint,
    prefix: '',
    objectLockDays: undefined,
    clock: { now: () => testNow },
    log: createLogger('silent'),
  })
  const hash = await bucket.put(bytes)
  await addExecutedFile(hash)

  expect((await write(bucket)).files).toMatchObject({ count: 1, missing: [] })
  fake.objects.clear()
  await restore(await emptyDatabase(), bucket)

  expect(Buffer.from((await bucket.read(hash)) ?? [])).toEqual(bytes)
  await fake.goAway()
  vi.unstubAllEnvs()
})

test('rows, numbers and jobs that waited go on after the restore', async () => {
  await addExecutedFile(await files.put(bytes))
  const log = createLogger('silent')
  const job = {
    name: 'end-group',
    payload: { groupId: crypto.randomUUID(), reason: 'canceled' },
    singletonKey: 'one',
    startAfter: '2100-01-01T00:00:00.000Z',
  }
  await restoreJobs([job], { databaseUrl: source.url, log })
  await write()
  const url = await emptyDatabase()
  await restore(url)

  const { db, close } = openDatabase(url)
  const queued = await db.execute(
    sql`select name, data, start_after from jobs.job where state = 'created'`,
  )
  expect(queued.rows).toEqual([expect.objectContaining({ name: 'end-group', data: job.payload })])
  const lastNumber = sql`select last_value from packets_number_seq`
  expect((await db.execute(lastNumber)).rows).toEqual((await source.db.execute(lastNumber)).rows)
  expect(await db.$count(executedFiles)).toBe(1)
  await close()
})
