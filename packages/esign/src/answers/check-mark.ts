import { handNames } from '../field.ts'
import { checkText } from './check-text.ts'
import { isRecord } from './value-shape.ts'

/** Bounds of what a person draws with a finger; above them it is not a signature but an attack. */
const limits = { side: 4000, strokes: 200, points: 10_000 }

/** Words in a hand, or strokes of finite points inside the pad that they were drawn on. */
export function checkMark(value: unknown): string | undefined {
  if (!isRecord(value)) {
    return 'Adopt a signature first.'
  }
  if (value.kind === 'typed') {
    return checkTyped(value)
  }
  if (value.kind === 'drawn') {
    return checkDrawn(value)
  }
  return 'Adopt a signature first.'
}

function checkTyped({ text, hand }: Record<string, unknown>): string | undefined {
  if (hand !== undefined && !handNames.some((name) => name === hand)) {
    return 'Choose one of the handwritings that are offered.'
  }
  if (typeof text === 'string' && text.trim() === '') {
    return 'Type your name as your signature.'
  }
  return checkText(text, { maxLength: 120, lines: 'one' })
}

function checkDrawn({ width, height, strokes }: Record<string, unknown>): string | undefined {
  if (!isSide(width) || !isSide(height) || !Array.isArray(strokes)) {
    return broken
  }
  if (strokes.length === 0) {
    return 'Draw your signature in the box.'
  }
  if (strokes.length > limits.strokes) {
    return tooMuch
  }

  let points = 0
  for (const stroke of strokes) {
    if (!Array.isArray(stroke) || stroke.length === 0) {
      return broken
    }
    points += stroke.length
    if (points > limits.points) {
      return tooMuch
    }
    if (!stroke.every((point) => isInside(point, width, height))) {
      return broken
    }
  }
  return undefined
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= limits.side
}

/** A finger may leave the pad a little before the browser notices. */
function isInside(point: unknown, width: number, height: number): boolean {
  if (!isRecord(point) || typeof point.x !== 'number' || typeof point.y !== 'number') {
    return false
  }
  const { x, y } = point
  return x >= -width / 4 && x <= width * 1.25 && y >= -height / 4 && y <= height * 1.25
}

const broken = 'The drawing did not arrive whole. Please draw your signature again.'
const tooMuch = 'The drawing has too many strokes. Please draw your signature again, more simply.'
