import type {
  ExecutedFileInput,
  PrepareSealInput,
  ProducedFile,
  RenderedDocument,
  RenderInput,
} from '@countersign/esign/produce'
import { LRUCache } from 'lru-cache'
import { openSealThread, type SealThread } from './seal-thread.ts'
import type { ThreadResult, ThreadTask } from './thread-messages.ts'

export interface SealPool {
  /** Waits while all threads are busy. */
  produce(input: ExecutedFileInput): Promise<ProducedFile>
  /**
   * Draws the documents of a packet that will soon be produced, in the thread that will produce it;
   * `produce` waits for it.
   * Does nothing while all threads are busy.
   */
  prepare(input: PrepareSealInput): Promise<void>
  /** Rejects as `renderDocument` does. */
  draw(input: RenderInput): Promise<RenderedDocument>
  /** Starts all threads and warms them up, so that the first file is fast. */
  warm(): Promise<void>
  /** The number of open threads. */
  size(): number
  /** Rejects pending files; their jobs are retried. */
  close(): Promise<void>
}

export interface SealPoolOptions {
  /** Default 2. */
  threads?: number
  /** Per thread. Default 512. */
  memoryMb?: number
  /** Per file. Default two minutes. */
  timeoutMs?: number
  /**
   * After this time without work, all threads but one end, and that one frees what it can: each takes
   * 100 MB. Default half a minute.
   */
  idleMs?: number
  /** The thread's module; another one in tests. */
  module?: URL
}

interface PendingTask {
  task: ThreadTask
  /** The thread that has prepared it, if that is idle. */
  preferred?: SealThread | undefined
  resolve(result: ThreadResult): void
  reject(error: unknown): void
}

interface Preparation {
  thread: SealThread
  /** Never rejects. */
  done: Promise<unknown>
}

/** More than the threads keep. */
const maxPrepared = 64
/** By then V8 has compiled the hot code: a file takes a quarter of the first one's time. */
const warmUpRounds = 12

/**
 * Renders and seals in worker threads, so that CPU work blocks no request, and with a memory limit,
 * so that a huge packet ends its thread and not the server.
 */
export function createSealPool(options: SealPoolOptions = {}): SealPool {
  const { threads: maxThreads = 2, memoryMb = 512, timeoutMs = 120_000, idleMs = 30_000 } = options
  const module = options.module ?? new URL('./seal-worker.ts', import.meta.url)
  const threads = new Set<SealThread>()
  const idle = new Set<SealThread>()
  const idleTimers = new Map<SealThread, NodeJS.Timeout>()
  const pending: PendingTask[] = []
  const preparedBy = new LRUCache<string, Preparation>({ max: maxPrepared })

  const openThread = (): SealThread => {
    const thread = openSealThread({
      module,
      memoryMb,
      timeoutMs,
      onExit: () => {
        threads.delete(thread)
        idle.delete(thread)
        clearTimeout(idleTimers.get(thread))
        idleTimers.delete(thread)
      },
    })
    threads.add(thread)
    idle.add(thread)
    return thread
  }
  const findIdleThread = (preferred?: SealThread): SealThread | undefined =>
    preferred && idle.has(preferred)
      ? preferred
      : ([...idle][0] ?? (threads.size < maxThreads ? openThread() : undefined))

  const runNext = async (): Promise<void> => {
    const thread = pending.length > 0 ? findIdleThread(pending[0]?.preferred) : undefined
    const next = thread && pending.shift()
    if (!thread || !next) {
      return
    }

    await occupy(thread, () => thread.run(next.task).then(next.resolve, next.reject))
  }
  const occupy = async (thread: SealThread, run: () => Promise<void>): Promise<void> => {
    await use(thread, run)
    if (idle.has(thread)) {
      idleTimers.set(thread, setTimeout(() => endOrFree(thread), idleMs).unref())
    }
    await runNext()
  }
  const use = async (thread: SealThread, run: () => Promise<void>): Promise<void> => {
    idle.delete(thread)
    clearTimeout(idleTimers.get(thread))
    await run()
    if (threads.has(thread)) {
      idle.add(thread)
    }
  }
  const endOrFree = (thread: SealThread): void => {
    if (idle.has(thread) && idle.size > 1) {
      idle.delete(thread)
      void thread.close()
    } else if (idle.has(thread)) {
      // A failure ends the thread, and the next task opens another one.
      const free = () =>
        thread.run({ kind: 'free-memory' }).then(
          () => undefined,
          () => undefined,
        )
      void use(thread, free).then(runNext)
    }
  }
  const run = (task: ThreadTask, preferred?: SealThread): Promise<ThreadResult> =>
    new Promise((resolve, reject) => {
      pending.push({ task, preferred, resolve, reject })
      void runNext()
    })

  return {
    async produce(input) {
      const prepared = preparedBy.get(input.envelope.envelopeId)
      await prepared?.done
      const result = await run({ kind: 'produce', input }, prepared?.thread)
      return result.kind === 'produced' ? result.file : unexpectedResult()
    },

    async prepare({ envelopeId, ...task }) {
      const before = preparedBy.get(envelopeId)
      await before?.done
      const thread = pending.length === 0 ? findIdleThread(before?.thread) : undefined
      if (thread) {
        const done = run({ kind: 'prepare', ...task }, thread)
        preparedBy.set(envelopeId, { thread, done: done.catch(() => undefined) })
        await done
      }
    },

    async draw(input) {
      const result = await run({ kind: 'draw', input })
      return result.kind === 'drawn' ? result.document : unexpectedResult()
    },

    async warm() {
      while (threads.size < maxThreads) {
        openThread()
      }
      await Promise.all([...threads].map((thread) => thread.ready))
      // One at a time, on idle threads only.
      for (let round = 0; round < warmUpRounds; round += 1) {
        for (const thread of [...threads]) {
          if (!idle.has(thread)) {
            continue
          }
          await occupy(thread, () => thread.run({ kind: 'warm-up' }).then(() => undefined))
        }
      }
    },

    size: () => threads.size,

    async close() {
      const closing = new Error('The server is shutting down.')
      pending.splice(0).forEach(({ reject }) => reject(closing))
      await Promise.all([...threads].map((thread) => thread.close()))
    },
  }
}

function unexpectedResult(): never {
  throw new Error('The sealing thread returned the result of another task.')
}
