import type { Database } from '@countersign/database'
import { sql, type SQL } from 'drizzle-orm'

/** Changes stored events as nobody should be able to: with the triggers off that refuse it. */
export async function changeEvents(db: Database, change: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table events disable trigger user`)
    await tx.execute(change)
    await tx.execute(sql`alter table events enable trigger user`)
  })
}
