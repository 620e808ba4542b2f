import type { PhotoFile, PreparedPhoto } from '@countersign/document-import/photos/prepared-photo'
import { preparePhotoInWorker } from '@countersign/document-import/photos/worker/prepare-photo-in-worker'
import type { Context } from '../../kernel/context.ts'

interface PreparePhotoInput {
  file: PhotoFile
  envelopeId: string
  role: string
}

/** Checks and reduces a photo in a worker thread, after the files of this signer that wait. Throws `PhotoError`. */
export async function preparePhoto(
  { ports }: Context,
  { file, envelopeId, role }: PreparePhotoInput,
): Promise<PreparedPhoto> {
  return ports.photos.run(`${envelopeId} ${role}`, () => preparePhotoInWorker(file))
}
