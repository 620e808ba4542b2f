interface JpegHeader {
  width: number
  height: number
  orientation: number
}

/**
 * The size in the first frame header (ITU-T T.81, B.2.2), and the orientation of the EXIF before it.
 * `undefined` also for a file whose end is missing: a decoder would make the rest gray.
 */
export function readJpegHeader(file: Buffer): JpegHeader | undefined {
  let orientation = 1
  for (let at = 2; at + 9 < file.length;) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff) {
      return undefined
    }
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = file.readUInt16BE(at + 2)
    if (!isSegment(marker) || length < 2) {
      return undefined
    }
    const end = at + 2 + length
    if (marker === 0xe1) {
      orientation = readOrientation(file.subarray(at + 4, end)) ?? orientation
    }
    if (isFrame(marker)) {
      if (file.lastIndexOf(endOfImage) < end) {
        return undefined
      }
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7), orientation }
    }
    at = end
  }
  return undefined
}

/** Never inside of the compressed picture: there, 0 follows each 0xFF. */
const endOfImage = Buffer.from([0xff, 0xd9])

/**
 * Frames, tables, application data and comments. Decoders skip other markers without a length, and would
 * go on to read another frame than the one whose size is known here.
 */
function isSegment(marker: number): boolean {
  return (
    (marker >= 0xc0 && marker <= 0xcf) ||
    (marker >= 0xe0 && marker <= 0xef) ||
    [0xdb, 0xdd, 0xfe].includes(marker)
  )
}

/** SOF0 to SOF15 without DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

const orientationTag = 0x0112

/** The first directory of the EXIF (TIFF 6.0, section 2). */
function readOrientation(segment: Buffer): number | undefined {
  const tiff = segment.subarray(6)
  const order = tiff.toString('latin1', 0, 2)
  if (segment.toString('latin1', 0, 4) !== 'Exif' || tiff.length < 14) {
    return undefined
  }
  const isLittle = order === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = start + 2 <= tiff.length ? read16(start) : 0
  for (let index = 0; index < count; index += 1) {
    const entry = start + 2 + index * 12
    if (entry + 12 > tiff.length) {
      return undefined
    }
    if (read16(entry) === orientationTag) {
      const value = read16(entry + 8)
      return value >= 1 && value <= 8 ? value : undefined
    }
  }
  return undefined
}
