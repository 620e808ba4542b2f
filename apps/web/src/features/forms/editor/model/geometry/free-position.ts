import type { PageSize } from '@countersign/contract/schemas/forms/form-place'
import { clamp, isOnPage, overlaps, type Box } from './box.ts'

const gap = 6

/**
 * A position where a box of this size overlaps nothing: the nearest below the wanted one, then from
 * the top of the page. On a full page the wanted position.
 */
export function findFreePosition(
  preferred: Box,
  taken: readonly Box[],
  page: PageSize,
): { x: number; y: number } {
  const start = { ...preferred, x: clamp(preferred.x, page.width - preferred.width) }
  const found =
    searchDown({ ...start, y: clamp(preferred.y, page.height - preferred.height) }, taken, page) ??
    searchDown({ ...start, y: 0 }, taken, page)

  return {
    x: found?.x ?? start.x,
    y: found?.y ?? clamp(preferred.y, page.height - preferred.height),
  }
}

function searchDown(from: Box, taken: readonly Box[], page: PageSize): Box | undefined {
  let box = from
  while (isOnPage(box, page)) {
    const here = box
    const blocking = taken.filter((other) => overlaps(here, other))
    if (blocking.length === 0) {
      return box
    }
    box = { ...box, y: Math.min(...blocking.map(({ y, height }) => y + height)) + gap }
  }

  return undefined
}
