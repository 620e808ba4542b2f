import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { TrustProxy } from '../config/config.ts'
import { createProxyCheck } from './trusted-proxy.ts'

/** The header in which an answer carries its id, and in which a trusted proxy may choose it. */
export const requestIdHeader = 'x-request-id'

/**
 * The id of a request, for the log and for people who report an error. One that a trusted proxy has
 * chosen is kept if it is well-formed, so that its log and ours say the same.
 */
export function createRequestIds(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const isFromProxy = createProxyCheck(trustProxy)

  return (request) => {
    const given = request.headers[requestIdHeader]
    const isKept = typeof given === 'string' && isWellFormed(given) && isFromProxy(request)

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
