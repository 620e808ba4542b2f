import type { Field } from '@countersign/answers/field'
import { fieldName, type Item, type Tag } from './page.ts'
import { colors } from './page-format.ts'

/** Outer size. The widget inside is 48 x 24 pt, so that initials do not touch the border. */
export const initialsBox = { width: 52, height: 28 } as const
const inset = 2

export function drawInitialsBox(field: Field, at: { x: number; y: number; tag: Tag }): Item[] {
  const { width, height } = initialsBox

  return [
    { kind: 'box', x: at.x, y: at.y, width, height, weight: 0.6, color: colors.line },
    {
      kind: 'widget',
      name: fieldName(field.key),
      control: 'line',
      label: field.label,
      x: at.x + inset,
      y: at.y + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      tag: at.tag,
    },
  ]
}
