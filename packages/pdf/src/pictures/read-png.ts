import { crc32, inflateSync } from 'node:zlib'

/** How much of each pixel is ink, 0 to 255, row by row from the top. */
export interface InkMap {
  width: number
  height: number
  ink: Uint8Array
}

/** Larger pictures are rejected before they are decompressed. */
export interface PngBounds {
  width: number
  height: number
}

/**
 * Reads a PNG (ISO 15948) with 8 bits per sample, no interlacing and no palette, as a browser's
 * canvas writes it. Dark and opaque is ink; light or transparent is paper. `undefined` for anything
 * else. Decompression is limited to the size in the header.
 */
export function readPng(bytes: Uint8Array, bounds: PngBounds): InkMap | undefined {
  const chunks = readChunks(bytes)
  const header = chunks && readHeader(chunks)
  if (!header || header.width > bounds.width || header.height > bounds.height) {
    return undefined
  }

  const rows = decodeRows(chunks, header)
  return rows && { width: header.width, height: header.height, ink: computeInk(rows, header) }
}

interface Chunk {
  type: string
  data: Buffer
}

interface Head extends PngBounds {
  /** Samples per pixel. */
  channels: number
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Stops at IEND; bytes after it are ignored. */
function readChunks(bytes: Uint8Array): Chunk[] | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, 8).equals(signature)) {
    return undefined
  }

  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 8 + file.readUInt32BE(at)
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) {
      return undefined
    }
    const type = file.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: file.subarray(at + 8, end) })
    if (type === 'IEND') {
      return chunks
    }
    at = end + 4
  }
  return undefined
}

/**
 * Samples per pixel by color type (ISO 15948, 11.2.2): gray and color, each with and without alpha.
 */
const channelsByColorType: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 }

function readHeader([first]: Chunk[]): Head | undefined {
  if (first?.type !== 'IHDR' || first.data.length !== 13) {
    return undefined
  }
  const [depth, color, compression, filter, interlace] = first.data.subarray(8)
  const channels = channelsByColorType[color ?? -1]
  if (depth !== 8 || channels === undefined || compression || filter || interlace) {
    return undefined
  }

  const size = { width: first.data.readUInt32BE(0), height: first.data.readUInt32BE(4) }
  return size.width > 0 && size.height > 0 ? { ...size, channels } : undefined
}

function decodeRows(chunks: Chunk[], { width, height, channels }: Head): Buffer | undefined {
  const stride = width * channels
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  const length = (stride + 1) * height
  const filtered = inflate(Buffer.concat(packed), length)

  return filtered?.length === length ? unfilter(filtered, { stride, height, channels }) : undefined
}

/** Limits the output against decompression bombs. */
function inflate(packed: Buffer, length: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: length })
  } catch {
    // Broken or longer than its header says.
    return undefined
  }
}

interface Rows {
  stride: number
  height: number
  channels: number
}

/** Reverses the filter of each row (ISO 15948, 9.2). */
function unfilter(filtered: Buffer, { stride, height, channels }: Rows): Buffer | undefined {
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1)
    const predict = filterPredictors[filtered[from] ?? -1]
    if (!predict) {
      return undefined
    }
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x < channels ? 0 : (rows[at - channels] ?? 0)
      const up = y === 0 ? 0 : (rows[at - stride] ?? 0)
      const corner = x < channels || y === 0 ? 0 : (rows[at - stride - channels] ?? 0)
      rows[at] = (filtered[from + 1 + x] ?? 0) + predict(left, up, corner)
    }
  }
  return rows
}

type Predictor = (left: number, up: number, corner: number) => number

const filterPredictors: Record<number, Predictor> = {
  0: () => 0,
  1: (left) => left,
  2: (_left, up) => up,
  3: (left, up) => (left + up) >> 1,
  4: paeth,
}

function paeth(left: number, up: number, corner: number): number {
  const away = [left, up, corner].map((value) => Math.abs(left + up - corner - value))
  const [byLeft = 0, byUp = 0, byCorner = 0] = away
  if (byLeft <= byUp && byLeft <= byCorner) {
    return left
  }
  return byUp <= byCorner ? up : corner
}

function computeInk(rows: Buffer, { width, height, channels }: Head): Uint8Array {
  const ink = new Uint8Array(width * height)
  const sample = (at: number) => rows[at] ?? 0
  for (let pixel = 0; pixel < ink.length; pixel += 1) {
    const at = pixel * channels
    const light =
      channels < 3
        ? sample(at)
        : 0.299 * sample(at) + 0.587 * sample(at + 1) + 0.114 * sample(at + 2)
    const opaque = channels % 2 === 0 ? sample(at + channels - 1) : 255
    ink[pixel] = Math.round(((255 - light) * opaque) / 255)
  }
  return ink
}
