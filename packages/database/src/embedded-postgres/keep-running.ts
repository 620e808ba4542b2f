import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/** What happened to the database; `reason` has its last log lines. */
export interface DatabaseOutage {
  state: 'ended' | 'restarted' | 'given-up'
  reason: string
}

interface KeepRunningOptions {
  /** Starts the server again at the same address. Throws an `Error` that says why it cannot. */
  start(): Promise<ServerProcess>
  onOutage(outage: DatabaseOutage): void
  /** While the disk is full, before each attempt. Default: 5000. */
  pauseMs?: number
}

/** A server that ends again within this time is given up. */
const steadyMs = 60_000

/**
 * Starts a server that ends unexpectedly once again, and again for as long as its disk is full. `stop`
 * ends the server, or the attempts. Idempotent.
 */
export function keepRunning(
  first: ServerProcess,
  { start, onOutage, pauseMs = 5000 }: KeepRunningOptions,
): Pick<ServerProcess, 'stop'> {
  const stopping = new AbortController()
  const { signal } = stopping
  let server = first
  let restartedAt = -Infinity

  async function watch(): Promise<void> {
    const reason = await server.ended
    if (signal.aborted) {
      return
    }
    onOutage({ state: 'ended', reason })
    if (performance.now() - restartedAt < steadyMs && !isDiskFull(reason)) {
      throw new Error(reason)
    }
    server = await restart()
    restartedAt = performance.now()
    onOutage({ state: 'restarted', reason })
    if (signal.aborted) {
      await server.stop()
    }
    return watch()
  }

  async function restart(): Promise<ServerProcess> {
    try {
      return await start()
    } catch (error) {
      if (!isDiskFull(String(error))) {
        throw error
      }
      await wait(pauseMs, undefined, { signal, ref: false })
      return restart()
    }
  }

  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) {
      onOutage({ state: 'given-up', reason: error instanceof Error ? error.message : `${error}` })
    }
  })
  return {
    async stop() {
      stopping.abort()
      await server.stop()
      await watching
    },
  }
}

/** PostgreSQL's words for ENOSPC; its messages are in English, as the cluster has no locale. */
function isDiskFull(reason: string): boolean {
  return /no space left on device/i.test(reason)
}
