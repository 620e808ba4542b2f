import type { ScanStore } from '../adapters/embedded/engine.ts'
import { sha256 } from '@countersign/pdf/sha256'

export function createMemoryScans(): ScanStore {
  const scans = new Map<string, Uint8Array>()

  return {
    write(pdf) {
      scans.set(sha256(pdf), pdf)
      return Promise.resolve(sha256(pdf))
    },
    read: (hash) => Promise.resolve(scans.get(hash)),
  }
}
