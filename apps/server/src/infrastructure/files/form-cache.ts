import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { makePrivateFolder } from './private-folder.ts'
import type { FormCache } from '@countersign/form-library'

export interface FormCacheFolder extends FormCache {
  list(): Promise<string[]>
}

/** Compiled forms, kept across restarts. The folder may be deleted at any time. */
export function createFormCache(
  folder: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): FormCacheFolder {
  let isFailing = false
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
      const draft = path.join(folder, `.${randomUUID()}`)
      try {
        makePrivateFolder(folder)
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, path.join(folder, name))
        isFailing = false
      } catch (error) {
        // Without the entry the form is compiled again after a restart: a full disk must not stop packets.
        if (!isFailing) {
          log.warn({ err: error }, 'compiled forms cannot be stored')
        }
        isFailing = true
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}
