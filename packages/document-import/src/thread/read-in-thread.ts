import { createLimitedThread, ThreadLimitError } from './limited-thread.ts'
import { type Outcome, takeValue } from './outcome.ts'

interface Rejected<Code extends string> {
  code: Code
  message: string
}

/** Reads one file in a thread of its own, which has ended when the promise settles. */
export async function readInThread<Value, Code extends string>(options: {
  module: URL
  task: unknown
  bytes: number
  /** The memory is in addition to the file and its copies. */
  limits: { milliseconds: number; megabytes: number }
  toError: (rejected: Rejected<Code>) => Error
  late: Rejected<Code>
  tooMuchMemory: Rejected<Code>
}): Promise<Value> {
  const { limits, toError } = options
  // The file is copied in and out, in a buffer that doubles as it grows.
  const memoryMb = limits.megabytes + (options.bytes / 2 ** 20) * 4
  const thread = createLimitedThread(options.module, { maxMemoryMb: memoryMb, idleMs: 0 })
  try {
    const outcome = await thread.run<Outcome<Value, Rejected<Code>>>(options.task, {
      cpuMs: limits.milliseconds,
      memoryMb,
    })
    return takeValue(outcome, toError)
  } catch (error) {
    if (error instanceof ThreadLimitError) {
      throw toError(error.limit === 'time' ? options.late : options.tooMuchMemory)
    }
    throw error
  } finally {
    await thread.close()
  }
}
