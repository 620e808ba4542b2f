import type { Access } from '@countersign/contract/calls'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'

/**
 * Requests a minute from one caller. A packet's page polls 20 times a minute and several people may
 * stand behind one address, so that these stop floods and never people.
 */
const perMinute: Record<Access, number> = { public: 600, code: 1200, member: 3000, room: 3000 }

export async function useRateLimit(
  scope: FastifyInstance,
  access: Access,
  enabled: boolean,
): Promise<void> {
  if (!enabled) {
    return
  }

  await scope.register(rateLimit, {
    max: perMinute[access],
    timeWindow: 60_000,
    keyGenerator: caller,
    errorResponseBuilder: () =>
      new DomainError(
        'too-many-requests',
        'There were too many requests in a short time. Wait a minute and try again.',
      ),
  })
}

/** A member wherever they are; anyone else by their address. */
function caller(request: FastifyRequest): string {
  const { actor } = request.ctx

  return actor.kind === 'member' ? `member:${actor.userId}` : `ip:${request.ip}`
}
