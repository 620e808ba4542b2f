import type { Database, Transaction } from '@countersign/database'
import { sql } from 'drizzle-orm'
import type { RenewFile } from './renew-file.ts'

/** Advisory lock: until the end of the transaction, this file is neither renewed nor removed as unnamed. */
export async function lockStoredFile(db: Transaction, sha256: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stored:${sha256}`}, 0))`)
}

export function createRenewFile(db: Database): RenewFile {
  return (sha256, store) =>
    db.transaction(async (tx) => {
      await lockStoredFile(tx, sha256)
      await store()
    })
}
