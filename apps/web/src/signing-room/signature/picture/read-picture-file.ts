import { findContrast } from './find-contrast.ts'
import type { InkSheet } from './ink-sheet.ts'

/** No phone's camera makes a larger file; to unpack one would stop a small phone. */
const mostBytes = 30_000_000
/** Twice what is kept, so that a signature that fills half of its photo stays sharp. */
const longestSide = 1400

/** The ink of a picture from a camera or a file, upright as it was taken; or why it cannot be read. */
export async function readPictureFile(file: File): Promise<InkSheet | 'tooLarge' | 'noPicture'> {
  if (file.size > mostBytes) {
    return 'tooLarge'
  }
  // Which kinds can be opened is the browser's to say: some read HEIC, and a name proves nothing.
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) {
    return 'noPicture'
  }

  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  paper?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()

  return paper ? findContrast(paper.getImageData(0, 0, canvas.width, canvas.height)) : 'noPicture'
}
