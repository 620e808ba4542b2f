import { type PDF, PdfDict, type PDFPage, PdfRef } from '@libpdf/core'
import { type Box, getPageView, type Rect } from './coordinates.ts'

/** The rectangle in which an answer is drawn. */
export interface DrawnPlace {
  /** Full name of the field, see `fieldName`. */
  name: string
  page: PDFPage
  rect: Rect
  /** The widget that the answer replaces. */
  widget?: PdfRef
  /** The structure element of a widget that was removed. */
  element?: PdfRef | undefined
}

/** A widget of an AcroForm field. */
export interface Place extends DrawnPlace {
  widget: PdfRef
}

/** Field name of a key. Not all readers support ":" in names. */
export function fieldName(key: string): string {
  return key.replaceAll(':', '__')
}

/** All widgets of a document by full field name (ISO 32000-1, 12.7.3.2), in page order. */
export function findPlaces(pdf: PDF): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const page of pdf.getPages()) {
    for (const place of findPlacesOnPage(pdf, page)) {
      const others = places.get(place.name)
      if (others) {
        others.push(place)
      } else {
        places.set(place.name, [place])
      }
    }
  }
  return places
}

function findPlacesOnPage(pdf: PDF, page: PDFPage): Place[] {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const view = getPageView(pdf, page)
  const places: Place[] = []
  for (const item of page.dict.getArray('Annots', resolve) ?? []) {
    const dict = item instanceof PdfRef ? pdf.getObject(item) : undefined
    if (!(item instanceof PdfRef) || !(dict instanceof PdfDict)) {
      continue
    }
    if (dict.getName('Subtype', resolve)?.value !== 'Widget') {
      continue
    }

    const box = readRect(dict, resolve)
    if (box) {
      places.push({ name: fullName(dict, resolve), page, rect: view.toViewRect(box), widget: item })
    }
  }
  return places
}

type Resolve = (ref: PdfRef) => ReturnType<PDF['getObject']>

function readRect(dict: PdfDict, resolve: Resolve): Box | undefined {
  const numbers = dict.getArray('Rect', resolve)?.toArray() ?? []
  const [x1, y1, x2, y2] = numbers.map((item) => (item.type === 'number' ? item.value : NaN))
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    return undefined
  }

  return [x1, y1, x2, y2]
}

/** Limited depth, because a field may be its own ancestor. */
function fullName(dict: PdfDict, resolve: Resolve): string {
  const parts: string[] = []
  let current: PdfDict | undefined = dict
  for (let depth = 0; current && depth < 32; depth += 1) {
    const part = current.getString('T', resolve)?.asString()
    if (part !== undefined) {
      parts.unshift(part)
    }
    current = current.getDict('Parent', resolve)
  }
  return parts.join('.')
}
