import type { Database, Transaction } from '@countersign/database'
import { sql } from 'drizzle-orm'

/** Never rename one: servers of two releases run side by side during an update. */
type LockKind =
  | 'association'
  | 'confirmations'
  | 'email-copies'
  | 'erasure'
  | 'file'
  | 'property'
  | 'request'
  | 'stored'
  | 'support'

/** An advisory lock until the end of the transaction. */
export async function lockKey(
  { db }: { db: Database | Transaction },
  kind: LockKind,
  id: string,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${id}`}, 0))`)
}
