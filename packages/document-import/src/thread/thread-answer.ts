import { parentPort } from 'node:worker_threads'

/** What a thread answers. `cpuMs` is the processor time that it has used since it began to load. */
export type ThreadAnswer<Result, Code extends string> =
  | { kind: 'ready'; cpuMs: number }
  | { kind: 'done'; cpuMs: number; result: Result }
  | { kind: 'rejected'; code: Code; message: string }
  | { kind: 'failed'; details: string }

export interface Rejected<Code extends string> {
  code: Code
  message: string
}

/** In the thread: does the work and posts how it ended. `explain` knows the errors that reject a file. */
export async function answerFromThread<Result, Code extends string>(
  work: () => Result | Promise<Result>,
  explain: (error: unknown) => Rejected<Code> | undefined,
): Promise<void> {
  const post = (answer: ThreadAnswer<Result, Code>) => parentPort?.postMessage(answer)
  post({ kind: 'ready', cpuMs: cpuMs() })
  try {
    const result = await work()
    post({ kind: 'done', cpuMs: cpuMs(), result })
  } catch (error) {
    const rejected = explain(error)
    post(
      rejected
        ? { kind: 'rejected', ...rejected }
        : { kind: 'failed', details: error instanceof Error ? (error.stack ?? error.message) : '' },
    )
  }
}

export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack')
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
