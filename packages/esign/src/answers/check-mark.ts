import { handNames } from '@countersign/answers'
import { readInk } from '../pictures/ink-picture.ts'
import type { PictureProblem } from '../pictures/ink-picture.ts'
import { checkText } from './check-text.ts'
import { isRecord } from './value-shape.ts'

/** Bounds of what a person draws with a finger; above them it is not a signature but an attack. */
const limits = { side: 4000, strokes: 200, points: 10_000 }

/** Words in a hand, strokes of finite points inside the pad that they were drawn on, or a picture of ink. */
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
  if (value.kind === 'picture') {
    return checkPicture(value)
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

/** The words go where the picture cannot: to a screen reader, and into a list. */
function checkPicture({ png, text }: Record<string, unknown>): string | undefined {
  if (typeof png !== 'string') {
    return pictureProblems.broken
  }
  const picture = readInk(png)
  return typeof picture === 'string' ? pictureProblems[picture] : checkTyped({ text })
}

const pictureProblems: Record<PictureProblem, string> = {
  broken: 'The picture did not arrive whole. Please choose it again.',
  'too-large': 'The picture has too much in it. Please crop it to your signature alone.',
  blank: 'There is no signature to be seen in this picture. Please choose another one.',
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
