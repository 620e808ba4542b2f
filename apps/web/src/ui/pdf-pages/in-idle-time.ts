import { createMutex } from '../../lib/mutex.ts'

const exclusive = createMutex()

/** Runs one task at a time, in the order of the calls, while the page has nothing else to do. */
export function inIdleTime<Result>(task: () => Promise<Result>): Promise<Result> {
  return exclusive(async () => {
    await idle()
    return task()
  })
}

/** Safari has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve())
    } else {
      setTimeout(resolve, 50)
    }
  })
}
