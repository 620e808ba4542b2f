import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../kernel/context.ts'
import { makePrivateFolder } from './private-folder.ts'
import { errorCode } from '../../kernel/error-code.ts'
import type { StoredFile } from '../../kernel/ports.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { StorageError } from '../../kernel/storage-error.ts'
import { systemClock } from '../../kernel/time.ts'
import { isFileName, requireFileName } from './file-name.ts'
import type { MovableFileStore } from './movable-file-store.ts'
import { createFolderProbe, probePrefix } from './probe-folder.ts'
import { needsRenewal, renewWithoutLock, type RenewFile } from './renew-file.ts'

/**
 * Durable and atomic: a file is written under a temporary name, synced, renamed, and then the folder
 * is synced.
 */
export function createFolderFileStore(
  folder: string,
  { renew = renewWithoutLock, clock = systemClock }: FolderOptions = {},
): MovableFileStore {
  makePrivateFolder(folder)
  const findProblem = createFolderProbe(folder, 'folder of files')

  return {
    async put(bytes) {
      const hash = sha256(bytes)
      const file = filePath(folder, hash)
      const write = () => writeInSubFolder(folder, file, bytes).catch(throwStorageError)
      const facts = await findFacts(file)
      await (needsRenewal(facts?.mtime, clock.now()) ? renew(hash, write) : write())

      return hash
    },

    async read(hash) {
      const file = filePath(folder, hash)
      const bytes = await readFile(file).catch(undefinedIfMissing).catch(throwStorageError)
      if (bytes && sha256(bytes) !== hash) {
        throw new StorageError(
          'corrupt',
          `The stored file ${hash} is corrupt: its content does not match its hash.`,
        )
      }

      return bytes
    },

    async remove(hash) {
      await rm(filePath(folder, hash), { force: true }).catch(throwStorageError)
    },

    async size(hash) {
      return (await findFacts(filePath(folder, hash)))?.size
    },

    async removeIfOlder(hash, before) {
      const file = filePath(folder, hash)
      const facts = await findFacts(file)
      if (!facts || facts.mtime >= before) {
        return false
      }

      await rm(file, { force: true }).catch(throwStorageError)
      return true
    },

    removeDrafts: (before) => removeDrafts(folder, before).catch(throwStorageError),

    check: async () => (await findProblem()) === undefined,

    findProblem,

    list: () => listFiles(folder),
  }
}

interface FolderOptions {
  renew?: RenewFile
  clock?: Clock
}

const draftEnding = '.draft'

async function findFacts(file: string) {
  return stat(file).catch(undefinedIfMissing).catch(throwStorageError)
}

/** Subfolders by the first two letters keep folders small. */
function filePath(folder: string, hash: string): string {
  return path.join(folder, requireFileName(hash).slice(0, 2), hash)
}

async function* listFiles(folder: string): AsyncGenerator<StoredFile> {
  for (const subFolder of await listSubFolders(folder)) {
    const names = await readdir(path.join(folder, subFolder))
    for (const name of names.filter(isFileName).sort()) {
      const facts = await stat(filePath(folder, name)).catch(undefinedIfMissing)
      if (facts) {
        yield { sha256: name, bytes: facts.size, storedAt: facts.mtime }
      }
    }
  }
}

async function removeDrafts(folder: string, before: Date): Promise<void> {
  for (const subFolder of ['', ...(await listSubFolders(folder))]) {
    const names = await readdir(path.join(folder, subFolder))
    for (const name of names.filter(isLeftBehind)) {
      const draft = path.join(folder, subFolder, name)
      const facts = await stat(draft).catch(undefinedIfMissing)
      if (facts && facts.mtime < before) {
        await rm(draft, { force: true })
      }
    }
  }
}

function isLeftBehind(name: string): boolean {
  return name.endsWith(draftEnding) || name.startsWith(probePrefix)
}

async function listSubFolders(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)).sort()
}

/** The subfolder is there, except for the first file in it. */
async function writeInSubFolder(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeAtomically(bytes, file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') {
      throw error
    }
    await makeFolders(folder, path.dirname(file))
    await writeAtomically(bytes, file)
  }
}

async function makeFolders(folder: string, subFolder: string): Promise<void> {
  const made = await mkdir(subFolder, { recursive: true, mode: 0o700 })
  if (made) {
    await syncFolder(folder)
  }
}

async function writeAtomically(bytes: Uint8Array, target: string): Promise<void> {
  const draft = `${target}.${randomUUID()}${draftEnding}`
  const file = await open(draft, 'wx', 0o600)
  const opening = open(path.dirname(target), 'r')
  // It is waited for below; until then a failure is nobody's.
  opening.catch(() => undefined)

  try {
    await file.writeFile(bytes)
    await file.sync()
    const folder = await opening
    await rename(draft, target)
    // A new file name is durable only after its folder is synced.
    await folder.sync()
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    // What is synced can be closed later.
    void Promise.allSettled([file.close(), opening.then((folder) => folder.close())])
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') {
    return undefined
  }

  throw error
}

function throwStorageError(error: unknown): never {
  const code = errorCode(error) ?? ''
  const failure = ['ENOSPC', 'EDQUOT'].includes(code) ? 'full' : 'unavailable'

  throw new StorageError(failure, `The folder of files: ${code || 'failed'}.`, error)
}
