import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressKey } from '../../kernel/address-key.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { sha256 } from '../../kernel/sha256.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { assertWithin } from './use-rate-limit.ts'

const wrongPerMinute = 120

export interface TokenCheck {
  request: FastifyRequest
  reply: FastifyReply
  token: string
}

/**
 * Counts session tokens that are not valid by address, and refuses further ones before the database is
 * asked. Whoever logged in before goes on: a token that was valid a moment ago is always looked up.
 */
export function createWrongTokenLimit(limiter: RateLimiter) {
  const valid = new LRUCache<string, true>({ max: 20_000, ttl: 600_000 })

  return async <Result>(
    { request, reply, token }: TokenCheck,
    authenticate: () => Promise<Result>,
  ): Promise<Result> => {
    const key = `wrong-token|${addressKey(request.ip)}`
    const hash = sha256(token)
    if (!valid.has(hash)) {
      const { count, leftMs } = limiter.read(key)
      assertWithin(reply, { count: count + 1, leftMs, max: wrongPerMinute })
    }

    try {
      const result = await authenticate()
      valid.set(hash, true)
      return result
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not-signed-in') {
        valid.delete(hash)
        limiter.hit(key)
      }
      throw error
    }
  }
}
