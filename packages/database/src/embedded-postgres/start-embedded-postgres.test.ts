import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import type { EmbeddedPostgres } from './start-embedded-postgres.ts'
import { query } from './testing/query.ts'
import { useDataFolderCopies } from './testing/copy-data-folder.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const madeDataFolder = useDataFolderCopies()

test('one of two simultaneous starts is rejected', async () => {
  const dataDir = temporaryFolder()
  const results = await Promise.allSettled([start(dataDir), start(dataDir)])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a database without its password file is rejected with instructions', async () => {
  const dataDir = madeDataFolder()
  rmSync(path.join(dataDir, 'postgres', 'superuser-password'))

  await expect(start(dataDir)).rejects.toThrow('Restore that file')
})

test('a database of another PostgreSQL version is rejected with instructions', async () => {
  const dataDir = madeDataFolder()
  writeFileSync(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '17\n')

  await expect(start(dataDir)).rejects.toThrow('was created by PostgreSQL 17')
})

test('commits are durable, and the sort order is the same on every machine', async () => {
  const dataDir = temporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  onTestFinished(() => postgres.stop())
  const setting = (name: string) => `current_setting('${name}') as ${name}`

  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']
  expect(await query(postgres.url, `select ${names.map(setting).join(', ')}`)).toEqual([
    { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', data_checksums: 'on' },
  ])
  const [database] = await query(
    postgres.url,
    `select pg_encoding_to_char(encoding) as encoding, datlocale, lower('ÄÉ') as lower
     from pg_database where datname = current_database()`,
  )
  expect(database).toEqual({ encoding: 'UTF8', datlocale: 'C.UTF-8', lower: 'äé' })
})

test('a second start finds the data of the first, on the same port', async () => {
  const dataDir = madeDataFolder()
  const first = await start(dataDir)
  await query(first.url, 'create table kept as select 7 as seven')
  await first.stop()
  await first.stop()
  const second = await start(dataDir)

  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select * from kept')).toEqual([{ seven: 7 }])
})

test('another port is used if a program took the last one', async () => {
  const dataDir = madeDataFolder()
  const first = await start(dataDir)
  await first.stop()
  const taken = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const second = await start(dataDir)

  expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('an interrupted creation starts over', async () => {
  const dataDir = temporaryFolder()
  const half = path.join(dataDir, 'postgres', 'cluster.new-1')
  mkdirSync(path.join(half, 'base'), { recursive: true })
  writeFileSync(path.join(half, 'PG_VERSION'), '18\n')
  const { url } = await start(dataDir)

  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(half)).toBe(false)
})

test('the server stops within five seconds, even with open connections', async () => {
  const postgres = await start(madeDataFolder())
  const busy = query(postgres.url, 'select pg_sleep(60)').catch((error: unknown) => error)
  await untilBusy(postgres.adminUrl)
  const began = performance.now()
  await postgres.stop()

  expect(performance.now() - began).toBeLessThan(5000)
  expect(String(await busy)).toMatch(/terminating connection|Connection terminated/)
  await expect(query(postgres.url, 'select 1')).rejects.toThrow(/^connect (ECONNREFUSED|ENOENT) /)
})

test('PostgreSQL’s log is passed on line by line', async () => {
  const lines: string[] = []
  const dataDir = madeDataFolder()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: (line) => lines.push(line),
    throwaway: true,
  })
  await postgres.stop()

  const port = readFileSync(path.join(dataDir, 'postgres', 'port'), 'utf8').trim()
  expect(lines.join('\n')).toContain(`listening on IPv4 address "127.0.0.1", port ${port}`)
})

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true })
  onTestFinished(() => postgres.stop())

  return postgres
}

async function untilBusy(adminUrl: string): Promise<void> {
  const running = `select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`
  await expect.poll(() => query(adminUrl, running)).toHaveLength(1)
}
