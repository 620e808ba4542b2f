import type { Database } from '@countersign/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock, Context, Ids } from './context.ts'
import type { Parts } from './ports.ts'

/** What a server process holds for as long as it runs. */
export interface House {
  db: Database
  clock: Clock
  ids: Ids
  parts: Parts
}

/** The context in which jobs and start-up work: nobody's but the system's own. */
export function systemContext(house: House, log: FastifyBaseLogger): Context {
  return { ...house, actor: { kind: 'system' }, origin: {}, log }
}
