import { photoLimits } from '@countersign/answers/photo-limits'
import { photoError, type PhotoError } from './photo-error.ts'
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
    throw photoError('too-many-pixels', Math.ceil((width * height) / 1e6))
  }

  return header
}

export function damaged(): PhotoError {
  return photoError('damaged')
}

function readHeader(file: Buffer): PhotoHeader {
  const text = (from: number, to: number) => file.toString('latin1', from, to)
  if (file.length === 0) {
    throw photoError('empty')
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
    throw photoError('heic')
  }
  throw photoError('not-a-photo')
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
