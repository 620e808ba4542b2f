import { fieldName, type Item, type Tag } from '../page.ts'
import { colors, type Column } from '../page-format.ts'
import { textBlock } from '../text/lay-out-text.ts'

interface SignerLine extends Column {
  /** Top and height of the area above the line. */
  y: number
  height: number
  caption: string
  /** Default: a line to sign in ink. */
  field?: { key: string; label: string }
}

export function drawSignerLine({ x, y, width, height, caption, ...more }: SignerLine): Item[] {
  const { field, format } = more
  const tag: Tag = { type: 'P' }
  const line = y + height
  const widget: Item[] = field
    ? [
        {
          kind: 'widget',
          name: fieldName(field.key),
          control: 'line',
          label: field.label,
          ...{ x, y: y + 1, width, height: height - 2 },
          tag,
        },
      ]
    : []

  return [
    ...widget,
    { kind: 'rule', x1: x, y1: line, x2: x + width, y2: line, weight: 0.6, color: colors.line },
    ...textBlock(caption, { style: format.styles.label, x, y: line + 2, width, tag }).items,
  ]
}
