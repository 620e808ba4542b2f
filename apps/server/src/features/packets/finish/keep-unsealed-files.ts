import { SigningError } from '@countersign/signing/errors'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs.ts'

/**
 * Draws the file of a packet that was sent, and adds to it what each signer has signed, without
 * delaying their requests. Jobs of the release before have the same name.
 */
export const keepUnsealedFilesJob = defineJob({
  name: 'record-revisions',
  payload: z.object({ groupId: z.string() }),
  singletonKey: ({ groupId }) => groupId,
  run: keepUnsealedFiles,
})

async function keepUnsealedFiles(ctx: Context, { groupId }: { groupId: string }): Promise<void> {
  try {
    await ctx.ports.signing.keepUnsealedFiles?.({ groupId })
  } catch (error) {
    // The packet was closed, or deleted, in the meantime.
    const isGone =
      error instanceof SigningError && ['group-closed', 'group-not-found'].includes(error.code)
    if (!isGone) {
      throw error
    }
  }
}
