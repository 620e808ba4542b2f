import { ops, type PDF, PdfArray, type PdfDict, type PdfObject, type PDFPage } from '@libpdf/core'
import { getInherited } from './inherited-attribute.ts'
import type { Operator } from './operator.ts'

/** A rectangle in visible points: origin at the lower left of the visible page. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The visible page. All drawing uses visible points, whatever Rotate, CropBox, MediaBox and
 * UserUnit the page has (ISO 32000-1, 7.7.3.3 and 14.11.2).
 */
export interface PageView {
  /** Visible size in points. */
  width: number
  height: number
  /** Converts page coordinates to visible points. */
  toViewRect(box: Box): Rect
  /** Converts visible points to page coordinates. */
  toPageBox(rect: Rect): Box
  /** Wraps operators in visible points so that they draw in page coordinates. */
  transformOperators(operators: Operator[]): Operator[]
}

/** Two opposite corners in page coordinates. */
export type Box = readonly [x1: number, y1: number, x2: number, y2: number]

export function getPageView(pdf: PDF, page: PDFPage): PageView {
  const [left, bottom, right, top] = visibleBox(pdf, page.dict)
  const unit = positive(page.dict.getNumber('UserUnit', (ref) => pdf.getObject(ref))?.value) ?? 1
  const turn = quarterTurns(readNumber(getInherited(pdf, page.dict, 'Rotate')))
  const [across, up] = [right - left, top - bottom]
  const [width, height] = turn % 2 === 0 ? [across * unit, up * unit] : [up * unit, across * unit]

  const toSeen = (x: number, y: number) => {
    const [dx, dy] = [(x - left) * unit, (y - bottom) * unit]
    switch (turn) {
      case 0:
        return { x: dx, y: dy }
      case 1:
        return { x: dy, y: height - dx }
      case 2:
        return { x: width - dx, y: height - dy }
      case 3:
        return { x: width - dy, y: dx }
    }
  }
  const matrix = createPageMatrix({ left, bottom, right, top }, turn, unit)
  const isIdentity = turn === 0 && unit === 1 && left === 0 && bottom === 0

  return {
    width,
    height,
    toViewRect([x1, y1, x2, y2]) {
      const [a, b] = [toSeen(x1, y1), toSeen(x2, y2)]
      return {
        x: Math.min(a.x, b.x),
        y: Math.min(a.y, b.y),
        width: Math.abs(a.x - b.x),
        height: Math.abs(a.y - b.y),
      }
    },
    toPageBox({ x, y, width: across, height: up }) {
      const [x1, y1] = apply(matrix, x, y)
      const [x2, y2] = apply(matrix, x + across, y + up)
      return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
    },
    transformOperators(operators) {
      if (isIdentity || operators.length === 0) {
        return operators
      }
      return [
        ops.pushGraphicsState(),
        ops.concatMatrix(...matrix),
        ...operators,
        ops.popGraphicsState(),
      ]
    },
  }
}

type Matrix = [number, number, number, number, number, number]

function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** A page is rotated clockwise, so content is rotated counterclockwise. */
function createPageMatrix(
  { left, bottom, right, top }: { left: number; bottom: number; right: number; top: number },
  turn: Turn,
  unit: number,
): Matrix {
  const s = 1 / unit
  switch (turn) {
    case 0:
      return [s, 0, 0, s, left, bottom]
    case 1:
      return [0, s, -s, 0, right, bottom]
    case 2:
      return [-s, 0, 0, -s, right, top]
    case 3:
      return [0, -s, s, 0, left, top]
  }
}

type Turn = 0 | 1 | 2 | 3

/** Clockwise quarter turns. Like readers, ignores values that are not multiples of 90. */
function quarterTurns(degrees: number | undefined): Turn {
  switch ((((degrees ?? 0) % 360) + 360) % 360) {
    case 90:
      return 1
    case 180:
      return 2
    case 270:
      return 3
    default:
      return 0
  }
}

const usLetter: Box = [0, 0, 612, 792]

/** The intersection of crop box and media box, or the media box if they do not overlap. */
function visibleBox(pdf: PDF, page: PdfDict): Box {
  const media = readBox(pdf, getInherited(pdf, page, 'MediaBox')) ?? usLetter
  const crop = readBox(pdf, getInherited(pdf, page, 'CropBox')) ?? media
  const [left, bottom] = [Math.max(media[0], crop[0]), Math.max(media[1], crop[1])]
  const [right, top] = [Math.min(media[2], crop[2]), Math.min(media[3], crop[3])]
  return right > left && top > bottom ? [left, bottom, right, top] : media
}

/** Corners may be in any order. `undefined` for an empty box. */
function readBox(pdf: PDF, value: PdfObject | undefined): Box | undefined {
  if (!(value instanceof PdfArray)) {
    return undefined
  }
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = value
    .toArray()
    .map((item) => readNumber(item.type === 'ref' ? (pdf.getObject(item) ?? undefined) : item))
  const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
  return box[2] > box[0] && box[3] > box[1] ? box : undefined
}

function readNumber(value: PdfObject | undefined): number | undefined {
  return value?.type === 'number' && Number.isFinite(value.value) ? value.value : undefined
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined
}
