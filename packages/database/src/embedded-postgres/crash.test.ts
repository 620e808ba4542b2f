import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getProcessIdentity } from './process-identity.ts'
import { readPostmasterPid, findClusterProcesses } from './cluster-processes.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { query } from './testing/query.ts'
import { startInProcess } from './testing/start-in-process.ts'
import type { OtherProcess } from './testing/start-in-process.ts'
import { useDataFolderCopies } from './testing/copy-data-folder.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const copyDataFolder = useDataFolderCopies()
const onLinux = process.platform === 'linux'

test('a data folder in use by another process is rejected with its process id', async () => {
  const dataDir = copyDataFolder()
  const first = await startOther(dataDir)
  const second = await startInProcess(dataDir)

  expect(second.output).toContain(`already running on the data folder ${dataDir}`)
  expect(second.output).toContain(`process ${first.child.pid}`)
})

test('the database stops when its parent process is killed', async () => {
  const dataDir = copyDataFolder()
  const { child, ended } = await startOther(dataDir)
  child.kill('SIGKILL')
  await ended

  await expect.poll(() => findClusterProcesses(clusterOf(dataDir)), { timeout: 10_000 }).toEqual([])
})

test('committed data survives a kill followed by an immediate restart', async () => {
  const dataDir = copyDataFolder()
  const { child, output, ended } = await startOther(dataDir)
  await query(output, 'create table kept as select 7 as seven')
  child.kill('SIGKILL')
  await ended
  const url = await start(dataDir)

  expect(await query(url, 'select * from kept')).toEqual([{ seven: 7 }])
})

test.runIf(onLinux)('the next start stops an orphaned server', async () => {
  const dataDir = copyDataFolder()
  const { child, output, ended } = await startOther(dataDir)
  await query(output, 'create table kept as select 7 as seven')
  const orphan = readPostmasterPid(clusterOf(dataDir)) ?? 0
  process.kill(findWatchdog(orphan), 'SIGKILL')
  child.kill('SIGKILL')
  await ended
  expect(findClusterProcesses(clusterOf(dataDir))).toContain(orphan)
  const url = await start(dataDir)

  expect(findClusterProcesses(clusterOf(dataDir))).not.toContain(orphan)
  expect(await query(url, 'select * from kept')).toEqual([{ seven: 7 }])
})

test('creating the database starts over after a kill', async () => {
  const dataDir = temporaryFolder()
  void startInProcess(dataDir)
  await expect
    .poll(() => entries(path.join(dataDir, 'postgres')), { interval: 5, timeout: 10_000 })
    .toContainEqual(expect.stringContaining('cluster.new-'))
  process.kill(lockHolder(dataDir), 'SIGKILL')
  await expect.poll(() => getProcessIdentity(lockHolder(dataDir))).toBeUndefined()
  const url = await start(dataDir)

  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('lock files with reused process ids do not block a start', async () => {
  const dataDir = copyDataFolder()
  writeFileSync(path.join(dataDir, 'postgres', 'lock'), `${process.ppid}\nanother start\n`)
  writeFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), `${process.ppid}\n`)
  const url = await start(dataDir)

  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('Ctrl-C in the terminal lets our process stop the database', async () => {
  const dataDir = copyDataFolder()
  const { child, ended } = await startOther(dataDir)
  const server = readPostmasterPid(clusterOf(dataDir)) ?? 0
  // As a terminal does: the signal goes to the whole process group.
  process.kill(-(child.pid ?? 0), 'SIGINT')

  expect(await ended).toEqual([0, null])
  expect(findClusterProcesses(clusterOf(dataDir))).not.toContain(server)
  await start(dataDir)
})

async function startOther(dataDir: string): Promise<OtherProcess> {
  const other = await startInProcess(dataDir)
  onTestFinished(async () => {
    other.child.kill('SIGKILL')
    await other.ended
    await expect
      .poll(() => findClusterProcesses(clusterOf(dataDir)), { timeout: 10_000 })
      .toEqual([])
  })
  expect(other.output).toMatch(/^postgres:/)

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

/** The shell that stops this server when our process ends. */
function findWatchdog(server: number): number {
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
