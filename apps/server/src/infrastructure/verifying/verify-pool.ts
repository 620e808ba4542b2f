import {
  createLimitedThread,
  ThreadLimitError,
} from '@countersign/document-import/thread/limited-thread'
import type { FileInspection } from '@countersign/seal/verify/inspect-file'
import pLimit from 'p-limit'
import { addressKey } from '../../kernel/address-key.ts'
import { busy, DomainError } from '../../kernel/domain-error.ts'
import type { FileVerifier } from '../../kernel/ports.ts'
import type { VerifyTask } from './verify-worker.ts'

export interface VerifyPool extends FileVerifier {
  size(): number
  close(): Promise<void>
}

export interface VerifyPoolOptions {
  /** PEM. */
  timeStampRoots: string[]
  /** Processor time per file. Default 10,000. The clock ends a thread only after nine times that. */
  timeoutMs?: number
  /** Of the thread, with the file in it. Default 512. */
  memoryMb?: number
  /** Files beyond this are rejected. Default 8. */
  maxWaiting?: number
  /** Of these, from one address. Default 4. */
  maxPerAddress?: number
  /** After this time without a file the thread ends: large files leave it large. Default a minute. */
  idleMs?: number
  /** The thread's module; another one in tests. */
  module?: URL
}

/**
 * Inspects untrusted files in one worker thread, one at a time, within limits of time, memory and
 * queue length: a malicious file ends the thread and fails its sender's request only.
 */
export function createVerifyPool(options: VerifyPoolOptions): VerifyPool {
  const { maxWaiting = 8, maxPerAddress = 4, timeStampRoots } = options
  const { timeoutMs: cpuMs = 10_000, memoryMb = 512, idleMs = 60_000 } = options
  const module = options.module ?? new URL('./verify-worker.ts', import.meta.url)
  const thread = createLimitedThread(module, { maxMemoryMb: memoryMb, idleMs })
  const addresses = new Map<string, number>()
  const limit = pLimit(1)

  return {
    async inspect({ path, address, roots }) {
      if (limit.activeCount + limit.pendingCount > maxWaiting) {
        throw new DomainError(
          'unavailable',
          'Many files are being checked right now. Try again in a minute.',
          undefined,
          busy,
        )
      }
      const release = countAddress(addresses, address, maxPerAddress)
      return limit(async () => {
        // One after the other, so that many files at once take no more than one database connection.
        const task: VerifyTask = { path, roots: await roots(), timeStampRoots }
        return thread.run<FileInspection>(task, { cpuMs, memoryMb }).catch(explain)
      }).finally(release)
    },
    size: () => thread.size(),
    close: () => thread.close(),
  }
}

/** So that one sender's slow files leave places for others. Returns what takes it back. */
function countAddress(
  addresses: Map<string, number>,
  address: string | undefined,
  max: number,
): () => void {
  if (address === undefined) {
    return () => undefined
  }
  const key = addressKey(address)
  const count = addresses.get(key) ?? 0
  if (count >= max) {
    throw new DomainError(
      'too-many-requests',
      'Your other files are still being checked. Wait until they are done, and try again.',
    )
  }

  addresses.set(key, count + 1)
  return () => {
    const left = (addresses.get(key) ?? 1) - 1
    if (left > 0) {
      addresses.set(key, left)
    } else {
      addresses.delete(key)
    }
  }
}

function explain(error: unknown): never {
  throw error instanceof ThreadLimitError
    ? new DomainError(
        'too-large',
        'This file takes too long to check. Files that Countersign has sealed never do.',
      )
    : error
}
