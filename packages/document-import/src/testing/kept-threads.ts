import {
  createLimitedThread as createThread,
  type LimitedThread,
  type ThreadLimits,
} from '../thread/limited-thread.ts'

export { ThreadLimitError } from '../thread/limited-thread.ts'

/** What a file leaves behind counts as the memory of the next. */
const filesPerThread = 10
const idle = new Map<string, KeptThread[]>()

interface KeptThread {
  thread: LimitedThread
  files: number
}

/** As in `limited-thread.ts`, but a thread reads several files: its start takes ten times as long as a file. */
export function createLimitedThread(
  module: URL,
  { maxMemoryMb }: { maxMemoryMb: number },
): LimitedThread {
  const kept = idle.get(module.href) ?? []
  idle.set(module.href, kept)
  const entry = kept.pop() ?? {
    thread: createThread(module, { maxMemoryMb, idleMs: 60_000 }),
    files: 0,
  }
  entry.files += 1
  // A thread that reached a limit was ended.
  let isUsable = false

  return {
    ...entry.thread,
    async run<Result>(task: unknown, limits: ThreadLimits): Promise<Result> {
      const result = await entry.thread.run<Result>(task, limits)
      isUsable = entry.files < filesPerThread
      return result
    },
    async close() {
      if (isUsable) {
        kept.push(entry)
      } else {
        await entry.thread.close()
      }
    },
  }
}
