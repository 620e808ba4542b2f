import type { Database } from '@countersign/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock, Context, Ids } from './context.ts'
import type { Ports } from './ports.ts'

/** What a server process holds for as long as it runs. */
export interface AppServices {
  db: Database
  clock: Clock
  ids: Ids
  ports: Ports
}

/** The context in which jobs and start-up work: nobody's but the system's own. */
export function systemContext(services: AppServices, log: FastifyBaseLogger): Context {
  return { ...services, actor: { kind: 'system' }, origin: {}, log }
}
