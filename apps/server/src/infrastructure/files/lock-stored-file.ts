import type { Database, Transaction } from '@countersign/database'
import { lockKey } from '../../kernel/lock.ts'
import type { RenewFile } from './renew-file.ts'

/** Advisory lock: until the end of the transaction, this file is neither renewed nor removed as unnamed. */
export async function lockStoredFile(db: Transaction, sha256: string): Promise<void> {
  await lockKey({ db }, 'stored', sha256)
}

export function createRenewFile(db: Database): RenewFile {
  return (sha256, store) =>
    db.transaction(async (tx) => {
      await lockStoredFile(tx, sha256)
      await store()
    })
}
