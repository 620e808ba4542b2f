import type { FastifyInstance } from 'fastify'

export interface ConnectionOptions {
  /** For the headers of a request, also on a connection on which nothing is ever sent. */
  headersMs: number
  /** How often requests that are too slow are looked for. */
  checkEveryMs: number
  /** Further ones are closed at once. An open connection takes some 10 kB. */
  max: number
  /** An answer of which the client reads nothing for this long is given up, with its connection. */
  unreadMs: number
}

export const defaultConnections: ConnectionOptions = {
  headersMs: 20_000,
  checkEveryMs: 5000,
  max: 15_000,
  unreadMs: 60_000,
}

/** How many connections an address may have is up to the proxy. */
export function useConnectionLimits(
  app: FastifyInstance,
  { max, unreadMs }: Pick<ConnectionOptions, 'max' | 'unreadMs'>,
): void {
  app.server.maxConnections = max
  // The time begins anew whenever the client has read something.
  app.server.on('request', ({ socket }, response) => {
    response.setTimeout(unreadMs, () => {
      if (socket.writableLength > 0) {
        socket.destroy()
      }
    })
  })
}
