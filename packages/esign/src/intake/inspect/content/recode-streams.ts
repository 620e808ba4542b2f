import { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core'
import type { PDF } from '@libpdf/core'
import { createDamagedError } from './create-damaged-error.ts'
import { decodeLayer, isDataFilter, isTextFilter, type LayerState } from './decode-layer.ts'
import { completeJpeg } from './complete-jpeg.ts'
import { isShortImage } from './is-short-image.ts'
import type { StreamMeasures } from './measure-streams.ts'
import { isDrawing, listFilters, readName, resolveObject } from './resolve.ts'

export interface RecodedStreams {
  /** Streams other than page content of which a part cannot be decoded. */
  damaged: number
  /** Pages, from 1, whose content ends in the middle of its compressed data. */
  cutPages: number[]
}

/**
 * Decodes, in place, what other readers may not be able to decode: rare encodings, chains of them, and
 * data with errors. Rejects page content that is not encoded by the standard (ISO 32000-1, 7.4); of other
 * streams, what can be decoded is kept. The streams were measured before.
 */
export function recodeStreams(
  pdf: PDF,
  dicts: readonly PdfDict[],
  { contents, measures }: { contents: ReadonlyMap<PdfDict, number>; measures: StreamMeasures },
): RecodedStreams {
  const cutPages = new Set<number>()
  let damaged = 0
  for (const stream of dicts) {
    if (!(stream instanceof PdfStream) || !stream.has('Filter')) {
      continue
    }
    const page = contents.get(stream)
    const isContent = page !== undefined || isDrawing(pdf, stream)
    const state = worseState(recode(pdf, stream, measures), imageState(pdf, stream, measures))
    const isEncoded = stream.has('Filter') && !isPlain(pdf, stream)
    if (isContent && (state === 'damaged' || isEncoded)) {
      throw createDamagedError(page)
    }
    damaged += state === 'damaged' || (state === 'cut' && page === undefined) ? 1 : 0
    if (state === 'cut' && page !== undefined) {
      cutPages.add(page)
    }
  }
  return { damaged, cutPages: [...cutPages] }
}

function recode(pdf: PDF, stream: PdfStream, { broken, unended }: StreamMeasures): LayerState {
  const names = listFilters(pdf, stream)
  const settings = listSettings(pdf, stream, names.length)
  const isNamed = hasOnlyNames(pdf, stream)
  const isFaulty = broken.has(stream) || unended.has(stream) || !isNamed || !settings.isRegular
  if (!isFaulty && isPlain(pdf, stream)) {
    return 'whole'
  }

  const isImage = readName(pdf, stream, 'Subtype') === 'Image'
  const isDecoded = isImage && !isFaulty ? isRareFilter : isDataFilter
  const end = names.findIndex((name) => !isDecoded(name))
  const count = end < 0 ? names.length : end
  let { data } = stream
  let worst: LayerState = isNamed ? 'whole' : 'damaged'
  for (const [index, name] of names.slice(0, count).entries()) {
    const layer = decodeLayer(data, { name, settings: settings.list[index] })
    data = layer.data
    worst = worseState(worst, layer.state)
  }
  if (names[count] === 'DCTDecode') {
    const picture = completeJpeg(data)
    worst = worseState(worst, picture.state)
    data = picture.data
    if (isImage && data.length === 0) {
      drawNothing(stream)
      return worst
    }
  }
  if (data !== stream.data || isFaulty) {
    replaceData(stream, data, { names: names.slice(count), settings: settings.list.slice(count) })
  }
  return worst
}

/** Text, and what few programs write and some readers are strict about. */
function isRareFilter(name: string): boolean {
  return isTextFilter(name) || name === 'LZWDecode' || name === 'RunLengthDecode'
}

function worseState(one: LayerState, other: LayerState): LayerState {
  return one === 'damaged' || other === 'whole' ? one : other
}

/** Of an image that is not encoded as a picture: whether it is all there. */
function imageState(pdf: PDF, stream: PdfStream, { sizes }: StreamMeasures): LayerState {
  if (readName(pdf, stream, 'Subtype') !== 'Image') {
    return 'whole'
  }
  const isRaw = listFilters(pdf, stream).length === 0
  const bytes = isRaw ? stream.data.length : sizes.get(stream)

  return bytes !== undefined && isShortImage(pdf, stream, bytes) ? 'cut' : 'whole'
}

/** What is no picture is shown by no reader, and an error to strict ones. */
function drawNothing(image: PdfStream): void {
  for (const key of [...image.keys()]) {
    image.delete(key.value)
  }
  image.setData(new Uint8Array())
  image.set('Type', PdfName.of('XObject'))
  image.set('Subtype', PdfName.of('Form'))
  image.set('BBox', PdfArray.of(...[0, 0, 1, 1].map((corner) => PdfNumber.of(corner))))
}

/** What every reader can decode. */
function isPlain(pdf: PDF, stream: PdfStream): boolean {
  const names = listFilters(pdf, stream)
  return names.length === 1 && names[0] === 'FlateDecode' && !stream.has('DecodeParms')
}

function hasOnlyNames(pdf: PDF, stream: PdfStream): boolean {
  const value = resolveObject(pdf, stream.get('Filter'))
  const list = value instanceof PdfArray ? value.toArray() : [value]
  return list.every((item) => resolveObject(pdf, item) instanceof PdfName)
}

/** The parameters of each filter (7.3.8.2); readers do not agree on lists of another length. */
function listSettings(
  pdf: PDF,
  stream: PdfStream,
  filters: number,
): { list: (PdfDict | undefined)[]; isRegular: boolean } {
  const value = resolveObject(pdf, stream.get('DecodeParms'))
  const items = value instanceof PdfArray ? value.toArray() : value ? [value] : []
  const list = items.map((item) => resolveObject(pdf, item))
  return {
    list: list.map((item) => (item instanceof PdfDict ? item : undefined)),
    isRegular:
      list.every((item) => item === undefined || item.type === 'null' || item instanceof PdfDict) &&
      (list.length === 0 || list.length === filters),
  }
}

function replaceData(
  stream: PdfStream,
  data: Uint8Array,
  { names, settings }: { names: string[]; settings: (PdfDict | undefined)[] },
): void {
  stream.setData(data)
  stream.delete('Filter')
  stream.delete('DecodeParms')
  if (names.length > 0) {
    stream.set('Filter', new PdfArray(names.map((name) => PdfName.of(name))))
  }
  if (settings.some(Boolean)) {
    stream.set(
      'DecodeParms',
      new PdfArray(names.map((_, index) => settings[index] ?? new PdfDict())),
    )
  }
}
