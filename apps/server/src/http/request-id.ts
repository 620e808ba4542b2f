import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { TrustProxy } from '../config/config.ts'

/** The header in which an answer carries its id, and in which a trusted proxy may choose it. */
export const requestIdHeader = 'x-request-id'

/**
 * The id of a request, for the log and for people who report an error. One that a trusted proxy has
 * chosen is kept if it is well-formed, so that its log and ours say the same.
 */
export function createRequestIds(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const isTrusted = compileTrust(trustProxy)

  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    const isKept =
      typeof given === 'string' && isWellFormed(given) && isTrusted(socket.remoteAddress ?? '', 0)

    return isKept ? given : newRequestId()
  }
}

/** What is refused before there is a route gets the header in `sendProblem`. */
export function useRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id)
  })
}

function isWellFormed(id: string): boolean {
  return /^[\w.:=-]{8,100}$/.test(id)
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 60 random bits that can be read out on the phone: `kq3f-8m2z-x7hd`. */
function newRequestId(): string {
  const letters = Array.from(randomBytes(12), (byte) => alphabet[byte & 31]).join('')

  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}

function compileTrust(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'boolean') {
    return () => trustProxy
  }

  return typeof trustProxy === 'string'
    ? proxyAddress.compile(trustProxy.split(',').map((address) => address.trim()))
    : trustProxy
}
