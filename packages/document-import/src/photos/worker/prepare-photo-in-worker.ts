import { photoLimits } from '@countersign/answers/photo-limits'
import { formatPhotoRefusal } from '@countersign/answers/photo-refusals'
import { readInThread } from '../../thread/read-in-thread.ts'
import { photoError, PhotoError } from '../photo-error.ts'
import type { PhotoFile, PreparedPhoto } from '../prepared-photo.ts'

/** 50 megapixels take 200 MB in the decoder and as much outside of it. */
const limits = { milliseconds: 30_000, megabytes: 1024 }

/**
 * Entry point for photos: runs `preparePhoto` in its own thread, within 30 s of processor time and 1 GB.
 * Throws `PhotoError`.
 */
export async function preparePhotoInWorker({ path, bytes }: PhotoFile): Promise<PreparedPhoto> {
  if (bytes > photoLimits.fileBytes) {
    throw photoError('too-large')
  }

  return readInThread<PreparedPhoto, 'refused'>({
    module: new URL('./photo-worker.ts', import.meta.url),
    task: path,
    bytes,
    limits,
    toError: ({ message }) => new PhotoError(message),
    late: { code: 'refused', message: formatPhotoRefusal('too-slow') },
    tooMuchMemory: { code: 'refused', message: formatPhotoRefusal('too-much-memory') },
  })
}
