import { packets, unsealedFiles } from '@countersign/database'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { defineJob, enqueue } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { deletePacketFilesJob } from './delete-packet-files.ts'
import { inBatches } from './in-batches.ts'

const batchSize = 500

/** A row of the table in docs/operations/database.md. */
export const unsealedFilesRule = {
  what: 'Files of packets that people signed, before they were sealed',
  keptFor: 'until the packet is executed or has ended, and at least a day',
  why: 'The executed file begins with the same bytes. A file that is missing is drawn again.',
} as const

/** Idempotent: each batch is a transaction of its own. */
export const deleteUnsealedFilesJob = defineJob({
  name: 'delete-unsealed-files',
  payload: z.object({}),
  every: '50 3 * * *',
  run: async (ctx) => void (await inBatches(batchSize, () => deleteBatch(ctx))),
})

/** Returns how many rows it deleted. */
async function deleteBatch(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .select({ envelopeId: unsealedFiles.envelopeId, sha256: unsealedFiles.sha256 })
      .from(unsealedFiles)
      .innerJoin(packets, eq(packets.documentGroupId, sql`${unsealedFiles.envelopeId}::text`))
      .where(
        and(
          inArray(packets.status, ['FULLY_EXECUTED', 'ARCHIVED']),
          lt(unsealedFiles.createdAt, addMs(ctx.clock.now(), -days(1))),
        ),
      )
      .limit(batchSize)
    const names = ended.map(({ sha256 }) => sha256)
    if (names.length > 0) {
      await tx.db.delete(unsealedFiles).where(inArray(unsealedFiles.sha256, names))
      await enqueue(tx, deletePacketFilesJob, { names })
    }
    return names.length
  })
}
