import { statSync } from 'node:fs'
import path from 'node:path'

/** Whether a server has ever run with this data folder. A folder of another user counts as one. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  const state = path.resolve(dataDir, 'postgres')

  return ['cluster', 'location'].some((name) => mayExist(path.join(state, name)))
}

function mayExist(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined
  } catch {
    return true
  }
}
