import { Worker } from 'node:worker_threads'
import type { FileInspection } from '@countersign/seal/verify/inspect-file'
import pLimit from 'p-limit'
import { addressKey } from '../../kernel/address-key.ts'
import { busy, DomainError } from '../../kernel/domain-error.ts'
import type { FileVerifier } from '../../kernel/ports.ts'
import type { VerifyMessage, VerifyTask } from './verify-worker.ts'

export interface VerifyPool extends FileVerifier {
  size(): number
  close(): Promise<void>
}

export interface VerifyPoolOptions {
  /** PEM. */
  timeStampRoots: string[]
  /** Processor time per file. Default 10,000. The clock ends a thread only after six times that. */
  timeoutMs?: number
  /** Of the thread. Default 256. */
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

interface Thread {
  worker: Worker
  /** Resolves once the thread has loaded its code. */
  ready: Promise<void>
}

/**
 * Inspects untrusted files in one worker thread, one at a time, within limits of time, memory and
 * queue length: a malicious file ends the thread and fails its sender's request only.
 */
export function createVerifyPool(options: VerifyPoolOptions): VerifyPool {
  const { maxWaiting = 8, maxPerAddress = 4, timeoutMs = 10_000, idleMs = 60_000 } = options
  const addresses = new Map<string, number>()
  const limit = pLimit(1)
  let thread: Thread | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const openThread = (): Thread => {
    const opened = startThread(options)
    opened.worker.once('exit', () => (thread = thread === opened ? undefined : thread))
    return opened
  }
  const endIdle = (): void => {
    const idle = thread
    thread = undefined
    void idle?.worker.terminate()
  }

  return {
    async inspect(task) {
      if (limit.activeCount + limit.pendingCount > maxWaiting) {
        throw new DomainError(
          'unavailable',
          'Many files are being checked right now. Try again in a minute.',
          undefined,
          busy,
        )
      }
      const release = countAddress(addresses, task.address, maxPerAddress)
      return limit(async () => {
        clearTimeout(idleTimer)
        // One after the other, so that many files at once take no more than one database connection.
        const roots = await task.roots()
        thread ??= openThread()
        const { worker, ready } = thread
        worker.ref()
        // Loading the thread's code does not count against the file's time limit.
        await ready
        return run(worker, { path: task.path, roots }, timeoutMs)
      }).finally(() => {
        release()
        if (limit.activeCount + limit.pendingCount === 0) {
          clearTimeout(idleTimer)
          idleTimer = setTimeout(endIdle, idleMs).unref()
        }
      })
    },
    size: () => (thread ? 1 : 0),
    async close() {
      clearTimeout(idleTimer)
      thread?.worker.ref()
      // V8 ends the whole process if a thread is ended while it loads its code.
      await thread?.ready
      await thread?.worker.terminate()
    },
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

function startThread(options: VerifyPoolOptions): Thread {
  const worker = new Worker(options.module ?? new URL('./verify-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMb ?? 256 },
    workerData: { timeStampRoots: options.timeStampRoots },
  })
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => resolve()).once('exit', () => resolve())
  })
  worker.on('error', () => undefined) // The exit event follows.
  worker.unref()
  return { worker, ready }
}

function run(thread: Worker, task: VerifyTask, timeoutMs: number): Promise<FileInspection> {
  return new Promise((resolve, reject) => {
    const stopWatching = watchTime(thread, timeoutMs)
    const settle = (callback: () => void) => {
      stopWatching()
      thread.off('message', onMessage).off('exit', onExit).unref()
      callback()
    }
    const onMessage = (message: VerifyMessage) =>
      settle(() => {
        switch (message.kind) {
          case 'inspected':
            return resolve(message.file)
          case 'failed':
            return reject(new Error(`The file could not be checked. ${message.error}`))
          case 'ready':
            return reject(new Error('The verifying thread was ready twice.'))
        }
      })
    const onExit = () => settle(() => reject(limitExceeded()))
    thread.on('message', onMessage).once('exit', onExit)
    thread.postMessage(task)
  })
}

const wallClockFactor = 6
const watchMs = 100

/** Ends the thread at its limit. On a busy machine the clock says little about the file. */
function watchTime(thread: Worker, timeoutMs: number): () => void {
  const began = readCpuMs(thread)
  const end = () => void thread.terminate()
  const clock = setTimeout(end, timeoutMs * wallClockFactor)
  const watch = setInterval(() => {
    void Promise.all([began, readCpuMs(thread)]).then(([before, now]) => {
      if (now - before > timeoutMs) {
        end()
      }
    })
  }, watchMs)

  return () => {
    clearTimeout(clock)
    clearInterval(watch)
  }
}

/** 0 for a thread that has ended. */
async function readCpuMs(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}

function limitExceeded(): DomainError {
  return new DomainError(
    'too-large',
    'This file takes too long to check. Files that Countersign has sealed never do.',
  )
}
