import type { Mark } from '@countersign/answers/answer'
import { extractInk } from './extract-ink.ts'
import type { PictureEdits } from './extract-ink.ts'
import type { InkImage } from './ink-image.ts'

export interface Upload {
  contrast: InkImage
  edits: PictureEdits
}

/** The contract's bound on a picture. */
const maxBase64Length = 100_000

/** An uploaded picture as the mark for this name, or why it cannot be one. */
export function pictureMark(
  { contrast, edits }: Upload,
  text: string,
): Extract<Mark, { kind: 'picture' }> | 'blank' | 'crowded' {
  const ink = extractInk(contrast, edits)
  if (typeof ink === 'string') {
    return ink
  }
  const png = encodePng(ink)
  return png.length > maxBase64Length ? 'crowded' : { kind: 'picture', png, text }
}

/** Black ink on a transparent background, in base64. Sixteen shades compress well and look the same. */
function encodePng({ width, height, ink }: InkImage): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const data = new Uint8ClampedArray(width * height * 4)
  ink.forEach((value, index) => (data[index * 4 + 3] = Math.round(value / 17) * 17))
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)

  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '')
}
