import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfString } from '@libpdf/core'
import type { PDF, PdfObject, PdfStream } from '@libpdf/core'

/** Files from outside put a reference wherever they like: everything is looked up through here. */

const mostHops = 32

/** The object itself, however many references lead to it; `undefined` where they lead nowhere. */
export function lookUp(pdf: PDF, object: PdfObject | null | undefined): PdfObject | undefined {
  let found = object
  for (let hops = 0; found instanceof PdfRef; hops += 1) {
    found = hops < mostHops ? pdf.getObject(found) : undefined
  }
  return found ?? undefined
}

/** A dictionary, or a stream with its dictionary. */
export function dictIn(pdf: PDF, dict: PdfDict, key: string): PdfDict | undefined {
  const value = lookUp(pdf, dict.get(key))
  return value instanceof PdfDict ? value : undefined
}

export function listIn(pdf: PDF, dict: PdfDict, key: string): PdfObject[] {
  const value = lookUp(pdf, dict.get(key))
  return value instanceof PdfArray ? value.toArray() : []
}

export function nameIn(pdf: PDF, dict: PdfDict, key: string): string | undefined {
  const value = lookUp(pdf, dict.get(key))
  return value instanceof PdfName ? value.value : undefined
}

export function numberIn(pdf: PDF, dict: PdfDict, key: string): number | undefined {
  return numberOf(pdf, dict.get(key))
}

export function numberOf(pdf: PDF, object: PdfObject | undefined): number | undefined {
  const value = lookUp(pdf, object)
  return value instanceof PdfNumber && Number.isFinite(value.value) ? value.value : undefined
}

export function textIn(pdf: PDF, dict: PdfDict, key: string): string | undefined {
  return textOf(pdf, dict.get(key))
}

/** Words of a string; of a name, which some writers put instead, the name. */
export function textOf(pdf: PDF, object: PdfObject | undefined): string | undefined {
  const value = lookUp(pdf, object)
  if (value instanceof PdfString) {
    return value.asString()
  }
  return value instanceof PdfName ? value.value : undefined
}

/** The filters of a stream in the order in which they are undone. */
export function filtersOf(pdf: PDF, stream: PdfStream): string[] {
  const value = lookUp(pdf, stream.get('Filter'))
  const list = value instanceof PdfArray ? value.toArray() : [value]
  return list.flatMap((item) => {
    const name = lookUp(pdf, item)
    return name instanceof PdfName ? [name.value] : []
  })
}
