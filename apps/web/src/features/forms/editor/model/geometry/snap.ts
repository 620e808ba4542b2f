import type { PageSize } from '@countersign/contract/schemas/forms/form-place'
import { round, type Box } from './box.ts'
import type { Handle } from './resize.ts'

/** A line that an edge or a center snapped to, in points; shown during a drag. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

export interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

/**
 * The offset to the nearest line of `others` or the center of the page, for any edge or the center
 * of `box`; no offset beyond `reach` points.
 */
export function snapMove(
  box: Box,
  others: readonly Box[],
  { page, reach }: { page: PageSize; reach: number },
): Snapped {
  const across = nearest(boxLines(box, 'x'), snapTargets(others, 'x', page.width), reach)
  const down = nearest(boxLines(box, 'y'), snapTargets(others, 'y', page.height), reach)

  return toSnapped(across, down)
}

/** Like `snapMove`, for the edges that a handle moves. */
export function snapEdges(
  box: Box,
  handle: Handle,
  others: readonly Box[],
  { page, reach }: { page: PageSize; reach: number },
): Snapped {
  const [left, , right] = boxLines(box, 'x')
  const [top, , bottom] = boxLines(box, 'y')
  const edge = (end: number | undefined, start: number | undefined, sides: [string, string]) =>
    [handle.includes(sides[0]) ? end : handle.includes(sides[1]) ? start : undefined].filter(
      (at) => at !== undefined,
    )

  return toSnapped(
    nearest(edge(right, left, ['e', 'w']), snapTargets(others, 'x', page.width), reach),
    nearest(edge(bottom, top, ['s', 'n']), snapTargets(others, 'y', page.height), reach),
  )
}

function snapTargets(others: readonly Box[], axis: 'x' | 'y', pageLength: number): number[] {
  return [...others.flatMap((other) => boxLines(other, axis)), pageLength / 2]
}

/** Start, center and end. */
function boxLines(box: Box, axis: 'x' | 'y'): number[] {
  const [start, length] = axis === 'x' ? [box.x, box.width] : [box.y, box.height]

  return [start, start + length / 2, start + length]
}

interface SnapLine {
  at: number
  by: number
}

function toSnapped(across: SnapLine | undefined, down: SnapLine | undefined): Snapped {
  return {
    dx: across?.by ?? 0,
    dy: down?.by ?? 0,
    guides: [
      ...(across ? [{ axis: 'x' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'y' as const, at: down.at }] : []),
    ],
  }
}

function nearest(lines: readonly number[], at: readonly number[], reach: number) {
  return lines
    .flatMap((line) => at.map((target) => ({ at: target, by: round(target - line) })))
    .filter(({ by }) => Math.abs(by) <= reach)
    .toSorted((one, other) => Math.abs(one.by) - Math.abs(other.by))
    .at(0)
}
