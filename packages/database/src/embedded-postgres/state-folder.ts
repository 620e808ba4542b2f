import { chmodSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The database's folder in the data folder, made if it is not there. Refuses one that is not ours. */
export function openStateFolder(dataDir: string): string {
  const state = path.resolve(dataDir, 'postgres')
  try {
    mkdirSync(state, { recursive: true })
  } catch (error) {
    throw new Error(
      `The data folder ${path.resolve(dataDir)} cannot be written. Make it writable for this user, ` +
        'or choose another one by setting DATA_DIR.',
      { cause: error },
    )
  }

  refuseForeign(state)
  // Others may pass through to the cluster, which is closed, and list nothing on the way.
  chmodSync(state, 0o711)

  return state
}

/** Root may run anybody's database, everybody else their own. */
export function refuseForeign(folder: string): void {
  const self = process.getuid?.()
  if (self === undefined || self === 0 || statSync(folder).uid === self) {
    return
  }

  throw new Error(
    `The database in ${folder} belongs to another user. Start Countersign as the user who made it, ` +
      'or choose another data folder by setting DATA_DIR.',
  )
}
