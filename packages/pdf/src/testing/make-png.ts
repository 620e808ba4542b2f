import { crc32, deflateSync } from 'node:zlib'

interface PngParts {
  width: number
  height: number
  /** Red, green, blue and alpha of a pixel, 0 to 255. */
  pixel: (x: number, y: number) => readonly [number, number, number, number]
  /** A tEXt chunk, such as a camera writes. */
  comment?: string
  /** Size in the header, if it should be wrong. */
  claimed?: { width: number; height: number }
  depth?: number
  interlace?: number
}

/** Encodes a PNG like a browser’s canvas, cycling through the five row filters. */
export function makePng(parts: PngParts): Uint8Array {
  const { width, height } = parts.claimed ?? parts
  const head = Buffer.from([
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    parts.depth ?? 8,
    6,
    0,
    0,
    parts.interlace ?? 0,
  ])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)

  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(parts.comment ? [chunk('tEXt', Buffer.from(`Comment\0${parts.comment}`, 'latin1'))] : []),
    chunk('IDAT', deflateSync(filteredRows(parts))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A blue curve on a transparent background, 400 by 120 pixels. */
export function signaturePng(comment?: string): Uint8Array {
  return makePng({
    width: 400,
    height: 120,
    pixel: (x, y) => [10, 20, 90, Math.abs(y - 60 - 40 * Math.sin(x / 25)) < 5 ? 255 : 0],
    ...(comment && { comment }),
  })
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

function filteredRows({ width, height, pixel }: PngParts): Buffer {
  const stride = width * 4
  const plain = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      plain.set(pixel(x, y), y * stride + x * 4)
    }
  }

  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const filter = y % 5
    rows[y * (stride + 1)] = filter
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : (plain[y * stride + x - 4] ?? 0)
      const up = y === 0 ? 0 : (plain[(y - 1) * stride + x] ?? 0)
      const corner = x < 4 || y === 0 ? 0 : (plain[(y - 1) * stride + x - 4] ?? 0)
      const guess = [0, left, up, Math.floor((left + up) / 2), nearest(left, up, corner)][filter]
      rows[y * (stride + 1) + 1 + x] = (plain[y * stride + x] ?? 0) - (guess ?? 0)
    }
  }
  return rows
}

/** ISO 15948, 9.4. */
function nearest(left: number, up: number, corner: number): number {
  const target = left + up - corner
  return [left, up, corner].reduce((best, value) =>
    Math.abs(target - value) < Math.abs(target - best) ? value : best,
  )
}
