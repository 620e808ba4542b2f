import { signingAuthorities, type Database, type Transaction } from '@countersign/database'
import { desc } from 'drizzle-orm'
import type { AppServices } from '../../../kernel/context.ts'

export type KeyDeps = Pick<AppServices, 'db' | 'clock' | 'ids'>

export type AuthorityRow = typeof signingAuthorities.$inferSelect

/** Newest first: the first one seals. */
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
