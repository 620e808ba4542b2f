import type { PageSize, PlaceType } from '@countersign/contract/schemas/forms/form-place'
import { smallestPlace } from '@countersign/contract/rules/form-places'
import { clamp, round, type Box } from './box.ts'

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** The opposite edges stay; the box stays on the page and above the minimum size of its type. */
export function resizeBox<B extends Box & { type: PlaceType }>(
  box: B,
  handle: Handle,
  by: { dx: number; dy: number },
  page: PageSize,
): B {
  const min = smallestPlace[box.type]
  const across = resizeSide(
    { start: box.x, length: box.width },
    { grows: movedEnd(handle, 'e', 'w'), by: by.dx, min: min.width, max: page.width },
  )
  const down = resizeSide(
    { start: box.y, length: box.height },
    { grows: movedEnd(handle, 's', 'n'), by: by.dy, min: min.height, max: page.height },
  )

  return { ...box, x: across.start, width: across.length, y: down.start, height: down.length }
}

type MovedEnd = 'end' | 'start' | 'neither'

function movedEnd(handle: Handle, end: string, start: string): MovedEnd {
  return handle.includes(end) ? 'end' : handle.includes(start) ? 'start' : 'neither'
}

interface Side {
  start: number
  length: number
}

function resizeSide(
  { start, length }: Side,
  { grows, by, min, max }: { grows: MovedEnd; by: number; min: number; max: number },
): Side {
  switch (grows) {
    case 'neither':
      return { start, length }
    case 'end':
      return { start, length: Math.max(min, clamp(length + by, max - start)) }
    case 'start': {
      const end = start + length
      const moved = Math.min(clamp(start + by, max), round(end - min))
      return { start: Math.max(0, moved), length: round(end - Math.max(0, moved)) }
    }
  }
}
