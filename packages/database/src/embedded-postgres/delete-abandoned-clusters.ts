import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { readLocation } from './cluster-folder.ts'
import { findClusterProcesses } from './cluster-processes.ts'

/** A new cluster may not be in its data folder's `location` yet. */
const gracePeriodMs = 10 * 60 * 1000

/**
 * Deletes external clusters whose data folder was deleted. Keeps a cluster in doubt: its data folder
 * may be on a disk that is not mounted.
 */
export function deleteAbandonedClusters(parent: string, now: Date): void {
  for (const id of existsSync(parent) ? readdirSync(parent) : []) {
    const folder = path.join(parent, id)
    if (isAbandoned(folder, now)) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function isAbandoned(folder: string, now: Date): boolean {
  const owner = path.join(folder, 'owner')
  if (!existsSync(owner) || now.getTime() - statSync(owner).mtimeMs < gracePeriodMs) {
    return false
  }

  const [state = '', device] = readFileSync(owner, 'utf8').split('\n')
  return (
    path.isAbsolute(state) &&
    readLocation(state) !== folder &&
    `${getDevice(state)}` === device &&
    findClusterProcesses(path.join(folder, 'cluster')).length === 0
  )
}

function getDevice(file: string): number {
  return existsSync(file) ? statSync(file).dev : getDevice(path.dirname(file))
}
