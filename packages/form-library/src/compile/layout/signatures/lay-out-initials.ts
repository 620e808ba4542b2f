import type { Field } from '@countersign/answers/field'
import { drawInitialsBox, initialsBox } from '../initials-box.ts'
import { textBlock } from '../text/lay-out-text.ts'
import type { PageFormat } from '../page-format.ts'
import type { Item, LayoutBlock, Tag } from '../page.ts'

/** Boxes for initials on the right, with their label on the left or above. */
export function layOutInitials(label: string, fields: Field[], format: PageFormat): LayoutBlock {
  const pitch = format.print === 'large' ? 62 : 64
  const first = format.right - fields.length * pitch + (pitch - initialsBox.width)
  const x = format.left + format.hanging
  const above = format.print === 'large'
  const tag: Tag = { type: 'P' }
  const heading = textBlock(`Initials: ${label}`, {
    style: format.styles.choice,
    x,
    y: above ? 0 : 8,
    width: above ? format.right - x : first - x - 12,
    tag,
  })
  const y = above ? heading.height + 3 : 0
  const boxes = fields.flatMap((field, index) =>
    drawInitials(field, { x: first + index * pitch, y, resident: index + 1, format }),
  )
  const height = y + initialsBox.height + 2 + format.styles.label.leading

  return { before: 8, height, keepWithNext: false, items: [...heading.items, ...boxes] }
}

function drawInitials(
  field: Field,
  { x, y, resident, format }: { x: number; y: number; resident: number; format: PageFormat },
): Item[] {
  const tag: Tag = { type: 'P' }
  const style = format.styles.label
  const below = { style, x, y: y + initialsBox.height + 1, width: 60, tag }

  return [
    ...drawInitialsBox(field, { x, y, tag }),
    ...textBlock(`Resident ${resident}`, below).items,
  ]
}
