import { fieldName, type Item, type Tag } from './page.ts'
import { colors, type Column } from './page-format.ts'
import { textBlock } from './lay-out-text.ts'

interface SignerLine extends Column {
  /** The top of the room above the line, and that room with the line. */
  y: number
  height: number
  /** Said under the line. */
  caption: string
  /** What is filled in above the line; without one it is for pen and ink. */
  field?: { key: string; label: string }
}

/** A line with room above it and its caption below. */
export function drawSignerLine({ x, y, width, height, caption, ...more }: SignerLine): Item[] {
  const { field, format } = more
  const tag: Tag = { type: 'P' }
  const line = y + height
  const place: Item[] = field
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
    ...place,
    { kind: 'rule', x1: x, y1: line, x2: x + width, y2: line, weight: 0.6, color: colors.line },
    ...textBlock(caption, { style: format.styles.label, x, y: line + 2, width, tag }).items,
  ]
}
