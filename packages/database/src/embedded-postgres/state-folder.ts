import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
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
  closeFiles(state)
  // The database's own user, if root starts it, may pass through to the cluster, but not list the folder.
  chmodSync(state, process.getuid?.() === 0 ? 0o711 : 0o700)

  return state
}

/** What an earlier version left readable for others. The cluster's own files are closed by PostgreSQL. */
function closeFiles(state: string): void {
  for (const entry of readdirSync(state, { withFileTypes: true })) {
    const file = path.join(state, entry.name)
    if (entry.isFile() && (statSync(file).mode & 0o077) !== 0) {
      chmodSync(file, 0o600)
    }
  }
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
