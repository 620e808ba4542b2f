import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../../kernel/ports.ts'
import { sha256 } from '../../kernel/sha256.ts'

/**
 * Files in a folder, each under its own hash. A file appears whole or not at all: it is written
 * beside its place, synced, renamed, and then the folder itself is synced.
 */
export function createFolderFileStore(folder: string): FileStore {
  return {
    async put(bytes) {
      const hash = sha256(bytes)
      const place = placeOf(folder, hash)
      await makeFolders(folder, path.dirname(place))
      await writeWhole(bytes, place)

      return hash
    },

    async read(hash) {
      const bytes = await readFile(placeOf(folder, hash)).catch(undefinedIfMissing)
      if (bytes && sha256(bytes) !== hash) {
        throw new Error(`The stored file ${hash} is no longer what was stored.`)
      }

      return bytes
    },

    async remove(hash) {
      await rm(placeOf(folder, hash), { force: true })
    },
  }
}

/** Two letters of the hash make the sub-folder, so that none of them grows too large. */
function placeOf(folder: string, hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) {
    throw new Error('A stored file is named by its SHA-256 in lower-case hex.')
  }

  return path.join(folder, hash.slice(0, 2), hash)
}

async function makeFolders(folder: string, subFolder: string): Promise<void> {
  const made = await mkdir(subFolder, { recursive: true })
  if (made) {
    await syncFolder(folder)
  }
}

async function writeWhole(bytes: Uint8Array, place: string): Promise<void> {
  const draft = `${place}.${randomUUID()}.draft`

  try {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(path.dirname(place))
}

/** The name of a file is safe on disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return undefined
  }

  throw error
}
