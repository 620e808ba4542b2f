import { signingAuthorities, type Database, type Transaction } from '@countersign/database'
import { desc } from 'drizzle-orm'
import type { AppServices } from '../../../kernel/app-services.ts'

/** What the keys are looked after in. */
export type KeyDeps = Pick<AppServices, 'db' | 'clock' | 'ids'>

export type AuthorityRow = typeof signingAuthorities.$inferSelect

/** Newest first: that one seals. */
export async function readAuthorities(
  db: Database | Transaction,
  limit = 1000,
): Promise<AuthorityRow[]> {
  return db
    .select()
    .from(signingAuthorities)
    .orderBy(desc(signingAuthorities.createdAt))
    .limit(limit)
}
