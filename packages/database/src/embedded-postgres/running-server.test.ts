import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import type { EmbeddedPostgres } from './start-embedded-postgres.ts'
import { query } from './testing/query.ts'

let dataDir: string
let running: EmbeddedPostgres
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-test-'))
  chmodSync(dataDir, 0o711)
  running = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true })
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a second start in the same folder is rejected with a message, and the first keeps running', async () => {
  await expect(startEmbeddedPostgres({ dataDir, log: () => undefined })).rejects.toThrow(
    `Countersign is already running on the data folder ${dataDir} (process ${process.pid}).`,
  )
  expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('connecting requires the password', async () => {
  const wrong = new URL(running.url)
  wrong.password = 'wrong'

  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('other users can read neither the passwords nor the cluster', async () => {
  const mode = (name: string) => statSync(path.join(dataDir, 'postgres', name)).mode & 0o777

  expect(mode('password')).toBe(0o600)
  expect(mode('superuser-password')).toBe(0o600)
  expect(mode('cluster')).toBe(0o700)
})

test('the application’s role owns its database and is not a superuser', async () => {
  const [role] = await query(
    running.url,
    `select rolsuper, rolcreatedb from pg_roles where rolname = user`,
  )
  expect(role).toEqual({ rolsuper: false, rolcreatedb: false })
  await expect(query(running.url, `copy (select 1) to program 'true'`)).rejects.toThrow(
    'permission denied',
  )
  await query(running.url, 'create extension pg_trgm')
})

test('it listens on this machine only', async () => {
  expect(new URL(running.url).hostname).toBe('127.0.0.1')
  expect(await query(running.adminUrl, 'show listen_addresses')).toEqual([
    { listen_addresses: '127.0.0.1' },
  ])
})
