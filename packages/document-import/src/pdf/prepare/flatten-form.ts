import { ops, type PDF, PdfArray, PdfDict, type PDFPage } from '@libpdf/core'
import type { InspectedField } from '../../inspect/inspection.ts'
import {
  readArray,
  readDict,
  readName,
  readNumberEntry,
  resolveObject,
  toNumber,
} from '@countersign/pdf/resolve'
import { getPageView } from '@countersign/pdf/coordinates'
import { drawText, drawTick } from '@countersign/pdf/render/draw-text'
import { findPlaces, type Place } from '@countersign/pdf/find-places'
import { fitText } from '@countersign/pdf/text/lay-out-text'
import type { Operator } from '@countersign/pdf/operator'
import { createPageWriter, type PageWriter } from '@countersign/pdf/text/page-writer'
import { removeForm } from '@countersign/pdf/document/remove-form'
import { readStructure } from '@countersign/pdf/structure/structure'
import {
  drawAppearance,
  listStates,
  paints,
  readState,
  showsContent,
  showsPicture,
} from './draw-appearance.ts'

export interface FlattenedForm {
  /** Its fonts must be saved. */
  writer: PageWriter
  /** Number of fields whose contents somebody filled in and that are on the pages now. */
  kept: number
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
  /** Filled fields that no page shows. */
  invisible: string[]
  /** Filled fields whose contents are secret. */
  passwords: string[]
}

/**
 * Flattens the form: values that were filled in or are read-only and pictures on buttons become page
 * content, and blank fields keep their borders.
 */
export function flattenForm(pdf: PDF, fields: readonly InspectedField[]): FlattenedForm {
  const lost: LostParts = {
    buttons: [],
    combs: [],
    tooLong: [],
    hints: [],
    invisible: [],
    passwords: [],
  }
  const writer = createPageWriter(pdf)
  registerWidgets(pdf)
  const structure = readStructure(pdf)
  const byName = new Map(fields.map((field) => [field.name, field]))
  const visible = new Set<string>()
  const leavesDrawing = needsAppearances(pdf)

  for (const [name, places] of findPlaces(pdf)) {
    const field = byName.get(name)
    for (const place of places) {
      const drawn = drawFlattened({ pdf, place, field, writer, lost, visible, leavesDrawing })
      if (drawn.length > 0) {
        place.page.drawOperators(drawn)
      }
      structure.drop(place)
    }
  }
  structure.finish()
  removeForm(pdf)

  const filled = fields.filter((field) => isFilled(field) && field.type !== 'button')
  const isOnPage = ({ name }: InspectedField) => visible.has(name)
  lost.invisible = filled
    .filter((field) => !isOnPage(field) && !lost.tooLong.includes(field.name))
    .map(({ name }) => name)
  return {
    writer,
    lost,
    kept: filled.filter((field) => isOnPage(field) && !field.readOnly && !field.password).length,
  }
}

/** The file leaves drawing to the reader (ISO 32000-1, 12.7.2), and its appearances may be outdated. */
function needsAppearances(pdf: PDF): boolean {
  const form = readDict(pdf, pdf.getCatalog(), 'AcroForm')
  const needed = form && resolveObject(pdf, form.get('NeedAppearances'))
  return needed?.type === 'bool' && needed.value
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
  /** Names of filled fields whose contents are on a page. */
  visible: Set<string>
  leavesDrawing: boolean
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
  if (field.type === 'checkbox' || field.type === 'radio') {
    return drawChoice(flattening, widget)
  }
  if (isFilled(field)) {
    return drawContents(flattening, widget)
  }
  if (field.readOnly) {
    const shown = field.password ? [] : drawAppearance(at, undefined)
    return shown.length > 0 ? shown : drawBox(pdf, widget)
  }

  lost.combs.push(...(field.comb ? [field.name] : []))
  lost.hints.push(...(showsContent(pdf, widget) ? [field.name] : []))
  return drawBox(pdf, widget)
}

/** As the file shows it, or written by us where the file shows nothing or leaves it to the reader. */
function drawContents(flattening: Flattening, widget: PdfDict): Operator[] {
  const { pdf, place, field, visible, leavesDrawing, lost } = flattening
  lost.passwords.push(...(field.password ? [field.name] : []))
  const shown =
    leavesDrawing || field.password || !showsContent(pdf, widget)
      ? []
      : drawAppearance({ pdf, page: place.page, widget }, undefined)
  const drawn = shown.length > 0 ? shown : writeValue(flattening)
  if (drawn.length > 0) {
    visible.add(field.name)
  }
  return shown.length > 0 ? shown : [...drawBox(pdf, widget), ...drawn]
}

/** With our mark where a box is checked and has no appearance of its own. */
function drawChoice(flattening: Flattening, widget: PdfDict): Operator[] {
  const { pdf, place, field, writer, visible } = flattening
  const state = isFilled(field)
    ? (readState(pdf, widget) ?? readStateByValue(pdf, widget, field))
    : 'Off'
  const shown = drawAppearance({ pdf, page: place.page, widget }, state)
  if (state === 'Off') {
    return shown.length > 0 ? shown : drawBox(pdf, widget)
  }

  visible.add(field.name)
  return shown.length > 0 && paints(pdf, widget, state)
    ? shown
    : [
        ...drawBox(pdf, widget),
        ...getPageView(pdf, place.page).transformOperators(drawTick(place, writer)),
      ]
}

/** Of a box whose state is missing. */
function readStateByValue(pdf: PDF, widget: PdfDict, { type, value }: InspectedField): string {
  const states = listStates(pdf, widget)
  const chosen = [value ?? 'Off'].flat()[0] ?? 'Off'
  const isOn = type === 'checkbox' ? chosen !== 'Off' : states.includes(chosen)

  return isOn ? (states.find((state) => state === chosen) ?? states[0] ?? chosen) : 'Off'
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

function writeValue({ pdf, place, field, writer, lost }: Flattening): Operator[] {
  const labels = new Map(field.options.map(({ value, label }) => [value, label]))
  const text = [field.value ?? '']
    .flat()
    .map((value) => labels.get(value) ?? (field.password ? '•'.repeat(value.length) : value))
    .join(', ')
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
