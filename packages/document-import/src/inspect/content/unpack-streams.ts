import { constants, createInflate, inflateRawSync, inflateSync } from 'node:zlib'
import { type PDF, PdfArray, type PdfDict, PdfName, PdfStream } from '@libpdf/core'
import { isDrawing, listFilters, readName, readNumberEntry } from '@countersign/pdf/resolve'
import { InspectionError } from '../inspection-error.ts'
import { maxPixels, maxStreamBytes, maxUnpackedBytes } from '../limits.ts'

/** Maximum compression ratio of Deflate. Streams that cannot exceed the limit are not measured. */
const bestRatio = 1032
const smallBytes = 2 ** 20

/**
 * Decodes page content and drawings in place, so that all readers read the same, and measures the other
 * streams. Rejects decompression bombs, huge images and content that cannot be decoded. Returns the
 * pages, from 1, whose content ends in the middle of its compressed data.
 */
export async function unpackStreams(
  pdf: PDF,
  dicts: readonly PdfDict[],
  contents: ReadonlyMap<PdfDict, number>,
): Promise<number[]> {
  const cutPages = new Set<number>()
  let unpacked = 0
  for (const stream of dicts) {
    if (!(stream instanceof PdfStream) || !stream.has('Filter')) {
      continue
    }
    const page = contents.get(stream)
    const pixels = countPixels(pdf, stream)
    const limit = pixels === undefined ? maxStreamBytes : pixels * 8 + smallBytes
    expandFilterNames(pdf, stream)
    const isContent = page !== undefined || isDrawing(pdf, stream)
    const { bytes, cut } = isContent
      ? decodeInPlace(pdf, stream, { limit, page })
      : { bytes: await measure(pdf, stream, limit), cut: false }

    unpacked += pixels === undefined ? bytes : 0
    if (bytes > limit || unpacked > maxUnpackedBytes) {
      throw createSizeError()
    }
    if (cut && page !== undefined) {
      cutPages.add(page)
    }
  }
  return [...cutPages].sort((a, b) => a - b)
}

/** Allowed in inline images only (ISO 32000-1, table 94), but readers accept them everywhere. */
const fullNames = new Map([
  ['AHx', 'ASCIIHexDecode'],
  ['A85', 'ASCII85Decode'],
  ['LZW', 'LZWDecode'],
  ['Fl', 'FlateDecode'],
  ['RL', 'RunLengthDecode'],
  ['CCF', 'CCITTFaxDecode'],
  ['DCT', 'DCTDecode'],
])

function expandFilterNames(pdf: PDF, stream: PdfStream): void {
  const filters = listFilters(pdf, stream)
  if (filters.some((name) => fullNames.has(name))) {
    const names = filters.map((name) => PdfName.of(fullNames.get(name) ?? name))
    stream.set('Filter', new PdfArray(names))
  }
}

/** `undefined` if the stream is not an image. */
function countPixels(pdf: PDF, stream: PdfStream): number | undefined {
  if (readName(pdf, stream, 'Subtype') !== 'Image') {
    return undefined
  }
  const [width, height] = [
    readNumberEntry(pdf, stream, 'Width') ?? 0,
    readNumberEntry(pdf, stream, 'Height') ?? 0,
  ]
  const pixels = Math.abs(width * height)
  if (pixels > maxPixels) {
    throw new InspectionError(
      'too-complex',
      'This file has an image that is too large to print. Print it to a new PDF and try again.',
    )
  }
  return pixels
}

/** Deflate by zlib, because the PDF library loses what has no end mark; the rest by the library. */
function decodeInPlace(
  pdf: PDF,
  stream: PdfStream,
  { limit, page }: { limit: number; page: number | undefined },
): { bytes: number; cut: boolean } {
  try {
    let cut = false
    for (let [name, ...rest] = listFilters(pdf, stream); name; [name, ...rest] = rest) {
      if (name !== 'FlateDecode' || stream.has('DecodeParms')) {
        break
      }
      const layer = inflate(stream.data, limit)
      cut ||= layer.cut
      stream.setData(layer.data)
      stream.set('Filter', new PdfArray(rest.map((each) => PdfName.of(each))))
    }
    stream.setData(stream.getDecodedData())
    stream.delete('DecodeParms')

    return { bytes: stream.data.length, cut }
  } catch (error) {
    throw error instanceof InspectionError ? error : createDamagedError(page, error)
  }
}

function inflate(data: Uint8Array, limit: number): { data: Uint8Array; cut: boolean } {
  const options = { maxOutputLength: limit }
  const attempts: [cut: boolean, () => Uint8Array][] = [
    [false, () => inflateSync(data, options)],
    // Only the checksum at the end is missing or wrong.
    [false, () => inflateRawSync(data.subarray(2), options)],
  ]
  for (const [cut, attempt] of attempts) {
    try {
      return { data: attempt(), cut }
    } catch (error) {
      rejectBomb(error)
    }
  }
  try {
    const finishFlush = constants.Z_SYNC_FLUSH
    return { data: inflateSync(data, { ...options, finishFlush }), cut: true }
  } catch (error) {
    rejectBomb(error)
    throw error
  }
}

/** Of a stream that is only compressed; bombs are often compressed several times to look small. */
async function measure(pdf: PDF, stream: PdfStream, limit: number): Promise<number> {
  const filters = listFilters(pdf, stream)
  const end = filters.findIndex((name) => name !== 'FlateDecode')
  const layers = end < 0 ? filters.length : end
  let { data } = stream
  for (let layer = 1; layer < layers; layer += 1) {
    data = inflateLeniently(data, limit)
  }

  return layers === 0 || data.length * bestRatio <= Math.min(limit, smallBytes)
    ? 0
    : countInflated(data, limit)
}

/** What cannot be decompressed is shown by no reader. */
function inflateLeniently(data: Uint8Array, limit: number): Uint8Array {
  try {
    return inflate(data, limit).data
  } catch (error) {
    if (error instanceof InspectionError) {
      throw error
    }
    return new Uint8Array()
  }
}

async function countInflated(data: Uint8Array, limit: number): Promise<number> {
  const stream = createInflate()
  let bytes = 0
  try {
    stream.end(data)
    for await (const chunk of stream) {
      bytes += chunk instanceof Uint8Array ? chunk.length : 0
      if (bytes > limit) {
        return bytes
      }
    }
  } catch {
    // Damaged data ends here, for other readers too.
  }
  return bytes
}

function rejectBomb(error: unknown): void {
  if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
    throw createSizeError()
  }
}

function createSizeError(): InspectionError {
  return new InspectionError(
    'too-complex',
    'This file expands to an unusually large size. Print it to a new PDF and try again.',
  )
}

/** For content that readers could not show: of a page, from 1, or of a drawing. */
function createDamagedError(page: number | undefined, cause: unknown): InspectionError {
  const location = page === undefined ? 'A part of this PDF' : `Page ${page} of this PDF`
  return new InspectionError(
    'damaged',
    `${location} is damaged and cannot be displayed completely. Save or print the file as a new PDF and try again.`,
    { cause },
  )
}
