// One process at a time installs or builds in this folder.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const pauseMs = 300

/**
 * Runs `work`, which must not return a promise, under a lock; waits while another process has it, and says
 * so. The lock of a process that has ended is ignored.
 */
export function withSetupLock(lock, work, say = console.log) {
  mkdirSync(path.dirname(lock), { recursive: true })
  for (let told = false; !tryLock(lock);) {
    const holder = readHolder(lock)
    if (holder === undefined) {
      continue
    }
    if (!isRunning(holder)) {
      removeStale(lock, holder)
      continue
    }
    if (!told) {
      say(
        `Another command (process ${holder}) is installing or building here. Waiting for it… ` +
          `If there is no such command, remove ${lock}.`,
      )
      told = true
    }
    pause()
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** A lock has its holder from the first moment on. */
function tryLock(lock) {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, `${process.pid}\n`)
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') {
      return false
    }
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** `undefined` if it was just released. */
function readHolder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return undefined
  }
}

function isRunning(pid) {
  // In a container that starts again, a process may have the number of the one before.
  if (pid === process.pid) {
    return false
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Of two that find it, one renames it; a lock that was taken meanwhile is put back. */
function removeStale(lock, holder) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (readHolder(aside) === holder) {
    rmSync(aside, { force: true })
  } else {
    renameSync(aside, lock)
  }
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
}
