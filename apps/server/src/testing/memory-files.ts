import type { FileStore } from '../kernel/ports.ts'
import { sha256 } from '../kernel/sha256.ts'

export function createMemoryFiles(): FileStore {
  const kept = new Map<string, Uint8Array>()

  return {
    async put(bytes) {
      const hash = sha256(bytes)
      kept.set(hash, bytes)
      return hash
    },
    read: async (hash) => kept.get(hash),
    remove: async (hash) => void kept.delete(hash),
  }
}
