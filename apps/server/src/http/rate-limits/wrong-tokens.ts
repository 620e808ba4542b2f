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
  const countLookups = createLookupCount()

  return async <Result>(
    { request, reply, token }: TokenCheck,
    authenticate: () => Promise<Result>,
  ): Promise<Result> => {
    const key = `wrong-token|${addressKey(request.ip)}`
    const hash = sha256(token)
    const isKnown = valid.has(hash)
    const lookups = countLookups(key, isKnown ? 0 : 1)

    try {
      if (!isKnown) {
        const { count, leftMs } = limiter.read(key)
        assertWithin(reply, {
          count: count + lookups,
          leftMs: Math.max(leftMs, 1000),
          max: wrongPerMinute,
        })
      }
      const result = await authenticate()
      valid.set(hash, true)
      return result
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not-signed-in') {
        valid.delete(hash)
        limiter.hit(key)
      }
      throw error
    } finally {
      countLookups(key, isKnown ? 0 : -1)
    }
  }
}

/** Of unknown tokens that are being looked up: many that are sent at once are all counted. */
function createLookupCount() {
  const lookups = new Map<string, number>()

  return (key: string, change: number): number => {
    const count = (lookups.get(key) ?? 0) + change
    if (count > 0) {
      lookups.set(key, count)
    } else {
      lookups.delete(key)
    }
    return count
  }
}
