import { photoLimits } from '@countersign/answers'
import { PhotoError } from './photo-error.ts'
import { readJpegHeader } from './read-jpeg-header.ts'

export interface PhotoHeader {
  type: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number
}

/**
 * Type and size of a photo by its bytes, whatever its name says. Throws `PhotoError` for other types and
 * for more pixels than the limit, before anything is decompressed.
 */
export function readPhotoHeader(file: Buffer): PhotoHeader {
  const header = readHeader(file)
  const { width, height } = header
  if (width < 1 || height < 1) {
    throw damaged()
  }
  if (width * height > photoLimits.pixels) {
    throw new PhotoError(
      `This photo has ${Math.round((width * height) / 1e6)} megapixels. Use one with at most ${photoLimits.pixels / 1e6}.`,
    )
  }

  return header
}

export function damaged(): PhotoError {
  return new PhotoError('This photo is damaged or was not received completely. Choose it again.')
}

function readHeader(file: Buffer): PhotoHeader {
  const text = (from: number, to: number) => file.toString('latin1', from, to)
  if (file.length === 0) {
    throw new PhotoError('This file is empty. Choose another photo.')
  }
  if (file[0] === 0xff && file[1] === 0xd8) {
    const header = readJpegHeader(file)
    if (!header) {
      throw damaged()
    }
    return { type: 'jpeg', ...header }
  }
  if (text(1, 4) === 'PNG' && text(12, 16) === 'IHDR' && file.length > 24) {
    return upright('png', file.readUInt32BE(16), file.readUInt32BE(20))
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return readWebp(file)
  }
  if (text(4, 8) === 'ftyp') {
    throw new PhotoError(
      'This photo is in the format HEIC or AVIF, which cannot be used here. Save it as a JPEG, or choose “Most Compatible” in the settings of the camera.',
    )
  }
  throw new PhotoError('This file is not a photo. Use a JPEG, PNG or WebP file.')
}

/** The first chunk is VP8X, VP8L or VP8 (RFC 9649). */
function readWebp(file: Buffer): PhotoHeader {
  if (file.length < 30) {
    throw damaged()
  }
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return upright('webp', file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1)
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return upright('webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8 ':
      return upright('webp', file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff)
    default:
      throw damaged()
  }
}

function upright(type: PhotoHeader['type'], width: number, height: number): PhotoHeader {
  return { type, width, height, orientation: 1 }
}
