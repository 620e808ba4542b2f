import { customFormEditions, customFormUploads, findNamedFiles } from '@countersign/database'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isBackupRunning } from '../../../infrastructure/files/is-backup-running.ts'
import type { Context } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs.ts'
import { addMs, days } from '../../../kernel/time.ts'
import { withFileLock } from './with-file-lock.ts'

const batchSize = 200

/** PDFs that were uploaded more than a day ago and are used by no form. */
export const deleteExpiredUploadsJob = defineJob({
  name: 'sweep-uploads',
  payload: z.object({}),
  every: '45 * * * *',
  run: deleteExpiredUploads,
})

async function deleteExpiredUploads(ctx: Context): Promise<void> {
  const yesterday = addMs(ctx.clock.now(), -days(1))
  const expired = await ctx.db
    .select({ id: customFormUploads.id, sha256: customFormUploads.sha256 })
    .from(customFormUploads)
    .where(and(lt(customFormUploads.createdAt, yesterday), isUnused(ctx)))
    .limit(batchSize)

  for (const upload of expired) {
    await withFileLock(ctx, upload.sha256, (tx) => deleteUpload(tx, upload))
  }
}

/** The file is removed with the last row that names it; not while a backup copies files. */
async function deleteUpload(
  ctx: Context,
  { id, sha256 }: { id: string; sha256: string },
): Promise<void> {
  if (await isBackupRunning(ctx.db)) {
    return
  }
  const deleted = await ctx.db
    .delete(customFormUploads)
    .where(and(eq(customFormUploads.id, id), isUnused(ctx)))
    .returning({ id: customFormUploads.id })
  if (deleted.length > 0 && (await findNamedFiles(ctx.db, [sha256])).size === 0) {
    await ctx.ports.files.remove(sha256)
  }
}

function isUnused(ctx: Context) {
  return notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(customFormEditions)
      .where(eq(customFormEditions.uploadId, customFormUploads.id)),
  )
}
