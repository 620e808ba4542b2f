import type { Field } from '@countersign/answers'
import { drawInitialsBox, initialsBox } from './initials-box.ts'
import { textBlock } from './lay-out-text.ts'
import type { Paper } from './paper.ts'
import type { Item, Slab, Tag } from './sheet.ts'

/** Boxes for initials at the right edge, with what they are given for at the left, or above. */
export function layOutInitials(label: string, fields: Field[], paper: Paper): Slab {
  const pitch = paper.print === 'large' ? 62 : 64
  const first = paper.right - fields.length * pitch + (pitch - initialsBox.width)
  const x = paper.left + paper.hanging
  const above = paper.print === 'large'
  const tag: Tag = { type: 'P' }
  const heading = textBlock(`Initials: ${label}`, {
    style: paper.styles.choice,
    x,
    y: above ? 0 : 8,
    width: above ? paper.right - x : first - x - 12,
    tag,
  })
  const y = above ? heading.height + 3 : 0
  const places = fields.flatMap((field, index) =>
    drawPlace(field, { x: first + index * pitch, y, resident: index + 1, paper }),
  )
  const height = y + initialsBox.height + 2 + paper.styles.label.leading

  return { before: 8, height, keepWithNext: false, items: [...heading.items, ...places] }
}

function drawPlace(
  field: Field,
  { x, y, resident, paper }: { x: number; y: number; resident: number; paper: Paper },
): Item[] {
  const tag: Tag = { type: 'P' }
  const style = paper.styles.label
  const below = { style, x, y: y + initialsBox.height + 1, width: 60, tag }

  return [
    ...drawInitialsBox(field, { x, y, tag }),
    ...textBlock(`Resident ${resident}`, below).items,
  ]
}
