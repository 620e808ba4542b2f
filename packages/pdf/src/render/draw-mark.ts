import { ops, type PDF, type PDFPage } from '@libpdf/core'
import type { HandName, Mark, Point } from '@countersign/answers/answer'
import type { Rect } from '../coordinates.ts'
import { drawPicture, signatureInk } from './draw-picture.ts'
import type { PageWriter } from '../text/page-writer.ts'
import type { Operator } from '../operator.ts'
import type { Hand } from '../text/choose-face.ts'
import { getInk, shapeLine } from '../text/shape-line.ts'

/**
 * Draws a signature or initials: typed text in a script font, drawn strokes as curves, or an
 * uploaded picture.
 */
export function drawMark(
  { page }: { page: PDFPage },
  mark: Mark,
  rect: Rect,
  writer: PageWriter,
): Operator[] {
  switch (mark.kind) {
    case 'typed':
      return drawTyped(page, mark, rect, writer)
    case 'drawn':
      return drawStrokes(page, mark.strokes, rect, writer)
    case 'picture':
      return drawPicture(page, mark, rect, writer)
  }
}

type TypedMark = Extract<Mark, { kind: 'typed' }>

/** Minimum ascent and descent of script fonts, relative to the font size. */
const handMetrics = { ascent: 0.86, descent: 0.28, largest: 26 }

const handStyles = {
  caveat: 'caveat',
  'dancing-script': 'dancingScript',
  'homemade-apple': 'homemadeApple',
} as const satisfies Record<HandName, Hand>

function drawTyped(
  page: PDFPage,
  { text, hand: name = 'caveat' }: TypedMark,
  rect: Rect,
  writer: PageWriter,
): Operator[] {
  const style = handStyles[name]
  const { lines, size, ascent, descent } = layOutTyped(text, style, rect)
  const pitch = (ascent + descent) * size
  const top = rect.y + (rect.height + lines.length * pitch) / 2
  return [
    ops.pushGraphicsState(),
    ops.setNonStrokingRGB(...signatureInk),
    ...lines.flatMap((line, index) => {
      const y = top - index * pitch - ascent * size
      return writer.writeLine(page, { text: line, style, size, x: rect.x, y, width: rect.width })
    }),
    ops.popGraphicsState(),
  ]
}

interface TypedLayout {
  lines: ReturnType<typeof shapeLine>[]
  size: number
  ascent: number
  descent: number
}

/** A smaller signature is hard to read: its words go on up to three lines. */
const smallestOnOneLine = 12

/** A name on one line or, where that would be hard to read, on two or three. */
export function layOutTyped(text: string, style: Hand, rect: Rect): TypedLayout {
  const layOut = (count: number): TypedLayout => {
    const lines = splitWords(text, count).map((line) => shapeLine(line, style))
    const inks = lines.map(getInk)
    const ascent = Math.max(handMetrics.ascent, ...inks.map(({ top }) => top / 1000))
    const descent = Math.max(handMetrics.descent, ...inks.map(({ bottom }) => -bottom / 1000))
    const width = Math.max(...lines.map((line) => line.width / 1000))
    const size = Math.min(
      handMetrics.largest,
      rect.height / (lines.length * (ascent + descent)),
      rect.width / width,
    )
    return { lines, size, ascent, descent }
  }

  const onOne = layOut(1)
  return onOne.size >= smallestOnOneLine
    ? onOne
    : [2, 3].map(layOut).reduce((best, other) => (other.size > best.size ? other : best), onOne)
}

/** At most this many lines, as short as the words allow. */
function splitWords(text: string, count: number): string[] {
  const words = text.split(' ')
  for (let length = Math.ceil(text.length / count); length < text.length; length += 1) {
    const lines = words.reduce<string[]>((filled, word) => {
      const line = filled.at(-1)
      return line !== undefined && line.length + 1 + word.length <= length
        ? [...filled.slice(0, -1), `${line} ${word}`]
        : [...filled, word]
    }, [])
    if (lines.length <= count) {
      return lines
    }
  }
  return [text]
}

/** The strokes are in the file once for places of one size (ISO 32000-1, 8.10). */
function drawStrokes(
  page: PDFPage,
  strokes: Point[][],
  { x, y, width, height }: Rect,
  writer: PageWriter,
): Operator[] {
  const bbox = { x: 0, y: 0, width, height }
  const make = (pdf: PDF) =>
    pdf.createFormXObject({ bbox, operators: createStrokes(strokes, bbox) }).ref
  const key = JSON.stringify([width, height, strokes])

  return [
    ops.pushGraphicsState(),
    ops.concatMatrix(1, 0, 0, 1, x, y),
    ops.paintXObject(writer.addXObject(page, { key, make })),
    ops.popGraphicsState(),
  ]
}

/** Scales the bounds of the strokes, without the empty margins of the pad. */
function createStrokes(strokes: Point[][], rect: Rect): Operator[] {
  const width = 1.1
  const toPage = createFit(strokes.flat(), {
    x: rect.x + width,
    y: rect.y + width,
    width: rect.width - 2 * width,
    height: rect.height - 2 * width,
  })
  return [
    ops.setStrokingRGB(...signatureInk),
    ops.setLineWidth(width),
    ops.setLineCap(1),
    ops.setLineJoin(1),
    ...strokes.flatMap((stroke) => drawStroke(stroke.map(toPage))),
  ]
}

/** Never enlarges, so that a dot does not become a blot. */
const largestScale = 1

function createFit(points: Point[], rect: Rect): (point: Point) => Point {
  const left = Math.min(...points.map((point) => point.x))
  const top = Math.min(...points.map((point) => point.y))
  const width = Math.max(...points.map((point) => point.x)) - left
  const height = Math.max(...points.map((point) => point.y)) - top
  const scale = Math.min(largestScale, rect.width / (width || 1), rect.height / (height || 1))
  const bottom = rect.y + (rect.height - height * scale) / 2

  // The pad's y axis points down, that of the page up.
  return ({ x, y }) => ({
    x: rect.x + (x - left) * scale,
    y: bottom + (height - (y - top)) * scale,
  })
}

/**
 * Quadratic curves through the midpoints, with the points as control points, like the signature pad
 * on the screen. A single point becomes a dot by its round cap.
 */
function drawStroke(points: Point[]): Operator[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) {
    return []
  }

  const operators = [ops.moveTo(first.x, first.y)]
  let from = first
  for (const [index, handle] of points.entries()) {
    const next = points[index + 1]
    if (index === 0 || !next) {
      continue
    }
    const to = { x: (handle.x + next.x) / 2, y: (handle.y + next.y) / 2 }
    operators.push(toCubic(from, handle, to))
    from = to
  }
  return [...operators, ops.lineTo(last.x, last.y), ops.stroke()]
}

/** Converts a quadratic curve to the cubic curve that PDF supports. */
function toCubic(from: Point, handle: Point, to: Point): Operator {
  const controlPoint = (end: Point): Point => ({
    x: end.x + ((handle.x - end.x) * 2) / 3,
    y: end.y + ((handle.y - end.y) * 2) / 3,
  })
  const [a, b] = [controlPoint(from), controlPoint(to)]
  return ops.curveTo(a.x, a.y, b.x, b.y, to.x, to.y)
}
