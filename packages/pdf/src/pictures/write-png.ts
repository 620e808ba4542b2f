import { crc32, deflateSync } from 'node:zlib'
import type { InkMap } from './read-png.ts'

/** Writes black ink as a PNG of gray and alpha with only the required chunks. */
export function writePng({ width, height, ink }: InkMap): Uint8Array {
  const stride = width * 2 + 1
  const rows = Buffer.alloc(stride * height)
  for (const [pixel, coverage] of ink.entries()) {
    const y = Math.floor(pixel / width)
    rows[y * stride + 1 + (pixel - y * width) * 2 + 1] = coverage
  }

  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    encodeChunk('IHDR', buildHeader(width, height)),
    encodeChunk('IDAT', deflateSync(rows, { level: 9 })),
    encodeChunk('IEND', Buffer.alloc(0)),
  ])
}

/** 8 bits a sample, color type 4: grey with alpha (ISO 15948, 11.2.2). */
function buildHeader(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 0, 0, 0])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return data
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
