import { readJpegHeader } from '../../../photos/read-jpeg-header.ts'
import type { DecodedLayer } from './decode-layer.ts'
import { repairJpegScans } from './repair-jpeg-scans.ts'

/**
 * With an end, where that is missing: readers show what is there, but strict ones report an error. Empty
 * for what is no JPEG.
 */
export function completeJpeg(data: Uint8Array): DecodedLayer {
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  if (readJpegHeader(file)) {
    return repairJpegScans(file)
  }
  const ended = Buffer.concat([file, endOfImage])
  if (readJpegHeader(ended)) {
    const { data: repaired } = repairJpegScans(ended)
    return { data: new Uint8Array(repaired), state: 'cut' }
  }

  return file.subarray(0, 2).equals(startOfImage)
    ? { data, state: 'whole' }
    : { data: new Uint8Array(), state: 'damaged' }
}

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = Buffer.from([0xff, 0xd9])
