import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePrivateFolder } from './private-folder.ts'
import type { FormCache } from '@countersign/form-library'

export interface FormCacheFolder extends FormCache {
  /** The names of all entries. */
  list(): Promise<string[]>
}

/** Compiled forms, kept across restarts. The folder may be deleted at any time. */
export function createFormCache(folder: string): FormCacheFolder {
  return {
    list: () => readdir(folder).catch(() => []),
    async read(name) {
      try {
        return await readFile(path.join(folder, name))
      } catch {
        return undefined // A cache miss.
      }
    },
    async write(name, bytes) {
      makePrivateFolder(folder)
      const draft = path.join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, path.join(folder, name))
    },
  }
}
