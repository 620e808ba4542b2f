import type { CSSProperties } from 'react'
import type { Box } from './pdf-page-plan.ts'

/** A box on a page as parts of the page's size, so that it follows every zoom. */
export function styleOfBox(box: Box, within: Pick<Box, 'width' | 'height'> & Partial<Box>) {
  const { x = 0, y = 0, width, height } = within
  return {
    left: percent((box.x - x) / width),
    top: percent((box.y - y) / height),
    width: percent(box.width / width),
    height: percent(box.height / height),
  } satisfies CSSProperties
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)}%`
}
