import { SigningError } from '@countersign/esign'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs.ts'

/** Records the documents' hashes after each signature, without delaying the signer's request. */
export const recordRevisionsJob = defineJob({
  name: 'record-revisions',
  payload: z.object({ groupId: z.string() }),
  singletonKey: ({ groupId }) => groupId,
  run: recordRevisions,
})

async function recordRevisions(ctx: Context, { groupId }: { groupId: string }): Promise<void> {
  try {
    await ctx.ports.signing.recordRevisions?.({ groupId })
  } catch (error) {
    // The packet was closed in the meantime.
    if (!(error instanceof SigningError && error.code === 'group-closed')) {
      throw error
    }
  }
}
