import type { Mark } from '@countersign/answers'

/** A point of a stroke in the pad's own units; pressure and time shape the line on the screen. */
interface PadPoint {
  x: number
  y: number
  pressure: number
  time: number
}
export type PadStroke = readonly PadPoint[]

/** The pad's own units: strokes are kept in these, whatever the size of the box that day. */
export const padSize = { width: 600, height: 200 } as const

/** What the contract takes of one mark (`Mark`, and the engine's bound on all points). */
const most = { strokes: 200, pointsOfStroke: 3000, points: 10_000 } as const

/** Strokes as a mark, or nothing where nothing was drawn. */
export function drawnMark(strokes: readonly PadStroke[]): Mark | undefined {
  const drawn = strokes.filter((stroke) => stroke.length > 0).slice(0, most.strokes)
  if (drawn.length === 0) {
    return undefined
  }

  const points = drawn.reduce((sum, stroke) => sum + stroke.length, 0)
  const step = Math.max(1, Math.ceil(points / most.points))
  return {
    kind: 'drawn',
    ...padSize,
    strokes: drawn.map((stroke) => thin(stroke, step).map(toPoint)),
  }
}

/** Every n-th point and the last one, so that a stroke still ends where it ended. */
function thin(stroke: PadStroke, step: number): PadStroke {
  const needed = Math.max(step, Math.ceil(stroke.length / most.pointsOfStroke))
  return stroke.filter((_, index) => index % needed === 0 || index === stroke.length - 1)
}

/** A finger that slips off the pad is held at its edge. */
function toPoint({ x, y }: PadPoint): { x: number; y: number } {
  return { x: within(x, padSize.width), y: within(y, padSize.height) }
}

function within(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most) * 10) / 10
}

/** Strokes from one measure into another: from the box on the screen to the pad's units, and back. */
export function scaleStrokes(strokes: readonly PadStroke[], factor: number): PadStroke[] {
  return strokes.map((stroke) =>
    stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  )
}
