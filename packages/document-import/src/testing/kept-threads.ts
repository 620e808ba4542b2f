import {
  createLimitedThread as createThread,
  type LimitedThread,
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

  return {
    ...entry.thread,
    async close() {
      if (entry.files < filesPerThread) {
        kept.push(entry)
      } else {
        await entry.thread.close()
      }
    },
  }
}
