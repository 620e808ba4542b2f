import type { FastifyBaseLogger } from 'fastify'
import { StorageError } from '../../kernel/storage-error.ts'
import type { MovableFileStore } from './movable-file-store.ts'

/** The same store; it logs each file that was read damaged, and counts them until they can be read again. */
export function watchDamagedFiles(
  store: MovableFileStore,
  log: FastifyBaseLogger,
): MovableFileStore {
  const damaged = new Set<string>()

  return {
    ...store,
    countDamaged: () => damaged.size,
    async read(sha256, options) {
      try {
        const bytes = await store.read(sha256, options)
        damaged.delete(sha256)
        return bytes
      } catch (error) {
        if (error instanceof StorageError && error.failure === 'corrupt') {
          damaged.add(sha256)
          log.error({ err: error, sha256 }, 'a stored file is damaged: restore it from the backup')
        }
        throw error
      }
    },
  }
}
