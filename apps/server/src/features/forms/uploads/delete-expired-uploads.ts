import { ownFormEditions, ownFormUploads } from '@countersign/database'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockHash } from './lock-file.ts'

export const deleteExpiredUploadsJob = 'sweep-uploads'
export const DeleteExpiredUploads = z.object({})

const dayMs = 86_400_000

/** Clears away the PDFs that were brought more than a day ago and became no form. */
export async function deleteExpiredUploads(ctx: Context): Promise<void> {
  const yesterday = new Date(ctx.clock.now().getTime() - dayMs)
  const stale = await ctx.db
    .select({ id: ownFormUploads.id, sha256: ownFormUploads.sha256 })
    .from(ownFormUploads)
    .where(and(lt(ownFormUploads.createdAt, yesterday), unused(ctx)))
    .limit(200)

  for (const upload of stale) {
    await inTransaction(ctx, (tx) => sweep(tx, upload))
  }
}

/** The same bytes may have been brought twice: they go with the last row that names them. */
async function sweep(ctx: Context, { id, sha256 }: { id: string; sha256: string }): Promise<void> {
  await lockHash(ctx, sha256)
  const gone = await ctx.db
    .delete(ownFormUploads)
    .where(and(eq(ownFormUploads.id, id), unused(ctx)))
    .returning({ id: ownFormUploads.id })
  const [other] = await ctx.db
    .select({ id: ownFormUploads.id })
    .from(ownFormUploads)
    .where(eq(ownFormUploads.sha256, sha256))
    .limit(1)
  if (gone.length > 0 && !other) {
    await ctx.ports.files.remove(sha256)
  }
}

function unused(ctx: Context) {
  return notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(ownFormEditions)
      .where(eq(ownFormEditions.uploadId, ownFormUploads.id)),
  )
}
