import { chmodSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The database's folder in the data folder, created if missing. Throws if another user owns it. */
export function openStateFolder(dataDir: string): string {
  const state = path.resolve(dataDir, 'postgres')
  try {
    mkdirSync(state, { recursive: true })
  } catch (error) {
    throw new Error(
      `Cannot write to the data folder ${path.resolve(dataDir)}. Make it writable for this user, ` +
        'or set DATA_DIR to another folder.',
      { cause: error },
    )
  }

  requireOwnership(state)
  // Other users may pass through to the cluster, which is closed, but not list the folder.
  chmodSync(state, 0o711)

  return state
}

/** Root may run any user's database; other users only their own. */
export function requireOwnership(folder: string): void {
  const self = process.getuid?.()
  if (self === undefined || self === 0 || statSync(folder).uid === self) {
    return
  }

  throw new Error(
    `The database in ${folder} belongs to another user. Start Countersign as the user who created it, ` +
      'or set DATA_DIR to another folder.',
  )
}
