import { readJpegHeader } from '../../../photos/read-jpeg-header.ts'
import type { DecodedLayer } from './decode-layer.ts'

/** With an end, where that is missing: readers show what is there, but strict ones report an error. */
export function completeJpeg(data: Uint8Array): DecodedLayer {
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  if (readJpegHeader(file)) {
    return { data, state: 'whole' }
  }
  const ended = Buffer.concat([file, endOfImage])
  if (readJpegHeader(ended)) {
    return { data: new Uint8Array(ended), state: 'cut' }
  }

  return { data, state: file.subarray(0, 2).equals(startOfImage) ? 'whole' : 'damaged' }
}

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = Buffer.from([0xff, 0xd9])
