import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { processMark } from './process-mark.ts'

/**
 * One process at a time on a data folder: two PostgreSQL servers on one cluster destroy it. A lock
 * whose process has ended, however it ended, counts for nothing. Answers how to give it back.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = path.join(folder, 'lock')
  const mine = `${process.pid}\n${processMark(process.pid)}\n`
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, mine)

  try {
    for (;;) {
      if (tryLink(draft, lock)) {
        return () => giveBack(lock, mine)
      }
      refuseWhileHeld(lock, folder)
      clearStale(lock)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** A link appears whole or not at all, so nobody ever reads half a lock. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) {
      return false
    }
    throw error
  }
}

function refuseWhileHeld(lock: string, folder: string): void {
  const pid = holder(read(lock))
  if (pid === undefined) {
    return
  }

  throw new Error(
    `Countersign is already running on the data folder ${path.dirname(folder)} (process ${pid}). ` +
      'Stop it first, or give this one a data folder of its own by setting DATA_DIR.',
  )
}

/** Of two that find the same stale lock one takes it away; whoever took away a fresh one puts it back. */
function clearStale(lock: string): void {
  const aside = `${lock}.stale-${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return
    }
    throw error
  }

  if (holder(read(aside)) !== undefined) {
    tryLink(aside, lock)
  }
  rmSync(aside, { force: true })
}

/** The process that holds a lock with this text, if it still runs. */
function holder(text: string): number | undefined {
  const [pid, mark] = text.split('\n')
  const id = Number(pid)

  return Number.isInteger(id) && id > 0 && mark && processMark(id) === mark ? id : undefined
}

function giveBack(lock: string, mine: string): void {
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

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
