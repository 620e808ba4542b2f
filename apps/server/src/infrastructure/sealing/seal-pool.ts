import type {
  ExecutedFileInput,
  ProducedFile,
  RenderedDocument,
  RenderInput,
} from '@countersign/esign/produce'
import { openSealThread, type SealThread } from './seal-thread.ts'
import type { ThreadResult, ThreadTask } from './thread-messages.ts'

export interface SealPool {
  /** Makes an executed file in a thread of its own; waits while all are busy. */
  produce(input: ExecutedFileInput): Promise<ProducedFile>
  /** Draws one document in a thread. Refuses as `renderDocument` does. */
  draw(input: RenderInput): Promise<RenderedDocument>
  /** Opens all threads and lets them rehearse, so that the first file does not wait for that. */
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
  timeoutMs?: number
  /** The thread's own module; another one in tests. */
  module?: URL
}

interface Task {
  task: ThreadTask
  resolve(result: ThreadResult): void
  reject(error: unknown): void
}

/** After so many files V8 has compiled what a file needs: the next one takes a quarter of the first. */
const rehearsals = 12

/**
 * Drawing and sealing are work for a processor: in threads, so that nobody else's request waits, and
 * with a limit on memory, so that one monstrous packet ends its thread and not the server.
 */
export function createSealPool(settings: SealPoolSettings = {}): SealPool {
  const { threads: most = 2, memoryMb = 512, timeoutMs = 120_000 } = settings
  const module = settings.module ?? new URL('./seal-worker.ts', import.meta.url)
  const threads = new Set<SealThread>()
  const idle = new Set<SealThread>()
  const waiting: Task[] = []

  const open = (): SealThread => {
    const thread = openSealThread({
      module,
      memoryMb,
      timeoutMs,
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

    await occupy(thread, () => thread.run(task.task).then(task.resolve, task.reject))
  }
  const occupy = async (thread: SealThread, run: () => Promise<void>): Promise<void> => {
    idle.delete(thread)
    await run()
    if (threads.has(thread)) {
      idle.add(thread)
    }
    await work()
  }
  const ask = (task: ThreadTask): Promise<ThreadResult> =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject })
      void work()
    })

  return {
    async produce(input) {
      const result = await ask({ kind: 'produce', input })
      return result.kind === 'produced' ? result.file : mistaken()
    },

    async draw(input) {
      const result = await ask({ kind: 'draw', input })
      return result.kind === 'drawn' ? result.document : mistaken()
    },

    async warm() {
      while (threads.size < most) {
        open()
      }
      await Promise.all([...threads].map((thread) => thread.ready))
      // One after the other, and only on threads that have nothing better to do.
      for (let round = 0; round < rehearsals; round += 1) {
        for (const thread of [...threads]) {
          if (!idle.has(thread)) {
            continue
          }
          await occupy(thread, () => thread.run({ kind: 'rehearse' }).then(() => undefined))
        }
      }
    },

    async close() {
      const closing = new Error('The server is closing.')
      waiting.splice(0).forEach(({ reject }) => reject(closing))
      await Promise.all([...threads].map((thread) => thread.close()))
    },
  }
}

function mistaken(): never {
  throw new Error('A sealing thread has answered another question.')
}
