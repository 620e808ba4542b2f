import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { runAs } from './account.ts'
import type { Account } from './account.ts'
import { writeWhole } from './write-whole.ts'

/** Where clusters go whose data folder the system user cannot reach, e.g. under /root. */
export const homesElsewhere = '/var/lib/countersign'

/** The cluster of this state folder, if one has been made. */
export function existingCluster(state: string): string | undefined {
  const cluster = path.join(readPointer(state) ?? state, 'cluster')

  return existsSync(cluster) ? cluster : undefined
}

/**
 * The folder that holds the cluster: the state folder itself, or, where the account cannot reach
 * that, one of its own elsewhere, which the file `location` in the state folder points to.
 */
export async function settleClusterHome(
  state: string,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<string> {
  const elsewhere = readPointer(state)
  if (elsewhere !== undefined) {
    return requireHome(elsewhere, state)
  }
  if (!account || (await canLiveIn(state, account))) {
    return state
  }
  if (existsSync(path.join(state, 'cluster'))) {
    throw new Error(
      `The database in ${state} cannot be reached by the user that runs it, because a folder above ` +
        'it is closed to others. Open that folder (chmod o+x), or move the data folder back.',
    )
  }

  return makeHomeElsewhere(state, log)
}

function requireHome(home: string, state: string): string {
  if (!existsSync(home)) {
    throw new Error(
      `The database of this data folder was kept in ${home}, and that is not there any more. ` +
        `Bring it back from your backup, or delete ${path.dirname(state)} to start afresh.`,
    )
  }

  return home
}

/** Asked of the system itself: it alone knows of access lists, and of disks that keep no owners. */
async function canLiveIn(state: string, account: Account): Promise<boolean> {
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

function makeHomeElsewhere(state: string, log: (line: string) => void): string {
  const home = path.join(homesElsewhere, randomUUID())
  mkdirSync(home, { recursive: true, mode: 0o755 })
  // Whose it is, and on which disk that lies: see sweep-homes.ts.
  writeWhole(path.join(home, 'owner'), `${state}\n${statSync(state).dev}\n`)
  writeWhole(path.join(state, 'location'), `${home}\n`)
  log(`The data folder is closed to the database's user, so the database is kept in ${home}.`)

  return home
}

export function readPointer(state: string): string | undefined {
  try {
    return readFileSync(path.join(state, 'location'), 'utf8').trim()
  } catch {
    return undefined
  }
}
