import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { readPointer } from './cluster-home.ts'
import { processesIn } from './processes-in.ts'

/** Within this time a home may be about to get its pointer. */
const newcomerMs = 10 * 60 * 1000

/**
 * Deletes the clusters elsewhere whose data folder has been deleted, so that deleting a data folder
 * deletes everything. In doubt a cluster stays: a data folder may lie on a disk that is not mounted.
 */
export function sweepHomes(homes: string, now: Date): void {
  for (const id of existsSync(homes) ? readdirSync(homes) : []) {
    const home = path.join(homes, id)
    if (isAbandoned(home, now)) {
      rmSync(home, { recursive: true, force: true })
    }
  }
}

function isAbandoned(home: string, now: Date): boolean {
  const owner = path.join(home, 'owner')
  if (!existsSync(owner) || now.getTime() - statSync(owner).mtimeMs < newcomerMs) {
    return false
  }

  const [state = '', disk] = readFileSync(owner, 'utf8').split('\n')
  return (
    path.isAbsolute(state) &&
    readPointer(state) !== home &&
    `${diskOf(state)}` === disk &&
    processesIn(path.join(home, 'cluster')).length === 0
  )
}

/** The disk that a path lies on, or would lie on if it were there. */
function diskOf(file: string): number {
  return existsSync(file) ? statSync(file).dev : diskOf(path.dirname(file))
}
