import type { Connection } from '@countersign/database'
import { backupLock } from '@countersign/database/backup'
import { sql } from 'drizzle-orm'

/** In a transaction: until its end, no backup begins. */
export async function isBackupRunning(db: Connection): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as free`,
  )

  return rows[0]?.free !== true
}
