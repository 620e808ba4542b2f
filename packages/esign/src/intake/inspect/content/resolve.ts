import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfString } from '@libpdf/core'
import type { PDF, PdfObject, PdfStream } from '@libpdf/core'

/** Files from outside put a reference wherever they like: everything is looked up through here. */

const maxHops = 32

/** The object itself, however many references lead to it; `undefined` where they lead nowhere. */
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

/** A dictionary, or a stream with its dictionary. */
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

/** Words of a string; of a name, which some writers put instead, the name. */
export function toText(pdf: PDF, object: PdfObject | undefined): string | undefined {
  const value = resolveObject(pdf, object)
  if (value instanceof PdfString) {
    return value.asString()
  }
  return value instanceof PdfName ? value.value : undefined
}

/** The filters of a stream in the order in which they are undone. */
export function listFilters(pdf: PDF, stream: PdfStream): string[] {
  const value = resolveObject(pdf, stream.get('Filter'))
  const list = value instanceof PdfArray ? value.toArray() : [value]
  return list.flatMap((item) => {
    const name = resolveObject(pdf, item)
    return name instanceof PdfName ? [name.value] : []
  })
}
