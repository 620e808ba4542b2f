import { createInflate, inflateSync, constants } from 'node:zlib'
import { PdfStream } from '@libpdf/core'
import type { PDF, PdfDict } from '@libpdf/core'
import { createDamagedError } from './create-damaged-error.ts'
import { InspectionError } from '../inspection-error.ts'
import { maxPixels, maxStreamBytes, maxUnpackedBytes } from '../limits.ts'
import { isDrawing, listFilters, readName, readNumberEntry } from './resolve.ts'

/** Maximum compression ratio of Deflate. Streams that cannot exceed the limit are not measured. */
const bestRatio = 1032
const smallBytes = 2 ** 20

export interface StreamMeasures {
  /** Streams that cannot be decompressed. None of them is page content or a drawing. */
  broken: Set<PdfStream>
  /** Streams whose compressed data does not end as it should, which some readers do not accept. */
  unended: Set<PdfStream>
  /** Decompressed bytes of those that are only compressed. */
  sizes: Map<PdfStream, number>
}

/**
 * Decompresses every stream once without keeping the result. Rejects decompression bombs, huge
 * images and damaged page content.
 */
export async function measureStreams(
  pdf: PDF,
  dicts: readonly PdfDict[],
  contents: ReadonlyMap<PdfDict, number>,
): Promise<StreamMeasures> {
  const measures: StreamMeasures = { broken: new Set(), unended: new Set(), sizes: new Map() }
  let unpacked = 0
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
    if (layers < 0 && !result.broken) {
      measures.sizes.set(stream, result.bytes)
    }
    if (result.broken) {
      measures.broken.add(stream)
      if (contents.has(stream) || isDrawing(pdf, stream)) {
        throw createDamagedError(contents.get(stream))
      }
    }
    if (result.unended) {
      measures.unended.add(stream)
    }
  }
  return measures
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

interface Inflated {
  bytes: number
  broken: boolean
  unended: boolean
}

/** Streams may be compressed several times to look small. */
async function inflateSize(
  data: Uint8Array,
  { layers, limit }: { layers: number; limit: number },
): Promise<Inflated> {
  const inner = layers > 1 ? unpackOnce(data, limit) : undefined
  if (inner === 'swells') {
    return { bytes: limit + 1, broken: false, unended: false }
  }
  if (inner) {
    const result = await inflateSize(inner.data, { layers: layers - 1, limit })
    return { ...result, unended: result.unended || inner.unended }
  }
  if (data.length * bestRatio <= Math.min(limit, smallBytes * 8)) {
    const unpacked = unpackOnce(data, limit)
    return unpacked && unpacked !== 'swells'
      ? { bytes: unpacked.data.length, broken: false, unended: unpacked.unended }
      : { bytes: 0, broken: true, unended: false }
  }
  return countInflated(data, limit)
}

interface Unpacked {
  data: Uint8Array
  unended: boolean
}

/** Accepts streams without an end marker, which some writers produce. */
function unpackOnce(data: Uint8Array, limit: number): Unpacked | 'swells' | undefined {
  try {
    return { data: inflateSync(data, { maxOutputLength: limit }), unended: false }
  } catch (error) {
    return isUnended(error) ? unpackUnended(data, limit) : explainFailure(error)
  }
}

function unpackUnended(data: Uint8Array, limit: number): Unpacked | 'swells' | undefined {
  const finishFlush = constants.Z_SYNC_FLUSH
  try {
    return { data: inflateSync(data, { finishFlush, maxOutputLength: limit }), unended: true }
  } catch (error) {
    return explainFailure(error)
  }
}

function explainFailure(error: unknown): 'swells' | undefined {
  return error instanceof RangeError ? 'swells' : undefined
}

async function countInflated(data: Uint8Array, limit: number): Promise<Inflated> {
  const inflate = createInflate()
  let bytes = 0
  try {
    inflate.end(data)
    for await (const chunk of inflate) {
      bytes += getChunkSize(chunk)
      if (bytes > limit) {
        return { bytes, broken: false, unended: false }
      }
    }
    return { bytes, broken: false, unended: false }
  } catch (error) {
    return { bytes, broken: !isUnended(error), unended: isUnended(error) }
  }
}

function isUnended(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
}

function getChunkSize(chunk: unknown): number {
  return chunk instanceof Uint8Array ? chunk.length : 0
}

function createComplexityError(sentence: string): InspectionError {
  return new InspectionError('too-complex', `${sentence} Print it to a new PDF and try again.`)
}
