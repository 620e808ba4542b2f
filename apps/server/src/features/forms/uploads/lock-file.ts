import { sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'

/** An advisory lock until the transaction ends: no one else stores or removes this file. */
export async function lockFile(ctx: Context, sha256: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file:${sha256}`}, 0))`)
}
