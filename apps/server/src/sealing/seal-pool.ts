import type { ExecutedFileInput, ProducedFile } from '@countersign/esign/produce'
import { openSealThread, type SealThread } from './seal-thread.ts'

export interface SealPool {
  /** Makes an executed file in a thread of its own; waits while all are busy. */
  produce(input: ExecutedFileInput): Promise<ProducedFile>
  /** Loads the first thread, so that the first file does not wait for it. */
  warm(): Promise<void>
  /** Ends the threads. What they were making is made again by the job that asked. */
  close(): Promise<void>
}

export interface SealPoolSettings {
  /** How many threads at most; 2 unless said. */
  threads?: number
  /** What one thread may take, in megabytes; 512 unless said. */
  memoryMb?: number
  /** How long one file may take; two minutes unless said. */
  timeLimitMs?: number
  /** The thread's own module; another one in tests. */
  module?: URL
}

interface Task {
  input: ExecutedFileInput
  resolve(file: ProducedFile): void
  reject(error: unknown): void
}

/**
 * Drawing and sealing are work for a processor: in threads, so that nobody else's request waits, and
 * with a limit on memory, so that one monstrous packet ends its thread and not the server.
 */
export function createSealPool(settings: SealPoolSettings = {}): SealPool {
  const { threads: most = 2, memoryMb = 512, timeLimitMs = 120_000 } = settings
  const module = settings.module ?? new URL('./seal-worker.ts', import.meta.url)
  const threads = new Set<SealThread>()
  const idle = new Set<SealThread>()
  const waiting: Task[] = []

  const open = (): SealThread => {
    const thread = openSealThread({
      module,
      memoryMb,
      timeLimitMs,
      whenEnded: () => forget(thread),
    })
    threads.add(thread)
    idle.add(thread)
    return thread
  }
  const forget = (thread: SealThread) => {
    threads.delete(thread)
    idle.delete(thread)
  }
  const free = (): SealThread | undefined =>
    [...idle][0] ?? (threads.size < most ? open() : undefined)

  const work = async (): Promise<void> => {
    const thread = waiting.length > 0 ? free() : undefined
    const task = thread && waiting.shift()
    if (!thread || !task) {
      return
    }

    idle.delete(thread)
    await thread.produce(task.input).then(task.resolve, task.reject)
    if (threads.has(thread)) {
      idle.add(thread)
    }
    await work()
  }

  return {
    produce: (input) =>
      new Promise((resolve, reject) => {
        waiting.push({ input, resolve, reject })
        void work()
      }),

    warm: () => ([...threads][0] ?? open()).ready,

    async close() {
      const closing = new Error('The server is closing.')
      waiting.splice(0).forEach(({ reject }) => reject(closing))
      await Promise.all([...threads].map((thread) => thread.close()))
    },
  }
}
