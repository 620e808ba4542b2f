import pLimit from 'p-limit'

const concurrency = 4
const stopTimeoutMs = 2000

export interface InlineRunner {
  /** Before this, and after `close`, nothing runs: the queued job is the fallback. */
  open(): void
  /** Rejections go to the caller's own work: it reports them. */
  run(work: () => Promise<void>): void
  /** Waits a few seconds for running work. */
  close(): Promise<void>
}

/** Runs jobs in the process that enqueued them, without a trip through the queue. */
export function createInlineRunner(): InlineRunner {
  const limit = pLimit(concurrency)
  const running = new Set<Promise<void>>()
  let isOpen = false

  return {
    open: () => void (isOpen = true),
    run(work) {
      if (!isOpen) {
        return
      }
      void limit(() => {
        const run = work().catch(() => undefined)
        running.add(run)
        return run.then(() => void running.delete(run))
      })
    },
    async close() {
      isOpen = false
      limit.clearQueue()
      const timeout = new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())
      await Promise.race([Promise.all(running), timeout])
    },
  }
}
