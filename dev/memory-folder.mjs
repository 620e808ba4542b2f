// A folder for temporary files in memory, where there is room. The tests create and delete hundreds of
// databases with 300 files each: on a disk that takes a quarter of the processor time of all tests of
// the server.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'

const gigabyte = 1024 ** 3
const hour = 3_600_000
const prefix = 'countersign-tests-'

/**
 * `{ folder, remove }`, or `undefined`: there is no such file system (macOS, Windows), it is small (64 MB
 * in a Docker container), programs may not run in it, or `TMPDIR` names another folder.
 */
export function createMemoryFolder({
  parent = '/dev/shm',
  env = process.env,
  neededBytes = 2 * gigabyte,
} = {}) {
  if (env.TMPDIR || !hasRoom(parent, neededBytes)) {
    return undefined
  }
  removeAbandoned(parent)
  const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // The user that runs PostgreSQL needs access.
  chmodSync(folder, 0o1777)
  if (!canRunPrograms(folder)) {
    remove()
    return undefined
  }
  return { folder, remove }
}

/** Tests take 0.5 GB of it at most. */
function hasRoom(parent, neededBytes) {
  try {
    const { bavail, bsize } = statfsSync(parent)
    return bavail * bsize >= neededBytes && freemem() >= 2 * neededBytes
  } catch {
    return false
  }
}

function canRunPrograms(folder) {
  const program = path.join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}

/** Of runs that were killed. Containers may share the memory but not the ids of processes. */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(parent, name)
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (!isRunning(pid) && Date.now() - statSync(folder).mtimeMs > hour) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
