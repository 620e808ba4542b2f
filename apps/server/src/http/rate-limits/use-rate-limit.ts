import type { Access } from '@countersign/contract/calls/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../kernel/domain-error.ts'
import { callerOf } from '../caller.ts'
import type { CallerCount, RateLimiter } from './rate-limiter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests per minute and caller, counted for this route alone. */
    perMinute?: number
  }
}

/**
 * Per caller. A packet's page polls 20 times a minute and several people may share an IP address, so
 * these limits stop floods, not people.
 */
const perMinute: Record<Access, number> = {
  public: 600,
  code: 1200,
  copy: 300,
  member: 3000,
  room: 3000,
}

/** After the access check, so that members and rooms are counted by themselves. */
export function useRateLimit(scope: FastifyInstance, access: Access, limiter: RateLimiter): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { method, config, url = '' } = request.routeOptions
    const name = config.perMinute ? `${String(method)} ${url}` : access
    const counted = limiter.hit(`${name}|${callerOf(request).key}`)
    assertWithin(reply, { ...counted, max: config.perMinute ?? perMinute[access] })
  })
}

/**
 * For a token that was refused: counts it by address. Every token is looked up, so that wrong ones never
 * keep out a right one that comes from the same address.
 */
export function limitWrongTokens(
  limiter: RateLimiter | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): (error: unknown) => never {
  return (error) => {
    if (limiter && isWrongToken(error)) {
      const counted = limiter.hit(`wrong-token|${callerOf(request).key}`)
      assertWithin(reply, { ...counted, max: perMinute.public })
    }
    throw error
  }
}

function isWrongToken(error: unknown): boolean {
  return (
    error instanceof DomainError &&
    (error.code === 'not-signed-in' || error.code === 'room-not-found')
  )
}

/** Throws `too-many-requests`, and says in the headers when to come back. */
function assertWithin(
  reply: FastifyReply,
  { count, leftMs, max }: CallerCount & { max: number },
): void {
  const seconds = Math.ceil(leftMs / 1000)
  reply.headers({
    'x-ratelimit-limit': max,
    'x-ratelimit-remaining': Math.max(0, max - count),
    'x-ratelimit-reset': seconds,
  })
  if (count > max) {
    reply.header('retry-after', seconds)
    throw new DomainError(
      'too-many-requests',
      'There were too many requests in a short time. Wait a minute and try again.',
    )
  }
}

const exchangeEveryMs = 1000

/** While the server runs. */
export function exchangeRegularly(app: FastifyInstance, limiter: RateLimiter): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void limiter.exchange(), exchangeEveryMs).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
