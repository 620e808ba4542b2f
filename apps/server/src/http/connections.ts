import type { FastifyInstance } from 'fastify'
import { addressKey } from '../kernel/address-key.ts'

export interface ConnectionOptions {
  /** For the headers of a request, also on a connection on which nothing is ever sent. */
  headersMs: number
  /** How often requests that are too slow are looked for. */
  checkEveryMs: number
  /** Further ones are closed at once. An open connection takes some 10 kB. */
  max: number
  /** So that nobody takes all of them. Behind a proxy, all come from the proxy. */
  maxPerAddress: number
  /** Of one connection (HTTP pipelining). Further ones wait. */
  maxRequestsAtOnce: number
  /** With a further one the connection is closed. */
  maxRequestsWaiting: number
  /** An answer of which the client reads nothing for this long is given up, with its connection. */
  unreadMs: number
}

export const defaultConnections: ConnectionOptions = {
  headersMs: 20_000,
  checkEveryMs: 5000,
  max: 15_000,
  maxPerAddress: 1000,
  maxRequestsAtOnce: 4,
  maxRequestsWaiting: 60,
  unreadMs: 60_000,
}

/** A closed connection cannot be answered: there is no request yet. */
export function useConnectionLimits(
  app: FastifyInstance,
  { trustProxy, ...options }: ConnectionOptions & { trustProxy: unknown },
): void {
  app.server.maxConnections = options.max
  limitRequestsAtOnce(app, options)
  giveUpUnread(app, options.unreadMs)
  if (trustProxy === false) {
    limitAddresses(app, options.maxPerAddress)
  }
}

/** Node begins pipelined requests at once, and keeps their answers until the client reads them. */
function limitRequestsAtOnce(
  app: FastifyInstance,
  { maxRequestsAtOnce, maxRequestsWaiting }: ConnectionOptions,
): void {
  const queues = new WeakMap<object, { running: number; waiting: (() => void)[] }>()

  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const queue = queues.get(socket) ?? { running: 0, waiting: [] }
    queues.set(socket, queue)
    if (queue.waiting.length >= maxRequestsWaiting) {
      socket.destroy()
      return reply.hijack()
    }
    if (queue.running >= maxRequestsAtOnce) {
      await new Promise<void>((resolve) => queue.waiting.push(resolve))
    }

    queue.running += 1
    reply.raw.once('close', () => {
      queue.running -= 1
      queue.waiting.shift()?.()
    })
  })
}

/** The time begins anew whenever the client has read something. */
function giveUpUnread(app: FastifyInstance, unreadMs: number): void {
  app.server.on('request', ({ socket }, response) => {
    response.setTimeout(unreadMs, () => {
      if (socket.writableLength > 0) {
        socket.destroy()
      }
    })
  })
}

function limitAddresses(app: FastifyInstance, max: number): void {
  const open = new Map<string, number>()

  app.server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
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
    if (count > max) {
      socket.destroy()
    }
  })
}
