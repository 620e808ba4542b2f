import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runAs } from './account.ts'
import { findBinaries, nativeFolder } from './binaries.ts'
import { homesElsewhere, readPointer } from './cluster-home.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import type { EmbeddedPostgres } from './start-embedded-postgres.ts'
import { sweepHomes } from './sweep-homes.ts'
import { query } from './testing/query.ts'
import { startInProcess } from './testing/start-in-process.ts'
import { useMadeDataFolders } from './testing/made-data-folder.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const madeDataFolder = useMadeDataFolders()

/** PostgreSQL never runs as root, so as root there is another user, and folders closed to it. */
const asRoot = test.runIf(process.getuid?.() === 0)
const nobody = { uid: 65534, gid: 65534 }

asRoot('under a closed folder the cluster is kept elsewhere, and found again', async () => {
  const dataDir = closedFolder()
  const first = await start(dataDir)
  await query(first.url, 'create table kept as select 7 as seven')
  await first.stop()
  const second = await start(dataDir)

  expect(homeOf(dataDir)).toMatch(/^\/var\/lib\/countersign\/[0-9a-f-]{36}$/)
  expect(statSync(path.join(homeOf(dataDir), 'cluster')).uid).not.toBe(0)
  expect(existsSync(path.join(dataDir, 'postgres', 'cluster'))).toBe(false)
  expect(await query(second.url, 'select * from kept')).toEqual([{ seven: 7 }])
})

asRoot(
  'deleting a data folder is a fresh start, and takes the cluster elsewhere along',
  async () => {
    const dataDir = closedFolder()
    const first = await start(dataDir)
    await query(first.url, 'create table kept as select 7 as seven')
    await first.stop()
    const left = homeOf(dataDir)
    rmSync(path.join(dataDir, 'postgres'), { recursive: true })
    const second = await start(dataDir)
    await expect(query(second.url, 'select * from kept')).rejects.toThrow('does not exist')

    makeOld(left)
    makeOld(homeOf(dataDir))
    sweepHomes(homesElsewhere, new Date())
    expect(existsSync(left)).toBe(false)
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

asRoot('a cluster stays whose data folder lies on a disk that is not there', async () => {
  const dataDir = closedFolder()
  await (await start(dataDir)).stop()
  const home = homeOf(dataDir)
  const owner = path.join(home, 'owner')
  const [state] = readFileSync(owner, 'utf8').split('\n')
  rmSync(path.join(dataDir, 'postgres'), { recursive: true })

  writeFileSync(owner, `${state}\n123456789\n`)
  makeOld(home)
  sweepHomes(homesElsewhere, new Date())
  expect(existsSync(home)).toBe(true)
})

asRoot('a cluster elsewhere that is gone is refused in words, not begun afresh', async () => {
  const dataDir = closedFolder()
  await (await start(dataDir)).stop()
  rmSync(homeOf(dataDir), { recursive: true })

  await expect(start(dataDir)).rejects.toThrow('is not there any more')
})

asRoot('a cluster that root has brought back from a backup is taken over', async () => {
  const dataDir = madeDataFolder()
  const cluster = path.join(dataDir, 'postgres', 'cluster')
  const copy = `${cluster}.copy`
  cpSync(cluster, copy, { recursive: true })
  rmSync(cluster, { recursive: true })
  cpSync(copy, cluster, { recursive: true })
  chmodSync(cluster, 0o755)
  expect(statSync(cluster).uid).toBe(0)

  const { url } = await start(dataDir)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

asRoot('binaries in a closed folder, without their links and rights, are copied once', async () => {
  const closed = closedFolder()
  const home = temporaryFolder()
  const native = bareCopyOfBinaries(path.join(closed, 'package'))
  const binaries = await findBinaries(home, nobody, native)

  expect(binaries.postgres.startsWith(home)).toBe(true)
  expect(await runAs(nobody, binaries.initdb, ['--version'])).toMatchObject({ ok: true })
  const made = statSync(binaries.postgres).mtimeMs
  const again = await findBinaries(home, nobody, native)
  expect(statSync(again.postgres).mtimeMs).toBe(made)
})

asRoot('an ordinary user starts it as itself', async ({ skip }) => {
  const reachable = await runAs(nobody, process.execPath, ['--check', import.meta.filename])
  skip(!reachable.ok, 'The project lies in a folder that is closed to others.')
  const dataDir = temporaryFolder()
  chownSync(dataDir, nobody.uid, nobody.gid)
  const { child, answer, ended } = await startInProcess(dataDir, nobody)

  expect(await query(answer, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(path.join(dataDir, 'postgres', 'cluster')).uid).toBe(nobody.uid)
  child.kill('SIGINT')
  await ended

  // Root then runs it as the user whose database it is, who can go on with it afterwards.
  const { url, stop } = await start(dataDir)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
  expect(statSync(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION')).uid).toBe(nobody.uid)
  const third = await startInProcess(dataDir, nobody)
  expect(third.answer).toMatch(/^postgres:/)
  third.child.kill('SIGINT')
  await third.ended
})

asRoot('a database of root’s is refused to an ordinary user in words', async ({ skip }) => {
  const reachable = await runAs(nobody, process.execPath, ['--check', import.meta.filename])
  skip(!reachable.ok, 'The project lies in a folder that is closed to others.')
  const dataDir = madeDataFolder()
  chmodSync(dataDir, 0o777)
  const { answer, ended } = await startInProcess(dataDir, nobody)

  expect(answer).toContain('belongs to another user')
  await ended
})

function closedFolder(): string {
  const folder = temporaryFolder()
  chmodSync(folder, 0o700)

  return folder
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true })
  const home = homeOf(dataDir)
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(home, { recursive: true, force: true })
  })

  return postgres
}

function homeOf(dataDir: string): string {
  const state = path.join(dataDir, 'postgres')

  return readPointer(state) ?? state
}

function makeOld(home: string): void {
  const anHourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(path.join(home, 'owner'), anHourAgo, anHourAgo)
}

/** As a package manager unpacks them that runs no install scripts. */
function bareCopyOfBinaries(folder: string): string {
  const native = path.join(folder, 'native')
  cpSync(path.join(nativeFolder(), '..', 'package.json'), path.join(folder, 'package.json'))
  cpSync(nativeFolder(), native, { recursive: true, filter: (file) => !isLink(file) })
  for (const name of readdirSync(path.join(native, 'bin'))) {
    chmodSync(path.join(native, 'bin', name), 0o644)
  }

  return native
}

function isLink(file: string): boolean {
  return lstatSync(file).isSymbolicLink()
}
