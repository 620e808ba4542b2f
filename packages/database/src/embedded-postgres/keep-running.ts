import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/** What happened to the database; `reason` has its last log lines. */
export interface DatabaseOutage {
  state: 'ended' | 'not-restarted' | 'restarted' | 'given-up'
  reason: string
}

interface KeepRunningOptions {
  /** Starts the server again at the same address. Throws an `Error` that says why it cannot. */
  start(): Promise<ServerProcess>
  onOutage(outage: DatabaseOutage): void
  /**
   * Before each attempt. After the last one fails, it is given up, except while the disk is full: then
   * it is tried again at the last pause until there is room.
   */
  pausesMs: readonly number[]
}

export const restartPausesMs = [0, 1000, 2000, 5000, 10_000]

/** A server that has run for this long starts with all attempts again. */
const steadyMs = 60_000

/**
 * Starts a server that ends unexpectedly again, a limited number of times. `stop` ends the server, or
 * the attempts to start it. Idempotent.
 */
export function keepRunning(
  first: ServerProcess,
  { start, onOutage, pausesMs }: KeepRunningOptions,
): Pick<ServerProcess, 'stop'> {
  const stopping = new AbortController()
  const { signal } = stopping
  let server: ServerProcess | undefined = first
  let attempts = 0

  async function watch(): Promise<void> {
    while (server) {
      const since = performance.now()
      const reason = await server.ended
      if (signal.aborted) {
        return
      }
      onOutage({ state: 'ended', reason })
      attempts = performance.now() - since > steadyMs ? 0 : attempts
      server = await restart(reason)
    }
  }

  async function restart(cause: string): Promise<ServerProcess | undefined> {
    let reason = cause
    while (attempts < pausesMs.length || isDiskFull(reason)) {
      const pauseMs = pausesMs[attempts] ?? pausesMs.at(-1)
      attempts += 1
      try {
        await wait(pauseMs, undefined, { signal, ref: false })
        const restarted = await start()
        if (signal.aborted) {
          await restarted.stop()
          return undefined
        }
        onOutage({ state: 'restarted', reason })
        return restarted
      } catch (error) {
        if (signal.aborted) {
          return undefined
        }
        reason = error instanceof Error ? error.message : String(error)
        onOutage({ state: 'not-restarted', reason })
      }
    }
    onOutage({ state: 'given-up', reason })
    return undefined
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await server?.stop()
      await watching
    },
  }
}

/** PostgreSQL's words for ENOSPC; its messages are in English, as the cluster has no locale. */
function isDiskFull(reason: string): boolean {
  return /no space left on device/i.test(reason)
}
