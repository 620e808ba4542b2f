import { packets } from '@countersign/database'
import type { PhotoFile, PreparedPhoto } from '@countersign/esign'
import { preparePhotoInWorker } from '@countersign/esign/intake'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'

interface PreparePhotoInput {
  file: PhotoFile
  envelopeId: string
}

/**
 * Checks and reduces a photo in a worker thread, when it is the turn of the packet's owner: whoever adds
 * it, one owner's files delay another's by at most one. Throws `PhotoError`.
 */
export async function preparePhoto(
  { db, ports }: Context,
  { file, envelopeId }: PreparePhotoInput,
): Promise<PreparedPhoto> {
  const [packet] = await db
    .select({ ownerId: packets.ownerId })
    .from(packets)
    .where(eq(packets.documentGroupId, envelopeId))
  if (!packet) {
    throw new DomainError('room-not-found', 'This packet is no longer here.')
  }

  return ports.uploads.inTurn(packet, () => preparePhotoInWorker(file))
}
