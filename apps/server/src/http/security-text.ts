import type { FastifyInstance } from 'fastify'
import type { AppServices } from '../kernel/context.ts'
import { addMs, days } from '../kernel/time.ts'
import { DomainError } from '../kernel/domain-error.ts'

/** Whom to tell of a weakness (RFC 9116); not found where no contact is set. */
export function useSecurityText(
  app: FastifyInstance,
  { services, contact }: { services: AppServices; contact: string | undefined },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (!contact) {
      throw new DomainError('not-found')
    }
    const expires = addMs(services.clock.now(), days(180)).toISOString()
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, es', '']
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}
