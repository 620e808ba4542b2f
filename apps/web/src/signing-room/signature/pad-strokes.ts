import type { Mark } from '@countersign/answers/answer'

/** A point in the pad's own units; pressure and time shape the line on screen. */
interface PadPoint {
  x: number
  y: number
  pressure: number
  time: number
}
export type PadStroke = readonly PadPoint[]

/**
 * The pad's own units: on every screen it is 600 wide. It is 360 high, and 450 on a narrow screen, where
 * it would be too low for a finger.
 */
export const padSize = { width: 600, height: 450 } as const

/** A mark is at least this high; what was drawn stands in its middle. */
const markHeight = 200

/** The contract's bounds on one mark, and the engine's bound on all points. */
const limits = { strokes: 200, pointsPerStroke: 3000, points: 10_000 } as const

/** Strokes as a mark; `undefined` if nothing was drawn. */
export function drawnMark(strokes: readonly PadStroke[]): Mark | undefined {
  const drawn = strokes.filter((stroke) => stroke.length > 0).slice(0, limits.strokes)
  if (drawn.length === 0) {
    return undefined
  }

  const points = drawn.reduce((sum, stroke) => sum + stroke.length, 0)
  const step = Math.max(1, Math.ceil(points / limits.points))
  const thinned = drawn.map((stroke) => thin(stroke, step).map(toPoint))
  const { top, height } = findBand(thinned.flat().map(({ y }) => y))

  return {
    kind: 'drawn',
    width: padSize.width,
    height,
    strokes: thinned.map((stroke) => stroke.map(({ x, y }) => ({ x, y: round(y - top) }))),
  }
}

/** The part of the pad that was drawn in: empty space above would make the signature small. */
function findBand(heights: readonly number[]): { top: number; height: number } {
  const [first, last] = [Math.min(...heights), Math.max(...heights)]
  const height = Math.max(markHeight, last - first)

  return { top: clamp((first + last - height) / 2, padSize.height - height), height: round(height) }
}

/** Every nth point and the last one, so that a stroke ends at the same point. */
function thin(stroke: PadStroke, step: number): PadStroke {
  const interval = Math.max(step, Math.ceil(stroke.length / limits.pointsPerStroke))
  return stroke.filter((_, index) => index % interval === 0 || index === stroke.length - 1)
}

/** A point of a mark, within the highest pad. */
function toPoint({ x, y }: PadPoint): { x: number; y: number } {
  return { x: clamp(x, padSize.width), y: clamp(y, padSize.height) }
}

function clamp(value: number, max: number): number {
  return round(Math.min(Math.max(value, 0), max))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function scaleStrokes(strokes: readonly PadStroke[], factor: number): PadStroke[] {
  return strokes.map((stroke) =>
    stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  )
}

export function clampToPad(strokes: readonly PadStroke[], height: number): PadStroke[] {
  return strokes.map((stroke) =>
    stroke.map((point) => ({
      ...point,
      x: clamp(point.x, padSize.width),
      y: clamp(point.y, height),
    })),
  )
}

/** Strokes that were drawn on a higher pad, moved up, and made smaller if they have to be. */
export function fitIntoPad(strokes: readonly PadStroke[], height: number): PadStroke[] {
  const heights = strokes.flat().map(({ y }) => y)
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  if (heights.length === 0 || bottom <= height) {
    return [...strokes]
  }

  const scale = Math.min(1, height / (bottom - top))
  const risen = Math.min(height, bottom - top)
  return strokes.map((stroke) =>
    stroke.map((point) => ({
      ...point,
      x: point.x * scale,
      y: height - risen + (point.y - top) * scale,
    })),
  )
}
