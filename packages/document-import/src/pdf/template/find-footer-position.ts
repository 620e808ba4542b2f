import type { Rect } from '@countersign/pdf/coordinates'
import { uploadedFooterWidth } from '@countersign/pdf/document/page-footer'
import type { PlacedField } from './create-fields.ts'
import type { PreparedPage } from '../prepared-pdf.ts'

/** Baselines in order of preference: many forms have a footer of their own at half an inch. */
const baselines = [30, 12, 46, 20]
/** Half the width of the longest footer, and its extent below and above the baseline, in points. */
const extent = { aside: uploadedFooterWidth / 2, down: 3, up: 8 }

/**
 * Finds space for the packet's footer. A scanned page has no text positions, so the lowest baseline
 * is the safest.
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
