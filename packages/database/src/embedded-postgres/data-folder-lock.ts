import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getProcessIdentity } from './process-identity.ts'

/**
 * Lock: one process at a time on a data folder, because two PostgreSQL servers destroy a cluster. The
 * lock of a process that ended is ignored. Returns a function that releases the lock.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = path.join(folder, 'lock')
  const mine = `${process.pid}\n${getProcessIdentity(process.pid)}\n`
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, mine, { mode: 0o600 })

  try {
    for (;;) {
      if (tryLink(draft, lock)) {
        return () => unlock(lock, mine)
      }
      rejectIfHeld(lock, folder)
      removeStaleLock(lock)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Atomic: a hard link appears with its content, so nobody reads half a lock. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) {
      return false
    }
    throw error
  }
}

function rejectIfHeld(lock: string, folder: string): void {
  const pid = findHolder(read(lock))
  if (pid === undefined) {
    return
  }

  throw new Error(
    `Countersign is already running on the data folder ${path.dirname(folder)} (process ${pid}). ` +
      'Stop it first, or set DATA_DIR to another data folder.',
  )
}

/** Race: of two processes, one removes the stale lock; the one that removed a fresh lock restores it. */
function removeStaleLock(lock: string): void {
  const aside = `${lock}.stale-${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) {
      return
    }
    throw error
  }

  if (findHolder(read(aside)) !== undefined) {
    tryLink(aside, lock)
  }
  rmSync(aside, { force: true })
}

export function findLockHolder(lock: string): number | undefined {
  return findHolder(read(lock))
}

function findHolder(text: string): number | undefined {
  const [pid, identity] = text.split('\n')
  const id = Number(pid)

  return Number.isInteger(id) && id > 0 && identity && getProcessIdentity(id) === identity
    ? id
    : undefined
}

function unlock(lock: string, mine: string): void {
  if (read(lock) === mine) {
    rmSync(lock, { force: true })
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
