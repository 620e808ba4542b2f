import type { PageSize } from '@countersign/contract/schemas/forms/form-place'

/** A rectangle on a page in points, from the upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function moveWithin<B extends Box>(
  box: B,
  by: { dx: number; dy: number },
  page: PageSize,
): B {
  return {
    ...box,
    x: clamp(box.x + by.dx, page.width - box.width),
    y: clamp(box.y + by.dy, page.height - box.height),
  }
}

/** The largest part of a move that keeps all boxes on the page. */
export function limitMove(
  boxes: readonly Box[],
  by: { dx: number; dy: number },
  page: PageSize,
): { dx: number; dy: number } {
  const all = boundingBox(boxes)
  const moved = moveWithin(all, by, page)

  return { dx: moved.x - all.x, dy: moved.y - all.y }
}

export function boundingBox(boxes: readonly Box[]): Box {
  const [first] = boxes
  if (!first) {
    return { x: 0, y: 0, width: 0, height: 0 }
  }
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))

  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** Whether two boxes share more than an edge. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

export function isOnPage(box: Box, page: PageSize): boolean {
  return (
    box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width && box.y + box.height <= page.height
  )
}

/** To a tenth of a point, finer than a printer. */
export function round(points: number): number {
  return Math.round(points * 10) / 10
}

/**
 * Rounds and clamps to 0 … `most`; the upper limit is rounded down, so that rounding never crosses
 * a page edge.
 */
export function clamp(points: number, max: number): number {
  return Math.max(0, Math.min(round(points), Math.floor(max * 10) / 10))
}
