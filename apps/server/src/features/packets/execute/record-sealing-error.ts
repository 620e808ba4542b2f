import { packets } from '@countersign/database'
import { SigningError } from '@countersign/esign'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'

/**
 * Keeps why a file could not be made, for the owner to read, and gives the lease back, so that the
 * next try need not wait for it. Where the database itself is away, the log has to do.
 */
export async function recordSealingError(
  ctx: Context,
  packetId: string,
  error: unknown,
): Promise<void> {
  try {
    await ctx.db
      .update(packets)
      .set({
        sealingProblem: sealingProblemWords(error),
        sealingLease: null,
        sealingLeasedUntil: null,
        version: sql`${packets.version} + 1`,
      })
      .where(eq(packets.id, packetId))
  } catch (unkept) {
    ctx.log.error({ err: unkept, packetId }, 'the reason of a failed sealing could not be kept')
  }
}

/** What went wrong, in words that name no tool of ours; the error itself is in the log. */
function sealingProblemWords(error: unknown): string {
  return `${reasonOf(error)} ${reassurance}`
}

const reassurance = 'Everyone’s signatures are safe, and it is tried again by itself.'

function reasonOf(error: unknown): string {
  if (error instanceof SigningError) {
    return `The file could not be made. ${error.message}`
  }

  switch (systemCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The file could not be stored, because the disk of the server is full.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EIO':
      return 'The file could not be stored, because the file store of the server refused it.'
  }
  return 'The file could not be made.'
}

function systemCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
