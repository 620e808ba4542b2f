import { inflateSync } from 'node:zlib'
import { findStrayBraces } from './blank-braces.ts'
import { InspectionError } from '../inspection-error.ts'
import { maxStreamBytes } from '../limits.ts'

/** Dictionaries before a stream are rarely longer. */
const dictionaryWindow = 2048
const maxStreams = 20_000
const maxLayers = 4

/**
 * Guards against decompression bombs in object streams and cross-reference streams, which the PDF
 * library decompresses without a limit while opening the file. Streams that this check cannot see,
 * such as encrypted ones, are caught by the memory limit of the thread.
 */
export function checkCompressedStructure(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isEncrypted = file.includes('/Encrypt')
  let unpacked = 0
  let count = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const dictionary =
      file.toString('latin1', at - 3, at) === 'end' ? '' : readDictionaryBefore(file, at)
    if (!/\/(?:ObjStm|XRef)\b/.test(dictionary)) {
      continue
    }

    count += 1
    const size = measureUnpacked(file, at + 6, maxStreamBytes - unpacked)
    if (size === undefined && !isEncrypted && /FlateDecode/.test(dictionary)) {
      throw createDamagedError()
    }
    unpacked += size ?? 0
    if (unpacked >= maxStreamBytes || count > maxStreams || isEndless(dictionary)) {
      throw createBombError()
    }
  }
}

function readDictionaryBefore(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - dictionaryWindow), at)
  // Names may contain hex escapes (ISO 32000-1, 7.3.5).
  return before
    .slice(before.lastIndexOf(' obj'))
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Entries of zero width never end. */
function isEndless(dictionary: string): boolean {
  return /\/W\s*\[\s*0\s+0\s+0\s*\]/.test(dictionary)
}

/** Size of a Flate stream including nested layers; `undefined` if it cannot be decompressed. */
function measureUnpacked(file: Buffer, after: number, limit: number): number | undefined {
  const start = /^\r?\n?/.exec(file.toString('latin1', after, after + 2))?.[0].length ?? 0
  // Flate data marks its own end, so the bytes after the stream do not matter.
  let layer = inflateLayer(file.subarray(after + start), limit)
  let total = layer?.length
  for (let layers = 1; layer && layers < maxLayers; layers += 1) {
    if (layer[0] !== 0x78) {
      rejectStrayBraces(layer)
      return total
    }
    layer = inflateLayer(layer, limit)
    total = (total ?? 0) + (layer?.length ?? 0)
  }
  return total
}

/** The PDF library hangs on stray braces in object streams as well, see `blankBraces`. */
function rejectStrayBraces(layer: Uint8Array): void {
  const text = Buffer.from(layer.buffer, layer.byteOffset, layer.byteLength)
  if (/^\s*\d+ \d/.test(text.toString('latin1', 0, 20)) && findStrayBraces(text).length > 0) {
    throw createDamagedError()
  }
}

function inflateLayer(packed: Uint8Array, limit: number): Uint8Array | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, limit) })
  } catch (error) {
    const tooLarge = error instanceof RangeError && 'code' in error
    if (tooLarge && error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw createBombError()
    }
    return undefined
  }
}

function createBombError(): InspectionError {
  return new InspectionError(
    'too-complex',
    'This file expands to an unusually large size. Print it to a new PDF and try again.',
  )
}

function createDamagedError(): InspectionError {
  return new InspectionError(
    'damaged',
    'This PDF is damaged and cannot be read completely. Open it in another program, save or print it as a new PDF and try again.',
  )
}
