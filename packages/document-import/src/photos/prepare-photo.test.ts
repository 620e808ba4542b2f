import { describe, expect, test } from 'vitest'
import { makePng } from '@countersign/pdf/testing/make-png'
import { decodePixels, encodePixels } from './codecs.ts'
import { preparePhoto } from './prepare-photo.ts'
import { readPhotoHeader } from './read-photo-header.ts'

/** Red on the left, blue on the right. */
const flag = await encodePixels(makePixels(60, 40), 90)

describe('a file is refused in words', () => {
  test.each([
    ['that is empty', Buffer.alloc(0), /empty/],
    ['that is a PDF', Buffer.from('%PDF-1.7 and then some more'), /not a photo/],
    ['that is an SVG with a script', Buffer.from('<svg><script>1</script></svg>'), /not a photo/],
    ['that is HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), /HEIC.*JPEG/],
    ['whose end is missing', Buffer.from(flag.subarray(0, 200)), /damaged/],
    ['that is a JPEG in its first bytes only', Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]), /damaged/],
    ['that is a PNG in its header only', pngOf(40, 40).subarray(0, 60), /damaged/],
    ['that says it has 100 megapixels', pngOf(10_000, 10_000), /100 megapixels/],
    ['that says it has no pixels', pngOf(0, 9), /damaged/],
    [
      'that is a WebP in its header only',
      Buffer.from(`RIFF1234WEBPVP8X${' '.repeat(20)}`),
      /damaged|megapixels/,
    ],
  ])('%s', async (_why, file, message) => {
    await expect(preparePhoto(Buffer.from(file))).rejects.toThrow(message)
  })
})

test.each([0x00, 0x01, 0xd0])(
  'a JPEG cannot hide its size behind the marker %i, which has no length',
  (marker) => {
    expect(() => readPhotoHeader(withHiddenSize(marker))).toThrow(/damaged/)
  },
)

describe('a photo', () => {
  test('loses the place where it was taken, and every other fact of the camera', async () => {
    const { jpeg } = await preparePhoto(withExif(flag, 1))
    const file = Buffer.from(jpeg).toString('latin1')

    expect(file).not.toMatch(/Exif|412 Maple Street/)
  })

  test('that the camera took on its side stands upright', async () => {
    const { jpeg, width, height } = await preparePhoto(withExif(flag, 6))
    const pixels = await decodePixels(Buffer.from(jpeg), 'jpeg')

    expect({ width, height }).toEqual({ width: 40, height: 60 })
    expect(colorAt(pixels, 20, 5)).toBe('red')
    expect(colorAt(pixels, 20, 55)).toBe('blue')
  })

  test('is reduced to 1600 pixels, and a small one keeps its size', async () => {
    const large = await preparePhoto(Buffer.from(await encodePixels(makePixels(3200, 800), 60)))

    expect(large).toMatchObject({ width: 1600, height: 400 })
    expect(await preparePhoto(Buffer.from(flag))).toMatchObject({ width: 60, height: 40 })
  })

  test('may be a PNG; what is transparent becomes white', async () => {
    const png = makePng({ width: 30, height: 20, pixel: () => [0, 0, 0, 0] })
    const { jpeg, width, height } = await preparePhoto(Buffer.from(png))
    const { data } = await decodePixels(Buffer.from(jpeg), 'jpeg')

    expect({ width, height }).toEqual({ width: 30, height: 20 })
    expect(data[0]).toBeGreaterThan(250)
  })
})

function makePixels(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index += 1) {
    const isLeft = index % width < width / 2
    data.set(isLeft ? [230, 10, 10, 255] : [10, 10, 230, 255], index * 4)
  }
  return { width, height, data }
}

function colorAt(
  { data, width }: { data: Uint8ClampedArray; width: number },
  x: number,
  y: number,
) {
  const at = (y * width + x) * 4
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

/** Only the first 33 bytes say anything. */
function pngOf(width: number, height: number): Buffer {
  const file = Buffer.from(makePng({ width: 4, height: 4, pixel: () => [9, 9, 9, 255] }))
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}

/**
 * A decoder skips the marker and reads the frame of 400 megapixels behind two comments. Whoever takes
 * the next bytes for its length finds a frame of 64 pixels inside of the second comment.
 */
function withHiddenSize(marker: number): Buffer {
  const frameAt = flag.findIndex((byte, at) => byte === 0xff && /c[012]/.test(hexAt(flag, at + 1)))
  const large = Buffer.from(flag)
  large.writeUInt16BE(20_000, frameAt + 5)
  large.writeUInt16BE(20_000, frameAt + 7)
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0])
  const comments = [comment(65_533), comment(400)]
  const head = Buffer.concat([large.subarray(0, 2), Buffer.from([0xff, marker]), ...comments])
  frame.copy(head, 4 + 0xfffe)

  return Buffer.concat([head, large.subarray(2)])
}

function hexAt(bytes: Uint8Array, at: number): string {
  return (bytes[at] ?? 0).toString(16)
}

function comment(length: number): Buffer {
  const segment = Buffer.alloc(2 + length)
  segment.writeUInt16BE(0xfffe)
  segment.writeUInt16BE(length, 2)
  return segment
}

/** An EXIF segment in big-endian order with the orientation, and the address as the camera’s maker. */
function withExif(jpeg: Uint8Array, orientation: number): Buffer {
  const address = Buffer.from('412 Maple Street\0', 'latin1')
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  tiff.writeUInt16BE(0x010f, 10)
  tiff.writeUInt16BE(2, 12)
  tiff.writeUInt32BE(address.length, 14)
  tiff.writeUInt32BE(tiff.length, 18)
  tiff.writeUInt16BE(0x0112, 22)
  tiff.writeUInt16BE(3, 24)
  tiff.writeUInt32BE(1, 26)
  tiff.writeUInt16BE(orientation, 30)
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, address])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)

  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}
