import { Worker } from 'node:worker_threads'
import { InspectionError } from '../../../inspect/inspection-error.ts'
import type { PreparedPdf } from '../../prepared-pdf.ts'
import type { PrepareAnswer, PrepareTask } from './prepare-task.ts'
import type { InspectionLimits } from '../../../inspect/limits.ts'

/** Loading code does not count towards the time limit. */
const startMilliseconds = 20_000
const watchMilliseconds = 20
/** A busy machine may take this many times as long as the processor time. */
const wallClockFactor = 9

/**
 * The thread has ended when the promise settles. The time limit is processor time, so that a good file
 * is not refused because the machine is busy; the clock ends a thread only far later.
 */
export function runPrepareThread(
  task: PrepareTask,
  limits: InspectionLimits,
): Promise<PreparedPdf> {
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), {
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
    const late = () => end(() => reject(createTimeoutError()))
    let timer = setTimeout(late, startMilliseconds)
    let cpuLimitMs = Infinity
    const watch = setInterval(() => {
      void measure(worker).then(({ memory, cpuMs }) => {
        if (memory > memoryLimit(task, limits)) {
          end(() => reject(createMemoryError()))
        }
        if (cpuMs > cpuLimitMs) {
          late()
        }
      })
    }, watchMilliseconds)

    worker.on('message', (answer: PrepareAnswer) => {
      switch (answer.kind) {
        case 'ready':
          clearTimeout(timer)
          timer = setTimeout(late, limits.milliseconds * wallClockFactor)
          cpuLimitMs = answer.cpuMs + limits.milliseconds
          return
        case 'prepared':
          return answer.cpuMs > cpuLimitMs ? late() : end(() => resolve(answer.prepared))
        case 'rejected':
          return end(() => reject(new InspectionError(answer.code, answer.message)))
        case 'failed':
          return end(() => reject(createThreadError(answer.details)))
      }
    })
    worker.on('error', (error) =>
      end(() => reject(isOutOfMemory(error) ? createMemoryError() : error)),
    )
    worker.once('exit', () => end(() => reject(createThreadError('It ended without an answer.'))))
  })
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
function memoryLimit({ source }: PrepareTask, { megabytes }: InspectionLimits): number {
  const bytes = 'path' in source ? source.bytes : source.length
  return megabytes * 2 ** 20 + bytes * 4
}

function createTimeoutError(): InspectionError {
  return new InspectionError(
    'too-slow',
    'This file takes too long to read. Print it to a new PDF and try again.',
  )
}

function createMemoryError(): InspectionError {
  return new InspectionError(
    'too-complex',
    'This file takes too much memory to read. Print it to a new PDF and try again.',
  )
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** A defect of ours, not of the file: what is wrong with a file is an `InspectionError`. */
function createThreadError(details: string): Error {
  return new Error(`Preparing a PDF failed. ${details}`)
}
