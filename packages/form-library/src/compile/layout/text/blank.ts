import type { Field, FieldOption, FieldType } from '@countersign/answers/field'
import type { FieldLayout } from '../../piece.ts'
import { fieldName, type Item, type Tag } from '../page.ts'
import { colors, type Column } from '../page-format.ts'
import { drawInitialsBox, initialsBox } from '../initials-box.ts'
import { drawSquare } from '../draw-square.ts'
import { measureText } from './fonts.ts'

export interface Blank {
  field: Field
  /** Of a field with choices in the text: the check box of this one. */
  option?: FieldOption
  width: number
  height: number
}

/** By key, and by `key=value` for each choice. */
export type Blanks = ReadonlyMap<string, Blank>

export function measureBlanks(layouts: readonly FieldLayout[], column: Column): Blanks {
  return new Map(
    layouts.flatMap((layout): [string, Blank][] => {
      const { field } = layout
      return [
        [field.key, { field, ...measureBlank(layout, column) }],
        ...(field.options ?? []).map((option): [string, Blank] => [
          `${field.key}=${option.value}`,
          { field, option, width: 10, height: 10 },
        ]),
      ]
    }),
  )
}

/** Words that follow a blank of the whole width stand in the next line. */
const widest = 8
const lineHeight = 14

function measureBlank({ field, lines = 3 }: FieldLayout, { width, format }: Column) {
  const most = width - widest
  if (field.type === 'checkbox') {
    return { width: 10, height: 10 }
  }
  if (field.type === 'initials') {
    return { width: initialsBox.width, height: initialsBox.height }
  }
  if (field.type === 'longtext') {
    const printed = format.print === 'large' ? Math.ceil(lines * 1.8) : lines
    return { width: most, height: printed * lineHeight + 8 }
  }

  const wanted = field.options ? measureLongest(field, format) + 8 : (widths[field.type] ?? 220)
  return { width: Math.min(wanted, most), height: lineHeight }
}

const widths: Partial<Record<FieldType, number>> = { date: 96, integer: 40, money: 72, name: 180 }

function measureLongest({ options = [] }: Field, { styles }: Column['format']): number {
  const { font, size } = styles.body

  return Math.max(48, ...options.map(({ label }) => measureText(label, font, size) * 1.1))
}

/** Height of a line with its blanks: they keep their distance from those in the line above. */
export function lineHeightWith(blanks: readonly Blank[], leading: number): number {
  return Math.max(leading, ...blanks.map(({ height }) => height + 4))
}

/** `y` is the baseline of the line. */
export function drawBlank(
  { field, option, width, height }: Blank,
  at: { x: number; y: number; tag: Tag },
): Item[] {
  const { x, tag } = at
  const bottom = at.y + 3
  if (option) {
    const label = `${field.label}: ${option.label}`
    return drawSquare(`${field.key}.${option.value}`, label, { x, y: at.y - 8, tag })
  }
  if (field.type === 'checkbox') {
    return drawSquare(field.key, field.label, { x, y: at.y - 8, tag })
  }
  if (field.type === 'initials') {
    return drawInitialsBox(field, { x, y: bottom - height, tag })
  }

  const isBox = field.type === 'longtext'
  const widget: Item = {
    kind: 'widget',
    name: fieldName(field.key),
    control: isBox ? 'multiline' : 'line',
    label: field.label,
    x: isBox ? x + 3 : x + 1,
    // The engine centers an answer: so it stands on the line of the words around it.
    y: bottom - height + (isBox ? 2 : 0.7),
    width: width - (isBox ? 6 : 2),
    height: height - (isBox ? 4 : 0),
    tag,
  }
  const edge: Item = isBox
    ? { kind: 'box', x, y: bottom - height, width, height, weight: 0.5, color: colors.line }
    : {
        kind: 'rule',
        x1: x,
        y1: bottom,
        x2: x + width,
        y2: bottom,
        weight: 0.6,
        color: colors.line,
      }

  return [widget, edge]
}
