import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runAs } from './account.ts'
import type { Account } from './account.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/** For clusters whose data folder the system user cannot access, such as one under /root. */
const externalClusters = '/var/lib/countersign'

export function findCluster(state: string): string | undefined {
  const cluster = path.join(readLocation(state) ?? state, 'cluster')

  return existsSync(cluster) ? cluster : undefined
}

/**
 * The folder of the cluster: the state folder itself or, if the account cannot access that, a folder
 * in `externalClusters`, whose path is in the file `location` of the state folder.
 */
export async function resolveClusterFolder(
  state: string,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<string> {
  const external = readLocation(state)
  if (external !== undefined) {
    return requireFolder(external, state)
  }
  if (!account || (await canAccess(state, account))) {
    return state
  }
  if (existsSync(path.join(state, 'cluster'))) {
    throw new Error(
      `The user that runs the database cannot access it in ${state}, because a parent folder is ` +
        'closed to other users. Open that folder (chmod o+x), or move the data folder back.',
    )
  }

  return createExternalFolder(state, log)
}

function requireFolder(folder: string, state: string): string {
  if (!existsSync(folder)) {
    throw new Error(
      `The database of this data folder was in ${folder}, which no longer exists. ` +
        `Restore it from your backup, or delete ${path.dirname(state)} to start over.`,
    )
  }

  return folder
}

/** Tested with a real folder: permissions alone do not show access lists or disks without owners. */
async function canAccess(state: string, account: Account): Promise<boolean> {
  const probe = path.join(state, `probe-${randomUUID()}`)
  mkdirSync(probe, { mode: 0o700 })
  try {
    chownSync(probe, account.uid, account.gid)
    const test = 'cd "$1" && [ -O . ] && [ -w . ]'
    return (await runAs(account, '/bin/sh', ['-c', test, 'sh', probe])).ok
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

function createExternalFolder(state: string, log: (line: string) => void): string {
  const folder = path.join(externalClusters, randomUUID())
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  writeFileAtomically(path.join(state, 'location'), `${folder}\n`)
  log(`The database's user cannot access the data folder, so the database is in ${folder}.`)

  return folder
}

export function readLocation(state: string): string | undefined {
  try {
    return readFileSync(path.join(state, 'location'), 'utf8').trim()
  } catch {
    return undefined
  }
}
