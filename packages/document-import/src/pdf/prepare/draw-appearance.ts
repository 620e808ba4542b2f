import {
  ops,
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  type PDFPage,
  PdfRef,
  PdfStream,
} from '@libpdf/core'
import { readDict, readArray, resolveObject, readName, toNumber } from '@countersign/pdf/resolve'
import { decodeContent } from '../../inspect/content/read-content.ts'
import type { Operator } from '@countersign/pdf/operator'

/**
 * Draws a widget as a reader shows it, in page coordinates (ISO 32000-1, 12.5.5). `state` selects
 * the appearance of a button. Empty if there is no appearance stream.
 */
export function drawAppearance(
  { pdf, page, widget }: { pdf: PDF; page: PDFPage; widget: PdfDict },
  state: string | undefined,
): Operator[] {
  const form = findAppearance(pdf, widget, state)
  const rect = readCorners(pdf, widget, 'Rect')
  const box = form && computeTransformedBox(pdf, form.stream)
  if (!form || !rect || !box || box.width === 0 || box.height === 0) {
    return []
  }

  const [across, up] = [(rect.right - rect.left) / box.width, (rect.top - rect.bottom) / box.height]
  const move = [rect.left - box.left * across, rect.bottom - box.bottom * up] as const
  return [
    ops.pushGraphicsState(),
    ops.concatMatrix(across, 0, 0, up, ...move),
    ops.paintXObject(resourceName(pdf, page, form.ref)),
    ops.popGraphicsState(),
  ]
}

interface Appearance {
  ref: PdfRef
  stream: PdfStream
}

function findAppearance(
  pdf: PDF,
  widget: PdfDict,
  state: string | undefined,
): Appearance | undefined {
  const normal = readDict(pdf, widget, 'AP')?.get('N')
  const found = resolveObject(pdf, normal)
  const entry =
    found instanceof PdfStream
      ? normal
      : found instanceof PdfDict && state !== undefined
        ? found.get(state)
        : undefined
  const stream = resolveObject(pdf, entry)
  if (!(stream instanceof PdfStream)) {
    return undefined
  }

  stream.set('Type', PdfName.of('XObject'))
  stream.set('Subtype', PdfName.of('Form'))
  return { ref: entry instanceof PdfRef ? entry : pdf.register(stream), stream }
}

export function showsPicture(pdf: PDF, widget: PdfDict): boolean {
  return listParts(pdf, widget).some((part) => isPicture(pdf, part))
}

/** Whether the appearance has text or an image, not only lines and areas. */
export function showsContent(pdf: PDF, widget: PdfDict): boolean {
  return listParts(pdf, widget).some((part) => isPicture(pdf, part) || drawsText(part))
}

/** Whether the appearance of a state draws anything at all. */
export function paints(pdf: PDF, widget: PdfDict, state: string): boolean {
  const form = findAppearance(pdf, widget, state)
  return (
    form !== undefined && /\b(?:T[jJ]|[fFsSbB]|Do|sh|EI)\b|['"]/.test(decodeContent(form.stream))
  )
}

/** The states of a box other than "Off". */
export function listStates(pdf: PDF, widget: PdfDict): string[] {
  const appearances = readDict(pdf, widget, 'AP')
  const normal = appearances && readDict(pdf, appearances, 'N')
  return [...(normal?.keys() ?? [])].map(({ value }) => value).filter((name) => name !== 'Off')
}

function listParts(pdf: PDF, widget: PdfDict): PdfStream[] {
  const waiting = [resolveObject(pdf, readDict(pdf, widget, 'AP')?.get('N'))]
  const parts = new Set<PdfStream>()
  while (waiting.length > 0 && parts.size < maxParts) {
    const part = waiting.pop()
    if (part instanceof PdfStream && !parts.has(part)) {
      parts.add(part)
      const resources = readDict(pdf, part, 'Resources') ?? new PdfDict()
      const objects = readDict(pdf, resources, 'XObject') ?? new PdfDict()
      waiting.push(...[...objects].map(([, object]) => resolveObject(pdf, object)))
    }
  }
  return [...parts]
}

function isPicture(pdf: PDF, part: PdfStream): boolean {
  return readName(pdf, part, 'Subtype') === 'Image'
}

/** Or an inline image. */
function drawsText(part: PdfStream): boolean {
  try {
    const content = decodeContent(part)
    const hasString = /\(\s*[^\s)]|<\s*[\da-fA-F]/.test(content)
    return (hasString && /\bT[jJ]\b|['"]/.test(content)) || /\bBI\s/.test(content)
  } catch {
    // It shows nothing, and the inspection has a warning for it.
    return false
  }
}

const maxParts = 100

/** The bounding box after applying the form's matrix. */
function computeTransformedBox(pdf: PDF, form: PdfStream) {
  const box = readCorners(pdf, form, 'BBox')
  if (!box) {
    return undefined
  }
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = readArray(pdf, form, 'Matrix').map(
    (item) => toNumber(pdf, item) ?? 0,
  )
  const corners = [
    [box.left, box.bottom],
    [box.right, box.bottom],
    [box.left, box.top],
    [box.right, box.top],
  ] as const
  const xs = corners.map(([x, y]) => a * x + c * y + e)
  const ys = corners.map(([x, y]) => b * x + d * y + f)
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom }
}

function readCorners(pdf: PDF, dict: PdfDict, key: string) {
  const list = resolveObject(pdf, dict.get(key))
  const numbers = list instanceof PdfArray ? list.toArray().map((item) => toNumber(pdf, item)) : []
  const [x1, y1, x2, y2] = numbers
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    return undefined
  }
  return {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  }
}

function resourceName(pdf: PDF, page: PDFPage, form: PdfRef): string {
  const resources = page.getResources()
  const known = readDict(pdf, resources, 'XObject')
  const objects = known ?? new PdfDict()
  if (!known) {
    resources.set('XObject', objects)
  }

  let number = 1
  while (objects.has(`Field${number}`)) {
    number += 1
  }
  objects.set(`Field${number}`, form)
  return `Field${number}`
}

export function readState(pdf: PDF, widget: PdfDict): string | undefined {
  return readName(pdf, widget, 'AS')
}
