import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  type PDFPage,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'

/**
 * In untrusted files any value may be an indirect reference, so all access goes through these
 * functions.
 */

const maxHops = 32

/** Follows references; `undefined` if they lead nowhere or run in a circle. */
export function resolveObject(
  pdf: PDF,
  object: PdfObject | null | undefined,
): PdfObject | undefined {
  let found = object
  for (let hops = 0; found instanceof PdfRef; hops += 1) {
    found = hops < maxHops ? pdf.getObject(found) : undefined
  }
  return found ?? undefined
}

export function readDict(pdf: PDF, dict: PdfDict, key: string): PdfDict | undefined {
  const value = resolveObject(pdf, dict.get(key))
  return value instanceof PdfDict ? value : undefined
}

export function readArray(pdf: PDF, dict: PdfDict, key: string): PdfObject[] {
  const value = resolveObject(pdf, dict.get(key))
  return value instanceof PdfArray ? value.toArray() : []
}

export function readName(pdf: PDF, dict: PdfDict, key: string): string | undefined {
  const value = resolveObject(pdf, dict.get(key))
  return value instanceof PdfName ? value.value : undefined
}

export function readNumberEntry(pdf: PDF, dict: PdfDict, key: string): number | undefined {
  return toNumber(pdf, dict.get(key))
}

export function toNumber(pdf: PDF, object: PdfObject | undefined): number | undefined {
  const value = resolveObject(pdf, object)
  return value instanceof PdfNumber && Number.isFinite(value.value) ? value.value : undefined
}

export function readText(pdf: PDF, dict: PdfDict, key: string): string | undefined {
  return toText(pdf, dict.get(key))
}

/** The text of a string, or of a name, which some writers use instead. */
export function toText(pdf: PDF, object: PdfObject | undefined): string | undefined {
  const value = resolveObject(pdf, object)
  if (value instanceof PdfString) {
    return value.asString()
  }
  return value instanceof PdfName ? value.value : undefined
}

/** Filters of a stream in decoding order. */
export function listFilters(pdf: PDF, stream: PdfStream): string[] {
  const value = resolveObject(pdf, stream.get('Filter'))
  const list = value instanceof PdfArray ? value.toArray() : [value]
  return list.flatMap((item) => {
    const name = resolveObject(pdf, item)
    return name instanceof PdfName ? [name.value] : []
  })
}

export function listPageContent(pdf: PDF, page: PdfDict): PdfStream[] {
  const content = resolveObject(pdf, page.get('Contents'))
  const parts = content instanceof PdfArray ? content.toArray() : [content]

  return parts
    .map((part) => resolveObject(pdf, part))
    .filter((part): part is PdfStream => part instanceof PdfStream)
}

/** By content stream, the last page that shows it, from 1. */
export function mapContentStreams(pdf: PDF, pages: readonly PDFPage[]): Map<PdfDict, number> {
  return new Map(
    pages.flatMap(({ dict, index }) =>
      listPageContent(pdf, dict).map((stream) => [stream, index + 1] as const),
    ),
  )
}

/** A form XObject (ISO 32000-1, 8.10). */
export function isDrawing(pdf: PDF, object: PdfObject | undefined): object is PdfStream {
  return object instanceof PdfStream && readName(pdf, object, 'Subtype') === 'Form'
}

/** A name as it is written in content: `#41` is `A` (7.3.5). */
export function decodeName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}
