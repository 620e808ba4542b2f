import type { Field } from '@countersign/esign'
import { drawInitialsBox, initialsBox } from './initials-box.ts'
import { textBlock } from './lay-out-text.ts'
import { hanging, page, styles } from './page-metrics.ts'
import type { Item, Slab, Tag } from './sheet.ts'

/** Boxes for initials at the right edge, with what they are given for at the left. */
export function layOutInitials(label: string, fields: Field[]): Slab {
  const pitch = 64
  const first = page.right - fields.length * pitch + (pitch - initialsBox.width)
  const tag: Tag = { type: 'P' }
  const heading = textBlock(`Initials: ${label}`, {
    style: styles.choice,
    x: page.left + hanging,
    y: 8,
    width: first - page.left - hanging - 12,
    tag,
  })
  const places = fields.flatMap((field, index): Item[] => {
    const x = first + index * pitch
    const at: Tag = { type: 'P' }
    return [
      ...drawInitialsBox(field, { x, y: 0, tag: at }),
      ...textBlock(`Resident ${index + 1}`, {
        style: styles.label,
        x,
        y: initialsBox.height + 1,
        width: 60,
        tag: at,
      }).items,
    ]
  })

  return { before: 8, height: 40, keepWithNext: false, items: [...heading.items, ...places] }
}
