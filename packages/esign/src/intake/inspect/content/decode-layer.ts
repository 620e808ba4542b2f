import { constants, deflateSync, inflateRawSync, inflateSync } from 'node:zlib'
import type { PdfDict } from '@libpdf/core'
import { PdfName, PdfStream } from '@libpdf/core'
import { maxStreamBytes } from '../limits.ts'
import { decodeLzw } from './decode-lzw.ts'

/** `cut`: the data ends too early, and nothing else is wrong. */
export type LayerState = 'whole' | 'cut' | 'damaged'

export interface DecodedLayer {
  data: Uint8Array
  state: LayerState
}

/** The data is written as text (ISO 32000-1, 7.4.2 and 7.4.3). */
export function isTextFilter(name: string): boolean {
  return name === 'ASCIIHexDecode' || name === 'ASCII85Decode'
}

/** Any data, not only images (ISO 32000-1, table 6). */
export function isDataFilter(name: string): boolean {
  return isTextFilter(name) || ['FlateDecode', 'LZWDecode', 'RunLengthDecode'].includes(name)
}

/** Undoes one data filter. The PDF library skips errors in text, at which other readers stop. */
export function decodeLayer(
  data: Uint8Array,
  { name, settings }: { name: string; settings?: PdfDict },
): DecodedLayer {
  switch (name) {
    case 'ASCIIHexDecode':
      return decodeWithLibrary(data, { name, isValid: isHex(data) })
    case 'ASCII85Decode':
      return decodeWithLibrary(data, { name, isValid: isBase85(data) })
    case 'FlateDecode':
      return undoPredictor(inflate(data), settings)
    case 'LZWDecode':
      return undoPredictor(
        decodeLzw(data, { earlyChange: settings?.getNumber('EarlyChange')?.value }),
        settings,
      )
    default:
      return undoPredictor(decodeWithLibrary(data, { name, isValid: true }), settings)
  }
}

function isHex(data: Uint8Array): boolean {
  const [digits = ''] = Buffer.from(data).toString('latin1').split('>', 1)
  return !/[^\s\0\da-fA-F]/.test(digits)
}

/** Groups of five characters; `z` stands for a whole one. */
function isBase85(data: Uint8Array): boolean {
  let inGroup = 0
  for (const byte of data) {
    if (byte === 0x7e) {
      break
    }
    if (byte === 0x7a && inGroup === 0) {
      continue
    }
    if (byte > 0x75) {
      return false
    }
    inGroup = byte > 0x20 ? (inGroup + 1) % 5 : inGroup
  }
  return true
}

function decodeWithLibrary(
  data: Uint8Array,
  { name, isValid }: { name: string; isValid: boolean },
): DecodedLayer {
  const stream = new PdfStream([['Filter', PdfName.of(name)]], data)
  try {
    return { data: stream.getDecodedData(), state: isValid ? 'whole' : 'damaged' }
  } catch {
    return { data: new Uint8Array(), state: 'damaged' }
  }
}

const maxOutputLength = maxStreamBytes * 16

function inflate(data: Uint8Array): DecodedLayer {
  const attempts: [LayerState, () => Uint8Array][] = [
    ['whole', () => inflateSync(data, { maxOutputLength })],
    // Only the checksum at the end is missing or wrong.
    ['whole', () => inflateRawSync(data.subarray(2), { maxOutputLength })],
    ['cut', () => inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })],
  ]
  for (const [state, attempt] of attempts) {
    try {
      return { data: attempt(), state }
    } catch {
      // The next one accepts more.
    }
  }
  return decodeWithLibrary(data, { name: 'FlateDecode', isValid: false })
}

/** ISO 32000-1, table 8. */
function undoPredictor(layer: DecodedLayer, settings: PdfDict | undefined): DecodedLayer {
  const read = (key: string, missing: number) => settings?.getNumber(key)?.value ?? missing
  const predictor = read('Predictor', 1)
  if (!settings || predictor === 1) {
    return layer
  }
  const [columns, colors, bits] = [
    read('Columns', 1),
    read('Colors', 1),
    read('BitsPerComponent', 8),
  ]
  const isValid =
    [2, 10, 11, 12, 13, 14, 15].includes(predictor) &&
    [1, 2, 4, 8, 16].includes(bits) &&
    Math.min(columns, colors) >= 1 &&
    columns * colors * bits <= maxStreamBytes * 8
  if (!isValid) {
    return { ...layer, state: 'damaged' }
  }
  const packed = deflateSync(layer.data, { level: 1 })
  const stream = new PdfStream([['Filter', PdfName.of('FlateDecode')]], packed)
  stream.set('DecodeParms', settings)
  return { ...layer, data: stream.getDecodedData() }
}
