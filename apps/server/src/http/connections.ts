import type { FastifyInstance } from 'fastify'

export interface ConnectionOptions {
  /** For the headers of a request, also on a connection on which nothing is ever sent. */
  headersMs: number
  /** How often requests that are too slow are looked for. */
  checkEveryMs: number
  /** Further ones are closed at once. An open connection takes some 10 kB. */
  max: number
  /** So that nobody takes all of them. Behind a proxy, all come from the proxy. */
  maxPerAddress: number
}

export const defaultConnections: ConnectionOptions = {
  headersMs: 20_000,
  checkEveryMs: 5000,
  max: 15_000,
  maxPerAddress: 1000,
}

/** A closed connection cannot be answered: there is no request yet. */
export function useConnectionLimits(
  app: FastifyInstance,
  { max, maxPerAddress, trustProxy }: ConnectionOptions & { trustProxy: unknown },
): void {
  const open = new Map<string, number>()
  app.server.maxConnections = max
  if (trustProxy !== false) {
    return
  }

  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) {
        open.set(address, left)
      } else {
        open.delete(address)
      }
    })
    if (count > maxPerAddress) {
      socket.destroy()
    }
  })
}
