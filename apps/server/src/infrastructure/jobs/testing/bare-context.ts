import type { Database } from '@countersign/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../../kernel/context.ts'
import { randomIds } from '../../../kernel/ids.ts'
import { systemClock } from '../../../kernel/time.ts'

/** Jobs use only the database, ids and log of a context. */
export function bareContext(db: Database, log: FastifyBaseLogger): Context {
  const actor = { kind: 'system' }
  const bare: unknown = { db, clock: systemClock, ids: randomIds, log, actor, origin: {} }
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return bare as Context
}
