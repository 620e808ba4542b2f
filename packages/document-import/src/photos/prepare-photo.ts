import { photoLimits } from '@countersign/answers/photo-limits'
import { decodePixels, encodePixels } from './codecs.ts'
import type { PreparedPhoto } from './prepared-photo.ts'
import { damaged, readPhotoHeader } from './read-photo-header.ts'
import { type Pixels, scalePhoto } from './scale-photo.ts'

const quality = 78

/**
 * Decodes a JPEG, PNG or WebP, turns it upright, reduces it and writes it as a new JPEG: nothing of the
 * file is kept but its pixels. Throws `PhotoError`.
 */
export async function preparePhoto(file: Buffer): Promise<PreparedPhoto> {
  const { type, orientation } = readPhotoHeader(file)
  const pixels = await decode(file, type)
  const { maxSide } = photoLimits
  const scaled = scalePhoto(pixels, { maxSide, orientation })

  return {
    jpeg: await encodePixels(scaled, quality),
    width: scaled.width,
    height: scaled.height,
  }
}

/** A decoder throws whatever it likes. */
async function decode(file: Buffer, type: Parameters<typeof decodePixels>[1]): Promise<Pixels> {
  const pixels = await decodePixels(file, type).catch(() => undefined)
  if (!pixels || pixels.data.length < pixels.width * pixels.height * 4) {
    throw damaged()
  }
  return pixels
}
