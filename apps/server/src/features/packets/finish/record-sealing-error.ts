import { packets } from '@countersign/database'
import { SigningError } from '@countersign/signing/errors'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { errorCode } from '../../../kernel/error-code.ts'
import { StorageError, type StorageFailure } from '../../../kernel/storage-error.ts'

/** For the owner to read. */
export async function recordSealingError(
  ctx: Context,
  packetId: string,
  error: unknown,
): Promise<void> {
  try {
    await ctx.db
      .update(packets)
      .set({
        sealingProblem: describeError(error),
        version: sql`${packets.version} + 1`,
      })
      .where(eq(packets.id, packetId))
  } catch (databaseError) {
    ctx.log.error({ err: databaseError, packetId }, 'sealing error could not be recorded')
  }
}

/** Names no internals; the error itself is in the log. */
function describeError(error: unknown): string {
  return `${describeCause(error)} ${reassurance}`
}

const reassurance = 'Everyone’s signatures are safe, and we will try again automatically.'

function describeCause(error: unknown): string {
  if (error instanceof SigningError) {
    return `The signed file could not be made. ${error.message}`
  }
  if (error instanceof StorageError) {
    return storageFailures[error.failure]
  }

  switch (errorCode(error) ?? '') {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The signed file could not be stored because the server’s disk is full.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EIO':
      return 'The signed file could not be stored because of an error in the server’s file storage.'
  }
  return 'The signed file could not be made.'
}

const notAvailable =
  'The signed file could not be stored because the file storage is not available right now.'

const storageFailures = {
  unavailable: notAvailable,
  refused: notAvailable,
  full: 'The signed file could not be stored because the file storage is full.',
  corrupt:
    'The signed file could not be made because a document in the file storage cannot be read.',
  missing: 'The signed file could not be made because a document is not in the file storage.',
} as const satisfies Record<StorageFailure, string>
