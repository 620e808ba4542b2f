import { cut, fitInto, makeSheet, turn } from './ink-sheet.ts'
import type { Box, InkSheet } from './ink-sheet.ts'

/** How a person wants their picture: all of it can be changed without loading it again. */
export interface Handling {
  /** Quarter turns clockwise. */
  turns: number
  /** 1 takes only the darkest ink, 9 the faintest too. */
  strength: number
  /** Shares of the picture to leave out at each side, in percent. */
  trim: Record<Side, number>
}

export const sides = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof sides)[number]

export const untouched: Handling = {
  turns: 0,
  strength: 5,
  trim: { left: 0, right: 0, top: 0, bottom: 0 },
}

/** What a place to sign shows sharply. */
export const kept = { width: 800, height: 240 } as const

/** Fewer pixels than a short name takes: the sheet is as good as empty. */
const leastInk = 60
/** A sheet that is ink all over is no signature on paper. */
const mostInk = 0.4

/** The signature alone, cut out of its paper; or why there is none to be found. */
export function liftInk(contrast: InkSheet, handling: Handling): InkSheet | 'blank' | 'crowded' {
  const threshold = thresholdOf(contrast) * 2 ** ((5 - handling.strength) / 3)
  let sheet = withoutSpecks(inkAbove(contrast, threshold))
  for (let turned = 0; turned < handling.turns % 4; turned += 1) {
    sheet = turn(sheet)
  }

  const trimmed = cut(sheet, boxOf(sheet, handling.trim))
  const count = trimmed.ink.filter(isInk).length
  if (count < leastInk) {
    return 'blank'
  }
  const found = cut(trimmed, boundsOf(trimmed))
  return count > found.ink.length * mostInk ? 'crowded' : fitInto(found, kept)
}

/** Less than this is the grain of the paper. */
const grain = 26

/** Two fifths of the way to what is about the darkest: fine strokes stay, shadows go. */
function thresholdOf({ ink }: InkSheet): number {
  const counts = new Uint32Array(256)
  ink.forEach((value) => (counts[value] = (counts[value] ?? 0) + 1))
  let dark = 255
  for (let left = ink.length * 0.005; dark > 0; dark -= 1) {
    left -= counts[dark] ?? 0
    if (left <= 0) {
      break
    }
  }
  return Math.max(grain, dark * 0.4)
}

/** A soft edge half as wide as the threshold keeps strokes smooth. */
function inkAbove({ width, height, ink }: InkSheet, threshold: number): InkSheet {
  return makeSheet({ width, height }, (x, y) => {
    const over = ((ink[y * width + x] ?? 0) - threshold * 0.75) / (threshold * 0.5)
    return Math.round(Math.min(Math.max(over, 0), 1) * 255)
  })
}

function isInk(value: number): boolean {
  return value >= 128
}

/** A pixel of ink with hardly any beside it is dust. */
function withoutSpecks({ width, height, ink }: InkSheet): InkSheet {
  const near = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  return makeSheet({ width, height }, (x, y) => {
    const at = y * width + x
    const value = ink[at] ?? 0
    return value > 0 && near.filter((step) => isInk(ink[at + step] ?? 0)).length < 2 ? 0 : value
  })
}

function boxOf({ width, height }: InkSheet, trim: Handling['trim']): Box {
  const [left, top] = [Math.floor((width * trim.left) / 100), Math.floor((height * trim.top) / 100)]
  return {
    left,
    top,
    width: Math.max(1, Math.ceil((width * (100 - trim.right)) / 100) - left),
    height: Math.max(1, Math.ceil((height * (100 - trim.bottom)) / 100) - top),
  }
}

/** Room around the strokes, so that none touches the edge. */
const margin = 4

function boundsOf({ width, height, ink }: InkSheet): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (const [at, value] of ink.entries()) {
    if (isInk(value)) {
      const [x, y] = [at % width, Math.floor(at / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return {
    left: x,
    top: y,
    width: Math.min(width, right + margin + 1) - x,
    height: Math.min(height, bottom + margin + 1) - y,
  }
}
