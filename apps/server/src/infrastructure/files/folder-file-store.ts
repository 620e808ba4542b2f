import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { makePrivateFolder } from './private-folder.ts'
import { errorCode } from '../../kernel/error-code.ts'
import type { FileStore } from '../../kernel/ports.ts'
import { sha256 } from '../../kernel/sha256.ts'

/**
 * Durable and atomic: a file is written under a temporary name, synced, renamed, and then the folder
 * is synced.
 */
export function createFolderFileStore(folder: string): FileStore {
  makePrivateFolder(folder)

  return {
    async put(bytes) {
      const hash = sha256(bytes)
      const file = filePath(folder, hash)
      await makeFolders(folder, path.dirname(file))
      await writeAtomically(bytes, file)

      return hash
    },

    async read(hash) {
      const bytes = await readFile(filePath(folder, hash)).catch(undefinedIfMissing)
      if (bytes && sha256(bytes) !== hash) {
        throw new Error(`The stored file ${hash} is corrupt: its content does not match its hash.`)
      }

      return bytes
    },

    async remove(hash) {
      await rm(filePath(folder, hash), { force: true })
    },
  }
}

/** Subfolders by the first two letters keep folders small. */
function filePath(folder: string, hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) {
    throw new Error('The name of a stored file is its SHA-256 in lower-case hex.')
  }

  return path.join(folder, hash.slice(0, 2), hash)
}

async function makeFolders(folder: string, subFolder: string): Promise<void> {
  const made = await mkdir(subFolder, { recursive: true, mode: 0o700 })
  if (made) {
    await syncFolder(folder)
  }
}

async function writeAtomically(bytes: Uint8Array, target: string): Promise<void> {
  const draft = `${target}.${randomUUID()}.draft`

  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(path.dirname(target))
}

/** A new file name is durable only after its folder is synced. */
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
