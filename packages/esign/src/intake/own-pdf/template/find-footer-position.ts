import type { Rect } from '../../../pdf/coordinates.ts'
import type { PlacedField } from './create-fields.ts'
import type { PreparedPage } from '../prepared-pdf.ts'

/** Baselines, the likeliest to be free first: forms have lines of their own at half an inch. */
const baselines = [30, 12, 46, 20]
/** Half the width of the longest line that stands there, and how far it reaches down and up. */
const extent = { aside: 130, down: 3, up: 8 }

/**
 * Where a page has room for the line that every page of a packet bears in its foot. A scanned page
 * says nothing of where it is white: the lowest is the safest there.
 */
export function findFooterBaseline(
  page: PreparedPage,
  index: number,
  fields: readonly PlacedField[],
): number {
  const taken = [
    ...page.paragraphs.map(({ rect }) => rect),
    ...fields.flatMap(({ at }) =>
      at.filter((place) => place.page === index).map(({ rect }) => rect),
    ),
  ]
  const free = baselines.find((y) => !taken.some((rect) => overlaps(rect, y, page.width / 2)))

  return page.paragraphs.length === 0 ? 12 : (free ?? 12)
}

function overlaps({ x, y, width, height }: Rect, baseline: number, middle: number): boolean {
  return (
    y < baseline + extent.up &&
    y + height > baseline - extent.down &&
    x < middle + extent.aside &&
    x + width > middle - extent.aside
  )
}
