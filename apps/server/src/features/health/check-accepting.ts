import { DomainError } from '../../kernel/domain-error.ts'
import { stopping, type Draining } from '../../kernel/draining.ts'

/**
 * Whether a proxy should send requests to this server rather than to another one. What all servers
 * share, such as the database, is not asked: a proxy that takes all of them out helps nobody.
 */
export function checkAccepting(draining: Draining): { status: 'accepting' } {
  if (draining.hasBegun) {
    throw new DomainError('unavailable', 'This server is stopping.', undefined, stopping)
  }

  return { status: 'accepting' }
}
