import { createInflate, inflateSync, constants } from 'node:zlib'
import { PdfArray, PdfStream } from '@libpdf/core'
import type { PDF, PDFPage, PdfDict } from '@libpdf/core'
import { InspectionError } from '../inspection-error.ts'
import { maxPixels, maxStreamBytes, maxUnpackedBytes } from '../limits.ts'
import { listFilters, resolveObject, readName, readNumberEntry } from './resolve.ts'

/** Maximum compression ratio of Deflate. Streams that cannot exceed the limit are not measured. */
const bestRatio = 1032
const smallBytes = 2 ** 20

/**
 * Decompresses every stream once without keeping the result. Rejects decompression bombs, huge
 * images and damaged page content. Returns the number of other damaged parts.
 */
export async function measureStreams(
  pdf: PDF,
  pages: PDFPage[],
  dicts: PdfDict[],
): Promise<number> {
  const contents = mapContentStreams(pdf, pages)
  let unpacked = 0
  let damaged = 0
  for (const stream of dicts) {
    if (!(stream instanceof PdfStream)) {
      continue
    }
    const pixels = countPixels(pdf, stream)
    const filters = listFilters(pdf, stream)
    const layers = filters.findIndex((name) => name !== 'FlateDecode')
    if (layers === 0 || filters.length === 0 || stream.data.length === 0) {
      continue
    }

    const limit = pixels === undefined ? maxStreamBytes : pixels * 8 + smallBytes
    const result = await inflateSize(stream.data, {
      layers: layers < 0 ? filters.length : layers,
      limit,
    })
    unpacked += pixels === undefined ? result.bytes : 0
    if (result.bytes > limit || unpacked > maxUnpackedBytes) {
      throw createComplexityError('This file expands to an unusually large size.')
    }
    if (result.broken) {
      damaged += 1
      const page = contents.get(stream)
      if (page !== undefined || readName(pdf, stream, 'Subtype') === 'Form') {
        throw createDamagedError(page)
      }
    }
  }
  return damaged
}

function mapContentStreams(pdf: PDF, pages: PDFPage[]): Map<PdfDict, number> {
  const found = new Map<PdfDict, number>()
  for (const page of pages) {
    const content = resolveObject(pdf, page.dict.get('Contents'))
    const parts = content instanceof PdfArray ? content.toArray() : [content]
    for (const part of parts) {
      const stream = resolveObject(pdf, part)
      if (stream instanceof PdfStream) {
        found.set(stream, page.index + 1)
      }
    }
  }
  return found
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
    throw createComplexityError('This file has an image that is too large to print.')
  }
  return pixels
}

/** Accepts streams without an end marker, which some writers produce. */
const finishFlush = constants.Z_SYNC_FLUSH

interface Inflated {
  bytes: number
  broken: boolean
}

/** Streams may be compressed several times to look small. */
async function inflateSize(
  data: Uint8Array,
  { layers, limit }: { layers: number; limit: number },
): Promise<Inflated> {
  const inner = layers > 1 ? unpackOnce(data, limit) : undefined
  if (inner === 'swells') {
    return { bytes: limit + 1, broken: false }
  }
  if (inner) {
    return inflateSize(inner, { layers: layers - 1, limit })
  }
  if (data.length * bestRatio <= Math.min(limit, smallBytes * 8)) {
    const unpacked = unpackOnce(data, limit)
    return { bytes: unpacked?.length ?? 0, broken: !unpacked }
  }
  return countInflated(data, limit)
}

function unpackOnce(data: Uint8Array, limit: number): Uint8Array | 'swells' | undefined {
  try {
    return inflateSync(data, { finishFlush, maxOutputLength: limit })
  } catch (error) {
    return error instanceof RangeError ? 'swells' : undefined
  }
}

async function countInflated(data: Uint8Array, limit: number): Promise<Inflated> {
  const inflate = createInflate({ finishFlush })
  let bytes = 0
  try {
    inflate.end(data)
    for await (const chunk of inflate) {
      bytes += getChunkSize(chunk)
      if (bytes > limit) {
        return { bytes, broken: false }
      }
    }
    return { bytes, broken: false }
  } catch {
    return { bytes, broken: true }
  }
}

function getChunkSize(chunk: unknown): number {
  return chunk instanceof Uint8Array ? chunk.length : 0
}

function createComplexityError(sentence: string): InspectionError {
  return new InspectionError('too-complex', `${sentence} Print it to a new PDF and try again.`)
}

function createDamagedError(page: number | undefined): InspectionError {
  const location = page === undefined ? 'A part of this PDF' : `Page ${page} of this PDF`
  return new InspectionError(
    'damaged',
    `${location} is damaged and cannot be displayed completely. Save or print the file as a new PDF and try again.`,
  )
}
