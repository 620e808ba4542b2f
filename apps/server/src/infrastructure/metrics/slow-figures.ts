import { setTimeout } from 'node:timers/promises'

export interface SlowFigures {
  refresh(): Promise<void>
  keptMs: number
  /** How long one reader waits for them. */
  maxWaitMs: number
}

/** Prometheus gives up after ten seconds, and then has no figure of this process at all. */
export const defaultMaxWaitMs = 3000

/**
 * Figures that may take long, because they ask the database or another server. The function resolves
 * to whether they are current; late ones are set when they arrive.
 */
export function createSlowFigures({ refresh, keptMs, maxWaitMs }: SlowFigures) {
  let refreshedAt = -Infinity
  let running: Promise<boolean> | undefined

  const start = async (): Promise<boolean> => {
    try {
      await refresh()
      refreshedAt = performance.now()
      return true
    } finally {
      running = undefined
    }
  }

  return async (): Promise<boolean> => {
    if (performance.now() - refreshedAt < keptMs) {
      return true
    }
    running ??= start()
    // The next reader starts anew.
    running.catch(() => undefined)

    return await Promise.race([running, setTimeout(maxWaitMs, false, { ref: false })])
  }
}
