import type { DecodedLayer } from './decode-layer.ts'

/**
 * In the compressed picture, 0xFF is followed by 0, by a restart marker in its turn, or by the marker of
 * the next segment (ITU-T T.81, B.1.1.5 and B.2.1). Noise is not: it is made harmless, for strict
 * decoders take it for segments and give the whole picture up. Expects a file with a valid header.
 */
export function repairJpegScans(file: Buffer): DecodedLayer {
  let data = file
  let state: DecodedLayer['state'] = 'whole'
  let at = 2

  while (at >= 0 && at + 1 < data.length) {
    const marker = data[at + 1] ?? 0
    if (marker === endOfImage) {
      return { data, state }
    }
    at = marker === 0xff ? at + 1 : at + 2 + data.readUInt16BE(Math.min(at + 2, data.length - 2))
    if (marker === startOfScan) {
      at = passScan(at)
    } else if (data[at] !== 0xff) {
      return { data, state: 'damaged' }
    }
  }
  return { data, state: 'damaged' }

  /** Returns where the next segment starts, or -1. */
  function passScan(from: number): number {
    let restart = 0
    for (let found = data.indexOf(0xff, from); found >= 0; found = data.indexOf(0xff, found)) {
      const marker = data[found + 1] ?? 0
      if (marker === firstRestart + restart) {
        restart = (restart + 1) % 8
        found += 2
      } else if (marker === 0) {
        found += 2
      } else if (marker === 0xff) {
        found += 1
      } else if (startsSegment(found)) {
        return found
      } else {
        blank(found + 1)
        found += 2
      }
    }
    return -1
  }

  /** A segment that is followed by another one, or the end. */
  function startsSegment(found: number): boolean {
    const marker = data[found + 1] ?? 0
    if (marker === endOfImage) {
      return true
    }
    if (!betweenScans.has(marker) || found + 4 > data.length) {
      return false
    }
    const length = data.readUInt16BE(found + 2)
    const components = data[found + 4] ?? 0
    return marker === startOfScan
      ? components >= 1 && components <= 4 && length === 6 + 2 * components
      : data[found + 2 + length] === 0xff
  }

  function blank(position: number): void {
    if (data === file) {
      data = Buffer.from(file)
    }
    data[position] = 0
    state = 'damaged'
  }
}

const startOfScan = 0xda
const endOfImage = 0xd9
const firstRestart = 0xd0

/** Tables (DHT, DQT, DAC, DRI), a comment, the number of lines, another scan, and application data. */
const betweenScans = new Set([
  0xc4,
  0xcc,
  0xda,
  0xdb,
  0xdc,
  0xdd,
  0xfe,
  ...Array.from({ length: 16 }, (_, index) => 0xe0 + index),
])
