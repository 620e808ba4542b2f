import { PdfArray, PdfDict, ops } from '@libpdf/core'
import type { PDF, PDFPage } from '@libpdf/core'
import type { InspectedField } from '../../inspect/inspection.ts'
import {
  readArray,
  readDict,
  readName,
  readNumberEntry,
  resolveObject,
  toNumber,
} from '../../inspect/content/resolve.ts'
import { getPageView } from '../../../pdf/coordinates.ts'
import { drawText } from '../../../pdf/render/draw-text.ts'
import { findPlaces } from '../../../pdf/find-places.ts'
import type { Place } from '../../../pdf/find-places.ts'
import { fitText } from '../../../pdf/text/lay-out-text.ts'
import type { Operator } from '../../../pdf/operator.ts'
import { createPageWriter } from '../../../pdf/text/page-writer.ts'
import type { PageWriter } from '../../../pdf/text/page-writer.ts'
import { removeForm } from '../../../pdf/document/remove-form.ts'
import { readStructure } from '../../../pdf/structure/structure.ts'
import { drawAppearance, readState, showsContent, showsPicture } from './draw-appearance.ts'

export interface FlattenedForm {
  /** Its fonts must be saved. */
  writer: PageWriter
  /** Names of fields of which something is no longer on the page. */
  lost: LostParts
}

export interface LostParts {
  /** Push buttons without a picture. */
  buttons: string[]
  /** Blank fields that were divided into cells. */
  combs: string[]
  /** Values without an appearance that do not fit into their field. */
  tooLong: string[]
  /** Blank fields that showed text or a picture. */
  hints: string[]
}

/**
 * Flattens the form: values that were filled in or are read-only and pictures on buttons become page
 * content, and blank fields keep their borders.
 */
export function flattenForm(pdf: PDF, fields: readonly InspectedField[]): FlattenedForm {
  const lost: LostParts = { buttons: [], combs: [], tooLong: [], hints: [] }
  const writer = createPageWriter(pdf)
  registerWidgets(pdf)
  const structure = readStructure(pdf)
  const byName = new Map(fields.map((field) => [field.name, field]))

  for (const [name, places] of findPlaces(pdf)) {
    const field = byName.get(name)
    for (const place of places) {
      const drawn = drawFlattened({ pdf, place, field, writer, lost })
      if (drawn.length > 0) {
        place.page.drawOperators(drawn)
      }
      structure.drop(place)
    }
  }
  structure.finish()
  removeForm(pdf)
  return { writer, lost }
}

/** Widgets are usually objects of their own; those that are not become one. */
function registerWidgets(pdf: PDF): void {
  for (const page of pdf.getPages()) {
    const annotations = resolveObject(pdf, page.dict.get('Annots'))
    if (!(annotations instanceof PdfArray)) {
      continue
    }
    annotations.toArray().forEach((item, index) => {
      if (item instanceof PdfDict && readName(pdf, item, 'Subtype') === 'Widget') {
        annotations.set(index, pdf.register(item))
      }
    })
  }
}

/** A filled field is part of the document and is not asked again. */
export function isFilled({ type, value }: InspectedField): boolean {
  const values = [value ?? ''].flat().filter((text) => text.trim() !== '')
  const button = type === 'checkbox' || type === 'radio'

  return values.some((text) => !button || text !== 'Off')
}

interface Flattening {
  pdf: PDF
  place: Place
  field: InspectedField
  writer: PageWriter
  lost: LostParts
}

/** In page coordinates. */
function drawFlattened({
  field,
  ...around
}: Omit<Flattening, 'field'> & { field: InspectedField | undefined }): Operator[] {
  const { pdf, place } = around
  const widget = pdf.getObject(place.widget)
  if (!(widget instanceof PdfDict) || isHidden(pdf, widget)) {
    return []
  }

  // Nobody can fill it in, as when its page was taken out of a form: it is a part of the page.
  return field === undefined || field.type === 'unknown'
    ? drawAppearance({ pdf, page: place.page, widget }, readState(pdf, widget))
    : drawField({ ...around, field }, widget)
}

function drawField(flattening: Flattening, widget: PdfDict): Operator[] {
  const { pdf, place, field, lost } = flattening
  const at = { pdf, page: place.page, widget }
  if (field.type === 'button') {
    return drawButton(at, field, lost)
  }
  const button = field.type === 'checkbox' || field.type === 'radio'
  const filled = isFilled(field)
  if (!filled && !field.readOnly && !button) {
    lost.combs.push(...(field.comb ? [field.name] : []))
    lost.hints.push(...(showsContent(pdf, widget) ? [field.name] : []))
    return drawBox(pdf, widget)
  }

  const shown = drawAppearance(at, filled ? readState(pdf, widget) : 'Off')
  if (shown.length > 0) {
    return shown
  }
  return filled && !button
    ? [...drawBox(pdf, widget), ...writeValue(flattening)]
    : drawBox(pdf, widget)
}

/** A picture is part of the page; what merely starts an action is not. */
function drawButton(
  at: { pdf: PDF; page: PDFPage; widget: PdfDict },
  { name }: InspectedField,
  lost: LostParts,
): Operator[] {
  const shown = showsPicture(at.pdf, at.widget) ? drawAppearance(at, undefined) : []
  lost.buttons.push(...(shown.length > 0 ? [] : [name]))

  return shown
}

/** ISO 32000-1, table 165: Hidden, NoView. */
function isHidden(pdf: PDF, widget: PdfDict): boolean {
  return ((readNumberEntry(pdf, widget, 'F') ?? 0) & (2 | 32)) !== 0
}

/** For files that leave drawing to the reader (ISO 32000-1, 12.7.2, NeedAppearances). */
function writeValue({ pdf, place, field, writer, lost }: Flattening): Operator[] {
  const text = [field.value ?? ''].flat().join(', ')
  const laidOut = fitText(text, place.rect)
  if (!laidOut) {
    lost.tooLong.push(field.name)
    return []
  }

  return getPageView(pdf, place.page).transformOperators(drawText(place, laidOut, writer))
}

/** The border of a widget (ISO 32000-1, 12.5.6.19), which disappears with it. */
function drawBox(pdf: PDF, widget: PdfDict): Operator[] {
  const [x1, y1, x2, y2] = readArray(pdf, widget, 'Rect').map((item) => toNumber(pdf, item))
  const color = readArray(pdf, readDict(pdf, widget, 'MK') ?? new PdfDict(), 'BC')
  const style = readDict(pdf, widget, 'BS') ?? new PdfDict()
  const width = readNumberEntry(pdf, style, 'W') ?? 1
  if (
    x1 === undefined ||
    y1 === undefined ||
    x2 === undefined ||
    y2 === undefined ||
    color.length === 0 ||
    width === 0
  ) {
    return []
  }

  const [left, bottom] = [Math.min(x1, x2) + width / 2, Math.min(y1, y2) + width / 2]
  return [
    ops.pushGraphicsState(),
    ops.setLineWidth(width),
    ops.setStrokingGray(0),
    ops.rectangle(left, bottom, Math.abs(x2 - x1) - width, Math.abs(y2 - y1) - width),
    ops.stroke(),
    ops.popGraphicsState(),
  ]
}
