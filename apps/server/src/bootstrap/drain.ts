import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Draining } from '../kernel/draining.ts'

interface DrainOptions {
  app: FastifyInstance
  draining: Draining
  drainSeconds: number
  log: FastifyBaseLogger
}

/** How long requests may still take once the server no longer accepts connections. */
const closeTimeoutMs = 3000

/**
 * Shutdown behind a proxy: the server is not ready and closes each connection after its answer, serves
 * for the drain time, then stops listening. Requests in progress may finish; connections that stay open
 * too long are cut off.
 */
export async function drainAndClose(options: DrainOptions): Promise<void> {
  const { app, draining, drainSeconds, log } = options
  draining.hasBegun = true
  log.info({ drainSeconds }, 'draining')
  await wait(drainSeconds * 1000)

  const timer = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs)
  await app.close()
  clearTimeout(timer)
}
