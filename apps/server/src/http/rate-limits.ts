import type { Access } from '@countersign/contract/calls/call'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'
import { callerOf } from './caller.ts'

/**
 * Per minute and caller. A packet's page polls 20 times a minute and several people may share an IP
 * address, so these limits stop floods, not people.
 */
const perMinute: Record<Access, number> = {
  public: 600,
  code: 1200,
  copy: 300,
  member: 3000,
  room: 3000,
}

/** Callers that are remembered by each limit; the longest silent one is forgotten first. */
const maxCallers = 50_000

/** Throws `too-many-requests`, and says in the headers when to come back. */
type RateLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export interface RateLimits {
  /** Shared by all routes of an access. */
  byAccess: Record<Access, RateLimit>
  /** A count of its own. */
  create(perMinute: number): RateLimit
  /** For a token that was refused. */
  wrongTokens: RateLimit
}

/** Each server counts for itself, in memory. */
export async function createRateLimits(app: FastifyInstance): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => callerOf(request).key,
    errorResponseBuilder: () =>
      new DomainError(
        'too-many-requests',
        'There were too many requests in a short time. Wait a minute and try again.',
      ),
  })
  const create = (max: number): RateLimit => {
    const limit = app.rateLimit({ max, cache: maxCallers })
    return async (request, reply) => limit.call(app, request, reply)
  }

  return {
    byAccess: {
      public: create(perMinute.public),
      code: create(perMinute.code),
      copy: create(perMinute.copy),
      member: create(perMinute.member),
      room: create(perMinute.room),
    },
    create,
    wrongTokens: create(perMinute.public),
  }
}

/**
 * Counts a token that was refused by address. Every token is looked up, so that wrong ones never keep
 * out a right one that comes from the same address.
 */
export function limitWrongTokens(
  limits: RateLimits | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): (error: unknown) => Promise<never> {
  return async (error) => {
    if (isWrongToken(error)) {
      await limits?.wrongTokens(request, reply)
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
