import { type Outcome, takeValue } from '@countersign/document-import/thread/outcome'
import type {
  UnsealedFileInput,
  UnsealedFile,
} from '@countersign/signing/evidence/write-unsealed-file'
import { SigningError } from '@countersign/signing/errors'
import type {
  ExecutedFileInput,
  ProducedFile,
} from '@countersign/signing/evidence/produce-executed-file'
import type { RenderedDocument, RenderInput } from '@countersign/pdf/render/render-document'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import type { Rejected } from './seal-worker.ts'

export interface SealPool {
  /** Waits while all threads are busy. */
  produce(input: ExecutedFileInput): Promise<ProducedFile>
  /** Rejects as `writeUnsealedFile` does. */
  writeUnsealed(input: UnsealedFileInput): Promise<UnsealedFile>
  /** Rejects as `drawDocument` does. */
  draw(input: RenderInput): Promise<RenderedDocument>
  /** Starts the threads and loads what they need, so that the first file is fast. */
  warm(): Promise<void>
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
  /** After this time without work, all threads but one end: each takes 100 MB. Default half a minute. */
  idleMs?: number
  /** The thread's module; another one in tests. */
  module?: URL
}

/**
 * Renders and seals in worker threads, so that CPU work blocks no request, and with a memory limit,
 * so that a huge packet ends its thread and not the server.
 */
export function createSealPool(options: SealPoolOptions = {}): SealPool {
  const { threads = 2, memoryMb = 512, timeoutMs = 120_000, idleMs = 30_000 } = options
  const module = options.module ?? new URL('./seal-worker.ts', import.meta.url)
  const pool = new Piscina({
    filename: module.href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  // The time limit of a file begins when it leaves the queue.
  const limit = pLimit({ concurrency: threads, rejectOnClear: true })
  let warming: Promise<unknown> = Promise.resolve()

  const run = <Result>(name: string, input?: unknown): Promise<Result> =>
    limit(async () => {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const outcome: Outcome<Result, Rejected> = await pool.run(input, { name, signal })
        return takeValue(outcome, toError)
      } catch (error) {
        throw signal.aborted ? new Error(`The file took longer than ${timeoutMs} ms.`) : error
      }
    })

  return {
    produce: (input) => run<ProducedFile>('produce', input),
    writeUnsealed: (input) => run<UnsealedFile>('writeUnsealed', input),
    draw: (input) => run<RenderedDocument>('draw', input),

    async warm() {
      const warmed = Promise.all(Array.from({ length: threads }, () => run('warmUp')))
      warming = warmed.catch(() => undefined)
      await warmed
    },

    size: () => pool.threads.length,

    async close() {
      limit.clearQueue()
      // V8 ends the whole process if a thread is ended while it loads its code.
      await warming
      await pool.destroy()
    },
  }
}

function toError({ code, message, fields }: Rejected): SigningError {
  return new SigningError(code, message, fields)
}
