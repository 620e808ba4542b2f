import type { FileStore } from '../kernel/ports.ts'
import { sha256 } from '../kernel/sha256.ts'

export function createMemoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>()

  return {
    async put(bytes) {
      const hash = sha256(bytes)
      files.set(hash, bytes)
      return hash
    },
    read: async (hash) => files.get(hash),
    check: async () => true,
    remove: async (hash) => void files.delete(hash),
    removeIfOlder: async (hash) => files.delete(hash),
  }
}
