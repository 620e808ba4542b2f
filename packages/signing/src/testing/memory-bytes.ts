import type { ByteStore } from '../adapters/embedded/engine.ts'
import { sha256 } from '@countersign/pdf/sha256'

export function createMemoryBytes(): ByteStore {
  const stored = new Map<string, Uint8Array>()

  return {
    write(bytes) {
      stored.set(sha256(bytes), bytes)
      return Promise.resolve(sha256(bytes))
    },
    read: (hash) => Promise.resolve(stored.get(hash)),
  }
}
