import { signingAuthorities, type Database } from '@countersign/database'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { openDatabase } from '@countersign/database'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAuthority, withKeyLock } from '../infrastructure/sealing/keys/create-authority.ts'
import { openKeyring } from '../infrastructure/sealing/keys/keyring.ts'
import { createLogger } from '../kernel/logger.ts'
import { randomIds } from '../kernel/ids.ts'
import { systemClock } from '../kernel/time.ts'
import { testProgram } from '../testing/test-program.ts'

const secretKey = 'the key of the servers, which nobody else has'
const lost = 'another key, which the operator has made just now'

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
let db: Database
let folder: string
let dataDir: string
beforeEach(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.url)
  db = opened.db
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-keys-'))
  dataDir = path.join(folder, 'data')
  const deps = { db, clock: systemClock, ids: randomIds }
  await withKeyLock(deps, (tx) => createAuthority(tx, deps, { secretKey }))
})
afterEach(async () => {
  await opened.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function run(
  program: 'keys' | 'backup',
  args: string[],
  settings: Record<string, string> = {},
  user: { uid?: number } = {},
) {
  const child = spawn(process.execPath, [testProgram(`bin/${program}`), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...settings,
    },
    ...user,
  })
  const output = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])

  return { status: child.exitCode, output: output[0] + output[1] }
}

/** Root may read every file. */
const asNobody = process.getuid?.() === 0 ? { uid: 65534 } : {}

const countKeys = () => db.$count(signingAuthorities)

test('sealing keys are not changed with another key than that of the servers', async () => {
  const missing = await run('keys', ['rotate'])
  const wrong = await run('keys', ['rotate'], { SECRET_KEY: lost })

  expect([missing.status, wrong.status]).toEqual([1, 1])
  expect(missing.output).toMatch(/^SECRET_KEY is not set and \S+secret-key does not exist, /)
  expect(wrong.output).toMatch(/^The key in SECRET_KEY is not the one that encrypted /)
  expect(existsSync(path.join(dataDir, 'secret-key'))).toBe(false)
  expect(await countKeys()).toBe(1)
})

test('a folder instead of a certificate is refused in words', async () => {
  expect(await run('keys', ['import', folder], { P12_PASSWORD: 'secret' })).toEqual({
    status: 1,
    output: `${folder} is a folder, not a file.\n`,
  })
})

test('a key file of another user is named with what to do', async () => {
  await mkdir(dataDir)
  await writeFile(path.join(dataDir, 'secret-key'), secretKey)
  await chmod(path.join(dataDir, 'secret-key'), process.getuid?.() === 0 ? 0o600 : 0)
  await chmod(folder, 0o755)
  // By its port: the socket of the tests' PostgreSQL is closed to other users.
  const url = new URL(database.url)
  url.search = ''
  const { status, output } = await run('keys', ['rotate'], { DATABASE_URL: url.href }, asNobody)

  expect(status).toBe(1)
  expect(output).toMatch(
    /^This user may not read \S+secret-key \(EACCES\), .* or set SECRET_KEY to the key in that file\.\n$/,
  )
})

test('the key of the servers changes the sealing keys', async () => {
  expect(await run('keys', ['rotate'], { SECRET_KEY: secretKey })).toMatchObject({ status: 0 })
  expect(await countKeys()).toBe(2)
})

test('where the key is lost, a new one seals from now on, and the former root stays', async () => {
  const { status, output } = await run('keys', ['rotate', '--lost-key'], { SECRET_KEY: lost })

  expect([status, output]).toEqual([0, expect.stringMatching(/^Current [^]+\nFormer /)])
  const deps = { db, clock: systemClock, ids: randomIds, log: createLogger('silent') }
  const keyring = await openKeyring(deps, lost)
  await expect(keyring.identity()).resolves.toBeDefined()
  expect(await keyring.authority.rootPems()).toHaveLength(2)
})

test('a backup with another key than that of the servers is refused, and makes no key', async () => {
  const backup = path.join(folder, 'backup')
  const missing = await run('backup', [backup])
  expect([missing.status, missing.output]).toEqual([2, expect.stringContaining('does not exist')])
  expect([existsSync(path.join(dataDir, 'secret-key')), existsSync(backup)]).toEqual([false, false])

  expect(await run('backup', [backup, '--without-key'])).toMatchObject({ status: 0 })
})

test('an empty file of the key is refused in words', async () => {
  dataDir = folder
  await writeFile(path.join(dataDir, 'secret-key'), '')

  expect(await run('keys', ['rotate'])).toEqual({
    status: 1,
    output: expect.stringMatching(/secret-key is empty\. Put the key back from a backup/),
  })
})
