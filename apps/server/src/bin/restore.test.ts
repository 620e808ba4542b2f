import { openDatabase } from '@countersign/database'
import { createEmptyDatabase, createTestDatabase } from '@countersign/database/testing'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackup } from '../infrastructure/backup/create-backup.ts'
import { createFolderFileStore } from '../infrastructure/files/folder-file-store.ts'
import { createAuthority, withKeyLock } from '../infrastructure/sealing/keys/create-authority.ts'
import { randomIds } from '../kernel/ids.ts'
import { systemClock } from '../kernel/time.ts'
import { testProgram } from '../testing/test-program.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-restore-'))
  dataDir = path.join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const sources = path.join(import.meta.dirname, 'restore.ts')

function runRestore(
  settings: Record<string, string> = {},
  { program = testProgram('bin/restore'), ...user }: { program?: string; uid?: number } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, `${folder}/backup`], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...settings },
    ...user,
  })

  return { status, output: stdout + stderr }
}

const noBackup = expect.stringContaining('is not a backup: it has no manifest.json.')

test('a setting that is not valid is named', () => {
  expect(runRestore({ PORT: 'many' }, { program: sources })).toEqual({
    status: 2,
    output: 'PORT: must be a number.\n',
  })
})

test('what is in the root of a disk, caches and no uploads, are no data', async () => {
  await mkdir(path.join(dataDir, 'lost+found'), { recursive: true })
  await mkdir(path.join(dataDir, 'compile-cache'))
  await mkdir(path.join(dataDir, 'incoming'))

  expect(runRestore()).toEqual({ status: 2, output: noBackup })
})

test('a data folder that something else is in is refused', async () => {
  await mkdir(dataDir)
  await writeFile(path.join(dataDir, 'secret-key'), 'x')

  expect(runRestore()).toEqual({ status: 2, output: expect.stringContaining('is not empty, and') })
})

test('a backup that cannot be read is named, not the data folder', async () => {
  await mkdir(path.join(folder, 'backup'))
  await writeFile(path.join(folder, 'backup/manifest.json'), '{}', { mode: 0o000 })
  await chmod(folder, 0o755)
  const user = process.getuid?.() === 0 ? { uid: 65534 } : {}

  expect(runRestore({}, user)).toEqual({
    status: 2,
    output: `${folder}/backup cannot be read or written by this user (EACCES).\n`,
  })
})

test('a database in use is refused without the advice to delete it', async () => {
  const source = await createTestDatabase()
  await backUp(source.url)

  const { status, output } = runRestore({ DATABASE_URL: source.url, SECRET_KEY: secretKey })
  await source.drop()
  expect(status).toBe(2)
  expect(output).toMatch(/^Checking the backup…\nThis database is not empty, /)
  expect(output).not.toMatch(/delete/i)
})

test('a restore that failed says what is to be deleted before the next one', async () => {
  const source = await createTestDatabase()
  const { db, close } = openDatabase(source.url)
  const deps = { db, clock: systemClock, ids: randomIds }
  await withKeyLock(deps, (tx) => createAuthority(tx, deps, { secretKey }))
  await close()
  await backUp(source.url)
  const empty = await createEmptyDatabase()

  const { status, output } = runRestore({ DATABASE_URL: empty.url, SECRET_KEY: `not ${secretKey}` })
  await Promise.all([source.drop(), empty.drop()])
  expect(status).toBe(2)
  expect(output).toContain(
    `Delete the database at DATABASE_URL and ${dataDir}/files, which are not complete, before you try again.\nThe secret key does not`,
  )
})

test('a backup of a newer version is refused before anything is written', async () => {
  const source = await createTestDatabase()
  await backUp(source.url)
  await source.drop()
  const file = path.join(folder, 'backup/manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  manifest.database.migrations.push(9e12)
  await chmod(file, 0o600)
  await writeFile(file, JSON.stringify(manifest))

  expect(runRestore({ SECRET_KEY: secretKey })).toEqual({
    status: 2,
    output: expect.stringContaining('a newer version of Countersign'),
  })
  expect(existsSync(dataDir)).toBe(false)
})

const secretKey = 'the key of the servers, which nobody else has'

async function backUp(databaseUrl: string): Promise<void> {
  await createBackup({
    folder: path.join(folder, 'backup'),
    databaseUrl,
    files: createFolderFileStore(path.join(folder, 'source-files')),
    secretKey: undefined,
    version: '0.1.0',
    now: () => new Date(),
  })
}
