import { findContrast } from './find-contrast.ts'
import type { InkImage } from './ink-image.ts'

/** Larger than any phone's photos; decoding it would freeze a small phone. */
const maxFileBytes = 30_000_000
/** Twice the final size, so that a signature on half of the photo stays sharp. */
const maxSide = 1400

/** The ink of a photo or image file, upright; or why it cannot be read. */
export async function readPictureFile(file: File): Promise<InkImage | 'tooLarge' | 'noPicture'> {
  if (file.size > maxFileBytes) {
    return 'tooLarge'
  }
  // The browser decides which formats it reads: some read HEIC, and a file name proves nothing.
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) {
    return 'noPicture'
  }

  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()

  return context
    ? findContrast(context.getImageData(0, 0, canvas.width, canvas.height))
    : 'noPicture'
}
