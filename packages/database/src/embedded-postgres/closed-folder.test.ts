import { chmodSync, chownSync, cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runAs } from './account.ts'
import { findBinaries, findInstalledBinaries } from './binaries.ts'
import { readLocation } from './cluster-folder.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import type { EmbeddedPostgres } from './start-embedded-postgres.ts'
import { query } from './testing/query.ts'
import { startInProcess } from './testing/start-in-process.ts'
import { useDataFolderCopies } from './testing/copy-data-folder.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const copyDataFolder = useDataFolderCopies()

/** PostgreSQL never runs as root, so as root there is a second user, and folders closed to it. */
const asRoot = test.runIf(process.getuid?.() === 0)
const nobody = { uid: 65534, gid: 65534 }

asRoot(
  'a cluster whose data folder is closed to its user is created elsewhere and found again',
  async () => {
    const dataDir = closedFolder()
    const first = await start(dataDir)
    await query(first.url, 'create table kept as select 7 as seven')
    await first.stop()
    const second = await start(dataDir)

    expect(clusterFolderOf(dataDir)).toMatch(/^\/var\/lib\/countersign\/[0-9a-f-]{36}$/)
    expect(statSync(path.join(clusterFolderOf(dataDir), 'cluster')).uid).not.toBe(0)
    expect(existsSync(path.join(dataDir, 'postgres', 'cluster'))).toBe(false)
    expect(await query(second.url, 'select * from kept')).toEqual([{ seven: 7 }])
  },
)

asRoot('a missing external cluster is an error with instructions, not a new database', async () => {
  const dataDir = closedFolder()
  await (await start(dataDir)).stop()
  rmSync(clusterFolderOf(dataDir), { recursive: true })

  await expect(start(dataDir)).rejects.toThrow('no longer exists')
})

asRoot('a cluster restored by root is given back to its user', async () => {
  const dataDir = copyDataFolder()
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

asRoot('binaries in a closed folder, without permissions, are copied once', async () => {
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
  skip(!reachable.ok, 'The project is in a folder that is closed to other users.')
  const dataDir = temporaryFolder()
  chownSync(dataDir, nobody.uid, nobody.gid)
  const { child, output, ended } = await startInProcess(dataDir, nobody)

  expect(await query(output, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(path.join(dataDir, 'postgres', 'cluster')).uid).toBe(nobody.uid)
  child.kill('SIGINT')
  await ended

  // Root runs it as its owner, who can keep using it afterwards.
  const { url, stop } = await start(dataDir)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
  expect(statSync(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION')).uid).toBe(nobody.uid)
  const third = await startInProcess(dataDir, nobody)
  expect(third.output).toMatch(/^postgres:/)
  third.child.kill('SIGINT')
  await third.ended
})

asRoot('an ordinary user cannot start a database of root and is told why', async ({ skip }) => {
  const reachable = await runAs(nobody, process.execPath, ['--check', import.meta.filename])
  skip(!reachable.ok, 'The project is in a folder that is closed to other users.')
  const dataDir = copyDataFolder()
  chmodSync(dataDir, 0o777)
  const { output, ended } = await startInProcess(dataDir, nobody)

  expect(output).toContain('belongs to another user')
  await ended
})

function closedFolder(): string {
  const folder = temporaryFolder()
  chmodSync(folder, 0o700)

  return folder
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true })
  const home = clusterFolderOf(dataDir)
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(home, { recursive: true, force: true })
  })

  return postgres
}

function clusterFolderOf(dataDir: string): string {
  const state = path.join(dataDir, 'postgres')

  return readLocation(state) ?? state
}

/** As unpacked by a package manager that loses permissions. */
function bareCopyOfBinaries(folder: string): string {
  const native = path.join(folder, 'native')
  cpSync(
    path.join(findInstalledBinaries(), '..', 'package.json'),
    path.join(folder, 'package.json'),
  )
  cpSync(findInstalledBinaries(), native, { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(path.join(native, 'bin'))) {
    chmodSync(path.join(native, 'bin', name), 0o644)
  }

  return native
}
