import { outboxHolds, type Connection } from '@countersign/database'
import { notExists, sql, type SQL } from 'drizzle-orm'

interface Deps {
  db: Connection
}

export interface OutboxHold {
  since: Date
  backupTakenAt: Date
}

/** Condition: no restore holds what leaves this installation, emails and refunds. */
export function isOutboxOpen({ db }: Deps): SQL {
  return notExists(db.select({ one: sql`1` }).from(outboxHolds))
}

/** `undefined`: everything is sent as usual. */
export async function findOutboxHold({ db }: Deps): Promise<OutboxHold | undefined> {
  const [hold] = await db.select().from(outboxHolds)

  return hold
}
