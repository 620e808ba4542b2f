import { SigningError } from '@countersign/esign'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import type { PacketRow } from '../rows.ts'

export const recordRevisionsJob = 'record-revisions'
export const RecordRevisions = z.object({ groupId: z.string() })

/** In the transaction of a resident's signature. */
export async function enqueueRevisions(
  ctx: Context,
  { documentGroupId: groupId }: PacketRow,
): Promise<void> {
  const options = { singletonKey: groupId }

  await ctx.ports.jobs.enqueue(ctx, recordRevisionsJob, { groupId }, options)
}

/** Puts on record by which hashes the documents are known after a signature, away from the click. */
export async function recordRevisions(
  ctx: Context,
  { groupId }: z.output<typeof RecordRevisions>,
): Promise<void> {
  try {
    await ctx.ports.signing.recordRevisions?.({ groupId })
  } catch (error) {
    // A packet that was closed meanwhile takes nothing more into its record.
    if (!(error instanceof SigningError && error.code === 'group-closed')) {
      throw error
    }
  }
}
