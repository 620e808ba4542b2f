import type { Access } from '@countersign/contract/calls'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'

/**
 * Per caller. A packet's page polls 20 times a minute and several people may share an IP address, so
 * these limits stop floods, not people.
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
    keyGenerator: callerKey,
    errorResponseBuilder: () =>
      new DomainError(
        'too-many-requests',
        'There were too many requests in a short time. Wait a minute and try again.',
      ),
  })
}

/** Members by id, everyone else by IP address. */
function callerKey(request: FastifyRequest): string {
  const { actor } = request.ctx

  return actor.kind === 'member' ? `member:${actor.userId}` : `ip:${request.ip}`
}
