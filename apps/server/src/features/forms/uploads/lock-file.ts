import { sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { sha256 } from '../../../kernel/sha256.ts'

/**
 * Until the transaction ends nobody else puts these bytes into the store or takes them out of it.
 * Answers their hash.
 */
export async function lockFile(ctx: Context, bytes: Uint8Array): Promise<string> {
  const hash = sha256(bytes)
  await lockHash(ctx, hash)

  return hash
}

export async function lockHash(ctx: Context, hash: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file:${hash}`}, 0))`)
}
