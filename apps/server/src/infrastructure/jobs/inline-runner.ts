const mostAtOnce = 4
const longestStopMs = 2000

export interface InlineRunner {
  /** Before this, and after `close`, nothing begins: the net below takes it. */
  open(): void
  /** Begins now, or as soon as there is room. A failure is whoever's who gave the work. */
  begin(work: () => Promise<void>): void
  /** Lets what runs end, up to a few seconds. */
  close(): Promise<void>
}

/** Work that begins where it was asked for, without a way through the queue; a few at a time. */
export function createInlineRunner(): InlineRunner {
  const running = new Set<Promise<void>>()
  const waiting: (() => Promise<void>)[] = []
  let isOpen = false

  const next = (): void => {
    const work = isOpen && running.size < mostAtOnce ? waiting.shift() : undefined
    if (!work) {
      return
    }
    // Told already to whoever gave the work; here it only counts that it has ended.
    const run = work().catch(() => undefined)
    running.add(run)
    void run.then(() => {
      running.delete(run)
      next()
    })
  }

  return {
    open: () => void (isOpen = true),
    begin(work) {
      waiting.push(work)
      next()
    },
    async close() {
      isOpen = false
      waiting.length = 0
      const cutOff = new Promise((resolve) => setTimeout(resolve, longestStopMs).unref())
      await Promise.race([Promise.all(running), cutOff])
    },
  }
}
