import { Worker } from 'node:worker_threads'
import type { Rejected, ThreadAnswer } from './thread-answer.ts'

export interface ThreadOptions<Code extends string> extends ThreadFile {
  /** How a failure that is a defect of ours is logged: “Preparing a PDF”. */
  activity: string
  toError: (rejected: Rejected<Code>) => Error
  late: Rejected<Code>
  tooMuchMemory: Rejected<Code>
}

interface ThreadFile {
  /** Calls `answerFromThread`. */
  script: URL
  task: unknown
  bytes: number
  limits: ThreadLimits
}

interface ThreadLimits {
  /** Limit of the thread's processor time; its wall-clock limit is nine times as long. */
  milliseconds: number
  /** In addition to the file and its copies. */
  megabytes: number
}

/** Loading code does not count towards the time limit. */
const startMilliseconds = 20_000
const watchMilliseconds = 20
/** A busy machine may take this many times as long as the processor time. */
const wallClockFactor = 9

/**
 * Reads an untrusted file in a thread of its own, which has ended when the promise settles. The time
 * limit is processor time, so that a good file is not refused because the machine is busy; the clock
 * ends a thread only far later.
 */
export function runThread<Result, Code extends string>(
  options: ThreadOptions<Code>,
): Promise<Result> {
  const { limits, toError, activity } = options
  const worker = startWorker(options)

  return new Promise((resolve, reject) => {
    let ended = false
    const end = (settle: () => void) => {
      if (ended) {
        return
      }
      ended = true
      clearTimeout(timer)
      clearInterval(watch)
      void worker.terminate().then(settle)
    }
    const late = () => end(() => reject(toError(options.late)))
    let timer = setTimeout(late, startMilliseconds)
    let cpuLimitMs = Infinity
    const watch = setInterval(() => {
      void measure(worker).then(({ memory, cpuMs }) => {
        if (memory > memoryLimit(options)) {
          end(() => reject(toError(options.tooMuchMemory)))
        }
        if (cpuMs > cpuLimitMs) {
          late()
        }
      })
    }, watchMilliseconds)

    worker.on('message', (answer: ThreadAnswer<Result, Code>) => {
      switch (answer.kind) {
        case 'ready':
          clearTimeout(timer)
          timer = setTimeout(late, limits.milliseconds * wallClockFactor)
          cpuLimitMs = answer.cpuMs + limits.milliseconds
          return
        case 'done':
          return answer.cpuMs > cpuLimitMs ? late() : end(() => resolve(answer.result))
        case 'rejected':
          return end(() => reject(toError(answer)))
        case 'failed':
          return end(() => reject(createThreadError(activity, answer.details)))
      }
    })
    worker.on('error', (error) =>
      end(() => reject(isOutOfMemory(error) ? toError(options.tooMuchMemory) : error)),
    )
    worker.once('exit', () =>
      end(() => reject(createThreadError(activity, 'It ended without an answer.'))),
    )
  })
}

function startWorker({ script, task, limits }: ThreadFile): Worker {
  const worker = new Worker(script, {
    workerData: task,
    env: {},
    // Far above our own limit: V8 ends the whole process when one allocation hits its limit.
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes * 4 },
    // The PDF library logs warnings to the console; they are discarded.
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()

  return worker
}

/** Heap and external memory in bytes, and processor time, from outside the busy thread. */
async function measure(worker: Worker): Promise<{ memory: number; cpuMs: number }> {
  try {
    const [heap, { user, system }] = await Promise.all([
      worker.getHeapStatistics(),
      worker.cpuUsage(),
    ])
    const memory = heap.used_heap_size + heap.external_memory
    return { memory, cpuMs: (user + system) / 1000 }
  } catch {
    // The thread has just ended, which the exit handler reports.
    return { memory: 0, cpuMs: 0 }
  }
}

/** The file is copied in and out, in a buffer that doubles as it grows. */
function memoryLimit({ bytes, limits }: ThreadFile): number {
  return limits.megabytes * 2 ** 20 + bytes * 4
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** A defect of ours, not of the file: what is wrong with a file is a rejection. */
function createThreadError(activity: string, details: string): Error {
  return new Error(`${activity} failed. ${details}`)
}
