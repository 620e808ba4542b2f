import { Worker } from 'node:worker_threads'
import { InspectionError } from '../inspection-error.ts'
import type { InspectAnswer, InspectTask } from './inspect-task.ts'
import type { InspectionLimits } from '../limits.ts'

/** Loading the code is not the file's fault. */
const startMilliseconds = 20_000
const watchMilliseconds = 20

/** Runs one task in one thread, which is gone when the promise settles. */
export function runInspectThread(
  task: InspectTask,
  limits: InspectionLimits,
): Promise<Extract<InspectAnswer, { kind: 'done' | 'prepared' }>> {
  const worker = new Worker(new URL('./inspect-worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    // Far above the watched limit: where V8 meets its own in one great allocation, it ends the process.
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes * 4 },
    // The library warns on the console of what it meets; that is nobody's log.
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
    const watch = setInterval(() => {
      void measureMemory(worker).then((taken) => {
        if (taken > memoryLimit(task, limits)) {
          end(() => reject(createMemoryError()))
        }
      })
    }, watchMilliseconds)

    worker.on('message', (answer: InspectAnswer) => {
      switch (answer.kind) {
        case 'ready':
          clearTimeout(timer)
          timer = setTimeout(late, limits.milliseconds)
          return
        case 'done':
        case 'prepared':
          return end(() => resolve(answer))
        case 'refused':
          return end(() => reject(new InspectionError(answer.code, answer.message)))
        case 'failed':
          return end(() => reject(createDamagedError()))
      }
    })
    worker.on('error', () => end(() => reject(createMemoryError())))
    worker.once('exit', () => end(() => reject(createMemoryError())))
  })
}

/** On the heap and, what is unpacked, beside it; in bytes. Asked from outside, whatever it does. */
async function measureMemory(worker: Worker): Promise<number> {
  try {
    const heap = await worker.getHeapStatistics()
    return heap.used_heap_size + heap.external_memory
  } catch {
    // The thread has just ended, which is told elsewhere.
    return 0
  }
}

/** The file comes in once and goes out once, in a buffer that doubles as it grows. */
function memoryLimit({ bytes }: InspectTask, { megabytes }: InspectionLimits): number {
  return megabytes * 2 ** 20 + bytes.length * 4
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

function createDamagedError(): InspectionError {
  return new InspectionError(
    'damaged',
    'This PDF cannot be read. Save or print it as a new PDF and try again.',
  )
}
