import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'

export interface LimitedThread {
  /** One task at a time. Throws `ThreadLimitError`, and what the thread throws. */
  run<Result>(task: unknown, limits: ThreadLimits): Promise<Result>
  size(): number
  /** Ends the thread, and with it the task that it has. */
  close(): Promise<void>
}

export interface ThreadLimits {
  /** Of a task. The clock ends the thread only after nine times that. */
  cpuMs: number
  /** Heap and external memory. */
  memoryMb: number
}

export class ThreadLimitError extends Error {
  readonly limit: 'time' | 'memory'

  constructor(limit: ThreadLimitError['limit']) {
    super(`The thread has reached its limit of ${limit}.`)
    this.name = 'ThreadLimitError'
    this.limit = limit
  }
}

const watchMs = 20
/** A busy machine may take this many times as long as the processor time. */
const wallClockFactor = 9

/**
 * Reads files of strangers in a thread, so that one that takes too much ends the thread and not the
 * server. The module exports the task as `run`. The limit is processor time, so that a
 * good file is not refused because the machine is busy, and without that of loading the module.
 */
export function createLimitedThread(
  module: URL,
  { maxMemoryMb, idleMs }: { maxMemoryMb: number; idleMs: number },
): LimitedThread {
  const pool = new Piscina({
    filename: module.href,
    name: 'run',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    // While it waits by `Atomics`, a thread does not say what it uses.
    atomics: 'disabled',
    env: {},
    // Far above our own limit: V8 ends the whole process when one allocation hits its limit.
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb * 4 },
  })
  let loading: Promise<unknown> = Promise.resolve()

  return {
    async run<Result>(task: unknown, limits: ThreadLimits): Promise<Result> {
      loading = pool.threads.length === 0 ? once(pool, 'workerCreate') : Promise.resolve()
      const result: Promise<Result> = pool.run(task)
      result.catch(() => undefined)
      await loading
      const [thread] = pool.threads
      return thread ? withinLimits(result, thread, limits) : result
    },
    size: () => pool.threads.length,
    async close() {
      // V8 ends the whole process if a thread is ended while it loads its code.
      await loading.catch(() => undefined)
      await pool.destroy()
    },
  }
}

async function withinLimits<Result>(
  result: Promise<Result>,
  thread: Worker,
  limits: ThreadLimits,
): Promise<Result> {
  const began = measure(thread)
  let exceeded: ThreadLimitError | undefined
  const check = async (): Promise<void> => {
    const [before, now] = await Promise.all([began, measure(thread)])
    if (now.cpuMs - before.cpuMs > limits.cpuMs) {
      exceeded ??= new ThreadLimitError('time')
    } else if (now.memoryMb > limits.memoryMb) {
      exceeded ??= new ThreadLimitError('memory')
    }
  }
  const endIfExceeded = () => exceeded && thread.terminate()
  const watch = setInterval(() => void check().then(endIfExceeded), watchMs)
  const clock = setTimeout(() => {
    exceeded ??= new ThreadLimitError('time')
    void endIfExceeded()
  }, limits.cpuMs * wallClockFactor)

  try {
    const value = await result
    await check()
    if (exceeded) {
      throw exceeded
    }
    return value
  } catch (error) {
    throw exceeded ?? (isOutOfMemory(error) ? new ThreadLimitError('memory') : error)
  } finally {
    clearInterval(watch)
    clearTimeout(clock)
  }
}

/** From outside the busy thread. Nothing for a thread that has ended. */
async function measure(thread: Worker): Promise<{ memoryMb: number; cpuMs: number }> {
  try {
    const [heap, { user, system }] = await Promise.all([
      thread.getHeapStatistics(),
      thread.cpuUsage(),
    ])
    return {
      memoryMb: (heap.used_heap_size + heap.external_memory) / 2 ** 20,
      cpuMs: (user + system) / 1000,
    }
  } catch {
    return { memoryMb: 0, cpuMs: 0 }
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
