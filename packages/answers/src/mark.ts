import { handNames, isRecord } from './answer.ts'
import type { Mark, Point } from './answer.ts'
import type { PictureRejection, Rejection } from './rejection.ts'
import { checkText } from './text.ts'
import type { FindUnsupportedCharacters } from './text.ts'

/** Far above what a finger draws: a larger drawing is an attack and not a signature. */
const limits = { side: 4000, strokes: 200, points: 10_000 }

export interface MarkChecks {
  findUnsupportedCharacters?: FindUnsupportedCharacters
  /** Decodes the base64 of a PNG and looks for ink; without it every picture passes. */
  checkPicture?: (png: string) => PictureRejection | undefined
}

/** A typed name, strokes of finite points on the pad that they were drawn on, or a picture with ink. */
export function checkMark(value: unknown, checks: MarkChecks = {}): Rejection | undefined {
  if (!isRecord(value)) {
    return { code: 'no-mark' }
  }
  switch (value.kind) {
    case 'typed':
      return checkTyped(value, checks)
    case 'drawn':
      return checkDrawn(value)
    case 'picture':
      return checkPicture(value, checks)
    default:
      return { code: 'no-mark' }
  }
}

/** Also letters that show nothing, such as U+3164: nobody signs with an empty line. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

function checkTyped(
  { text, hand }: Record<string, unknown>,
  { findUnsupportedCharacters }: MarkChecks,
): Rejection | undefined {
  if (hand !== undefined && !handNames.some((name) => name === hand)) {
    return { code: 'hand' }
  }
  if (typeof text === 'string' && text.replace(invisible, '') === '') {
    return { code: 'typed-mark-empty' }
  }
  return checkText(text, { maxLength: 120, lines: 'one' }, findUnsupportedCharacters)
}

function checkDrawn({ width, height, strokes }: Record<string, unknown>): Rejection | undefined {
  if (!isSide(width) || !isSide(height) || !Array.isArray(strokes)) {
    return { code: 'drawing-damaged' }
  }
  if (strokes.length === 0) {
    return { code: 'drawing-empty' }
  }
  if (strokes.length > limits.strokes) {
    return { code: 'drawing-too-large' }
  }

  let points = 0
  for (const stroke of strokes) {
    if (!Array.isArray(stroke) || stroke.length === 0) {
      return { code: 'drawing-damaged' }
    }
    points += stroke.length
    if (points > limits.points) {
      return { code: 'drawing-too-large' }
    }
    if (!stroke.every((point) => isNearPad(point, width, height))) {
      return { code: 'drawing-damaged' }
    }
  }
  return undefined
}

/**
 * Whether a drawing is too small to be seen as somebody's signature or initials, such as a dot. Asked when
 * it is adopted; what was adopted before stays.
 */
export function isTooSmall(mark: Mark): boolean {
  if (mark.kind !== 'drawn') {
    return false
  }

  const points = mark.strokes.flat()
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values)
  const side = Math.max(extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y)))
  const length = mark.strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0)
  return side < mark.width / 20 || length < mark.width / 10
}

function lengthOf(stroke: readonly Point[]): number {
  return stroke.reduce((sum, { x, y }, index) => {
    const { x: fromX, y: fromY } = stroke[index - 1] ?? { x, y }
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
}

function checkPicture(
  { png, text }: Record<string, unknown>,
  checks: MarkChecks,
): Rejection | undefined {
  if (typeof png !== 'string') {
    return { code: 'picture-damaged' }
  }
  const code = checks.checkPicture?.(png)
  return code ? { code } : checkTyped({ text }, checks)
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= limits.side
}

/** A finger can leave the pad a little before the browser notices. */
function isNearPad(point: unknown, width: number, height: number): boolean {
  if (!isRecord(point) || typeof point.x !== 'number' || typeof point.y !== 'number') {
    return false
  }
  const { x, y } = point
  return x >= -width / 4 && x <= width * 1.25 && y >= -height / 4 && y <= height * 1.25
}
