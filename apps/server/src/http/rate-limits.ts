import type { Access } from '@countersign/contract/call'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../kernel/address-key.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { callerOf, codeHash } from './caller.ts'

/**
 * Per minute and caller. A packet's page polls 20 times a minute and several people may share an IP
 * address, so these limits stop floods, not people.
 */
const perMinute: Record<Access, number> = {
  public: 600,
  code: 1200,
  copy: 300,
  member: 3000,
  staff: 3000,
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
  create(access: Access, perMinute: number): RateLimit
  /** For a token or code that was refused. */
  wrongTokens: RateLimit
}

/** Each server counts for itself, in memory. */
export async function createRateLimits(app: FastifyInstance): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => callerOf(request).key,
    cache: maxCallers,
    errorResponseBuilder: tooMany,
  })
  const create = (access: Access, max: number): RateLimit => {
    const limit = app.rateLimit({
      max,
      cache: maxCallers,
      ...(hasCode(access) && { keyGenerator: (request) => `code:${codeHash(request)}` }),
    })
    return async (request, reply) => limit.call(app, request, reply)
  }

  return {
    byAccess: {
      public: create('public', perMinute.public),
      code: create('code', perMinute.code),
      copy: create('copy', perMinute.copy),
      member: create('member', perMinute.member),
      staff: create('staff', perMinute.staff),
      room: create('room', perMinute.room),
    },
    create,
    wrongTokens: countWrongTokens(app),
  }
}

/** Apart from `create`: of those limits, only the first counts a request. */
function countWrongTokens(app: FastifyInstance): RateLimit {
  const count = app.createRateLimit({
    max: perMinute.public,
    keyGenerator: ({ ip }) => addressKey(ip),
  })

  return async (request, reply) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      reply.header('retry-after', counted.ttlInSeconds)
      throw tooMany()
    }
  }
}

function tooMany(): DomainError {
  return new DomainError(
    'too-many-requests',
    'There were too many requests in a short time. Wait a minute and try again.',
  )
}

/** Calls that are counted by the code in their path. */
export function hasCode(access: Access): boolean {
  return access === 'code' || access === 'copy'
}

/**
 * Counts a token or code that was refused by address. Each one is looked up, so that wrong ones never
 * keep out a right one that comes from the same address.
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
  return error instanceof DomainError && wrongTokens.has(error.code)
}

const wrongTokens = new Set([
  'not-signed-in',
  'room-not-found',
  'invite-not-found',
  'copy-not-found',
])
