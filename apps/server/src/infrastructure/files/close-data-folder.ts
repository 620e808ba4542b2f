import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from '../../kernel/error-code.ts'
import { makeFolders } from '../../kernel/make-folders.ts'

/** What is written to the data folder, and closed here. */
const ownEntries = ['compile-cache', 'files', 'forms', 'incoming', 'secret-key']
/** The embedded database closes its own folder, which belongs to another user if root starts it. */
const otherEntries = ['postgres', 'lost+found']
const forOthers = 0o077

/**
 * Closes the data folder and everything of ours below it to other users, also what an earlier version
 * or a restore left open. Folders become 0700 and files 0600. If root runs the server, the user of the
 * embedded database may pass through the data folder itself, but not list it. In a folder that has
 * something else, such as a home folder, the folder itself and everything else stay as they are.
 */
export function closeDataFolder(dataDir: string): void {
  const isRoot = process.getuid?.() === 0
  try {
    makeFolders(path.resolve(dataDir), 0o700)
    const names = readdirSync(dataDir)
    for (const name of names.filter((name) => ownEntries.includes(name))) {
      closeEntry(path.join(dataDir, name))
    }
    if (names.every((name) => ownEntries.includes(name) || otherEntries.includes(name))) {
      chmodSync(dataDir, isRoot ? 0o711 : 0o700)
    }
  } catch (error) {
    if (['ENOTDIR', 'EEXIST'].includes(errorCode(error) ?? '')) {
      throw new Error(
        `The data folder ${path.resolve(dataDir)} cannot be made, because a file is in its place. ` +
          'Set DATA_DIR to another folder.',
        { cause: error },
      )
    }
    if (errorCode(error) === 'ENOENT') {
      throw new Error(
        `The data folder ${path.resolve(dataDir)} cannot be made: no folder can be made there. ` +
          'Set DATA_DIR to another folder.',
        { cause: error },
      )
    }
    // A read-only or full disk, or a folder of another user: the first write says so.
    if (!['EROFS', 'ENOSPC', 'EPERM', 'EACCES'].includes(errorCode(error) ?? '')) {
      throw error
    }
  }
}

/**
 * A folder is closed after what is in it, so that an interrupted start goes on with the next one. The
 * files of a closed folder are not looked at: there may be a million.
 */
function closeEntry(entry: string): void {
  const facts = lstatSync(entry)
  if (facts.isFile()) {
    closeFile(entry, facts.mode)
    return
  }
  if (!facts.isDirectory()) {
    return
  }

  const isOpen = (facts.mode & forOthers) !== 0
  for (const inner of readdirSync(entry, { withFileTypes: true })) {
    if (inner.isDirectory() || isOpen) {
      closeEntry(path.join(entry, inner.name))
    }
  }
  if (isOpen) {
    chmodSync(entry, 0o700)
  }
}

function closeFile(file: string, mode: number): void {
  if ((mode & forOthers) !== 0) {
    chmodSync(file, 0o600)
  }
}
