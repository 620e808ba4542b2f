import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../kernel/address-key.ts'

/** Members by id, everyone else by IP address. */
export function callerKey(request: FastifyRequest): string {
  const { actor } = request.ctx

  return actor.kind === 'member' ? `member:${actor.userId}` : addressKey(request.ip)
}
