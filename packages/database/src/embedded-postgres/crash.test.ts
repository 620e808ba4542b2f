import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processMark } from './process-mark.ts'
import { postmasterOf, processesIn } from './processes-in.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { query } from './testing/query.ts'
import { startInProcess } from './testing/start-in-process.ts'
import type { OtherProcess } from './testing/start-in-process.ts'
import { useMadeDataFolders } from './testing/made-data-folder.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const madeDataFolder = useMadeDataFolders()
const onLinux = process.platform === 'linux'

test('a folder in use by another process is refused in words', async () => {
  const dataDir = madeDataFolder()
  const first = await running(dataDir)
  const second = await startInProcess(dataDir)

  expect(second.answer).toContain(`already running on the data folder ${dataDir}`)
  expect(second.answer).toContain(`process ${first.child.pid}`)
})

test('when our process is killed, its database ends by itself', async () => {
  const dataDir = madeDataFolder()
  const { child, ended } = await running(dataDir)
  child.kill('SIGKILL')
  await ended

  await expect.poll(() => processesIn(clusterOf(dataDir)), { timeout: 10_000 }).toEqual([])
})

test('right after our process was killed, the next start has what was committed', async () => {
  const dataDir = madeDataFolder()
  const { child, answer, ended } = await running(dataDir)
  await query(answer, 'create table kept as select 7 as seven')
  child.kill('SIGKILL')
  await ended
  const url = await start(dataDir)

  expect(await query(url, 'select * from kept')).toEqual([{ seven: 7 }])
})

test.runIf(onLinux)('a server that outlived us is ended by the next start', async () => {
  const dataDir = madeDataFolder()
  const { child, answer, ended } = await running(dataDir)
  await query(answer, 'create table kept as select 7 as seven')
  const orphan = postmasterOf(clusterOf(dataDir)) ?? 0
  process.kill(guardOf(orphan), 'SIGKILL')
  child.kill('SIGKILL')
  await ended
  expect(processesIn(clusterOf(dataDir))).toContain(orphan)
  const url = await start(dataDir)

  expect(processesIn(clusterOf(dataDir))).not.toContain(orphan)
  expect(await query(url, 'select * from kept')).toEqual([{ seven: 7 }])
})

test('a set-up during which our process is killed is begun again', async () => {
  const dataDir = temporaryFolder()
  void startInProcess(dataDir)
  await expect
    .poll(() => entries(path.join(dataDir, 'postgres')), { interval: 5, timeout: 10_000 })
    .toContainEqual(expect.stringContaining('cluster.new-'))
  process.kill(lockHolder(dataDir), 'SIGKILL')
  await expect.poll(() => processMark(lockHolder(dataDir))).toBeUndefined()
  const url = await start(dataDir)

  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('lock files whose process ids belong to others by now hold nobody up', async () => {
  const dataDir = madeDataFolder()
  writeFileSync(path.join(dataDir, 'postgres', 'lock'), `${process.ppid}\nanother start\n`)
  writeFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), `${process.ppid}\n`)
  const url = await start(dataDir)

  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('Ctrl-C in the terminal leaves it to us to stop the database', async () => {
  const dataDir = madeDataFolder()
  const { child, ended } = await running(dataDir)
  const server = postmasterOf(clusterOf(dataDir)) ?? 0
  // What the terminal does: the signal goes to the whole group of processes.
  process.kill(-(child.pid ?? 0), 'SIGINT')

  expect(await ended).toEqual([0, null])
  expect(processesIn(clusterOf(dataDir))).not.toContain(server)
  await start(dataDir)
})

async function running(dataDir: string): Promise<OtherProcess> {
  const other = await startInProcess(dataDir)
  onTestFinished(async () => {
    other.child.kill('SIGKILL')
    await other.ended
    await expect.poll(() => processesIn(clusterOf(dataDir)), { timeout: 10_000 }).toEqual([])
  })
  expect(other.answer).toMatch(/^postgres:/)

  return other
}

async function start(dataDir: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true })
  onTestFinished(() => postgres.stop())

  return postgres.url
}

function clusterOf(dataDir: string): string {
  return path.join(dataDir, 'postgres', 'cluster')
}

function lockHolder(dataDir: string): number {
  return Number.parseInt(readFileSync(path.join(dataDir, 'postgres', 'lock'), 'utf8'), 10)
}

/** The shell that would end this server when our process ends. */
function guardOf(server: number): number {
  const found = readdirSync('/proc').find((pid) => readCommand(pid).endsWith(`\0sh\0${server}\0`))

  return Number(found)
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
