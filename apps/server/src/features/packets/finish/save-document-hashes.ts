import { SigningError } from '@countersign/signing/errors'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs.ts'

/** Records the documents' hashes after each signature, without delaying the signer's request. */
export const saveDocumentHashesJob = defineJob({
  name: 'record-revisions',
  payload: z.object({ groupId: z.string() }),
  singletonKey: ({ groupId }) => groupId,
  run: saveDocumentHashes,
})

async function saveDocumentHashes(ctx: Context, { groupId }: { groupId: string }): Promise<void> {
  try {
    await ctx.ports.signing.saveDocumentHashes?.({ groupId })
  } catch (error) {
    // The packet was closed, or deleted, in the meantime.
    const isGone =
      error instanceof SigningError && ['group-closed', 'group-not-found'].includes(error.code)
    if (!isGone) {
      throw error
    }
  }
}
