import { renameSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPostmasterPid } from './cluster-processes.ts'
import { keepRunning } from './keep-running.ts'
import type { DatabaseOutage } from './keep-running.ts'
import type { ServerProcess } from './server-process.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { useDataFolderCopies } from './testing/copy-data-folder.ts'
import { query } from './testing/query.ts'

const copyDataFolder = useDataFolderCopies()

async function start() {
  const dataDir = copyDataFolder()
  const cluster = path.join(dataDir, 'postgres', 'cluster')
  const outages: DatabaseOutage[] = []
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    onOutage: (outage) => outages.push(outage),
  })
  onTestFinished(() => postgres.stop())

  return {
    postgres,
    cluster,
    outages,
    kill: () => process.kill(readPostmasterPid(cluster) ?? 0, 'SIGKILL'),
    states: () => outages.map(({ state }) => state),
  }
}

test('a database that is killed runs again at the same address, with its data', async () => {
  const { postgres, kill, outages, states } = await start()
  await query(postgres.url, 'create table kept as select 7 as seven')
  kill()
  await expect.poll(states, { timeout: 20_000 }).toEqual(['ended', 'restarted'])

  expect(await query(postgres.url, 'select * from kept')).toEqual([{ seven: 7 }])
  expect(outages[0]?.reason).toContain('It ended with SIGKILL.')
  expect(outages[0]?.reason).toContain('ready to accept connections')
})

test('a database that cannot start again is given up, with the reason', async () => {
  const { cluster, kill, outages, states } = await start()
  renameSync(path.join(cluster, 'global'), path.join(cluster, 'lost'))
  kill()
  await expect.poll(states, { timeout: 20_000 }).toEqual(['ended', 'given-up'])

  expect(outages.at(-1)?.reason).toContain('pg_control')
})

test('a database that ends again is given up', async () => {
  const { kill, states } = await start()
  kill()
  await expect.poll(states, { timeout: 20_000 }).toEqual(['ended', 'restarted'])
  kill()
  await expect.poll(() => states().at(-1), { timeout: 20_000 }).toBe('given-up')
})

test.each([
  'FATAL: could not write lock file "postmaster.pid": No space left on device',
  "ENOSPC: no space left on device, mkdir '/data/postgres/socket'",
])('a database is tried again for as long as its disk is full: %s', async (reason) => {
  const outages: DatabaseOutage[] = []
  const failures = [reason, reason, reason]
  const crashed = { ended: Promise.resolve('It crashed.'), stop: () => Promise.resolve() }
  const running = keepRunning(crashed, {
    start() {
      const failure = failures.shift()
      return failure === undefined
        ? Promise.resolve(runningServer())
        : Promise.reject(new Error(failure))
    },
    onOutage: (outage) => outages.push(outage),
    pauseMs: 0,
  })
  onTestFinished(running.stop)

  await expect.poll(() => outages.map(({ state }) => state)).toEqual(['ended', 'restarted'])
})

function runningServer(): ServerProcess {
  const { promise, resolve } = Promise.withResolvers<string>()
  return {
    ended: promise,
    stop() {
      resolve('It was stopped.')
      return Promise.resolve()
    },
  }
}

test('a stop ends the attempts to start again', async () => {
  const { postgres, kill, states } = await start()
  kill()
  await expect.poll(states, { timeout: 20_000 }).toContain('ended')
  await postgres.stop()

  expect(states()).not.toContain('given-up')
  await expect(query(postgres.url, 'select 1')).rejects.toThrow()
})
