import type { Field } from '@countersign/answers'
import type { Place } from '../piece.ts'
import { breakLines } from './break-lines.ts'
import type { Cell } from './cell.ts'
import { fieldName } from './field-name.ts'
import { drawInitialsBox, initialsBox } from './initials-box.ts'
import { textBlock } from './lay-out-text.ts'
import { ink } from './ink.ts'
import type { Column, Paper } from './paper.ts'
import { layOutChoices, layOutCheckbox } from './lay-out-choices.ts'
import type { Item, Tag } from './sheet.ts'

const lineHeight = 18

export function layOutCell(place: Place, at: Column): Cell {
  const { field } = place
  const style = at.paper.styles.label
  const tag: Tag = { type: 'P' }
  if (field.type === 'checkbox') {
    return layOutCheckbox(field, { ...at, tag })
  }

  const labelHeight = breakLines(field.label, style, at.width).length * style.leading
  const label = (bottom: number) =>
    textBlock(field.label, { style, ...at, y: bottom - labelHeight, tag }).items

  if (field.options && field.type !== 'select') {
    const choices = layOutChoices(field, { ...at, tag, stacked: place.choices === 'stacked' })
    return {
      labelHeight,
      controlHeight: choices.height,
      draw: (bottom) => [...label(bottom), ...choices.draw(bottom)],
    }
  }

  if (field.type === 'initials') {
    const draw = (bottom: number) => [
      ...label(bottom),
      ...drawInitialsBox(field, { x: at.x, y: bottom + 3, tag }),
    ]
    return { labelHeight, controlHeight: initialsBox.height + 4, draw }
  }

  const controlHeight = roomFor(place, at.paper)
  return {
    labelHeight,
    controlHeight,
    draw: (bottom) => [
      ...label(bottom),
      ...drawLine(field, { x: at.x, y: bottom, width: at.width, tag }, controlHeight),
    ],
  }
}

/** A narrow page needs more lines for the same answer. */
function roomFor({ field, lines = 3 }: Place, { print }: Paper): number {
  if (field.type === 'longtext') {
    return (print === 'large' ? Math.ceil(lines * 1.8) : lines) * 14 + 8
  }

  return print === 'large' && field.type === 'address' ? 2 * lineHeight : lineHeight
}

function drawLine(
  field: Field,
  at: { x: number; y: number; width: number; tag: Tag },
  height: number,
): Item[] {
  const widget: Item = {
    kind: 'widget',
    name: fieldName(field.key),
    control: field.type === 'longtext' ? 'multiline' : 'line',
    label: field.label,
    x: at.x,
    y: at.y + 1,
    width: at.width,
    height: height - 2,
    tag: at.tag,
  }
  if (field.type === 'longtext') {
    const inset = { ...widget, x: at.x + 3, y: at.y + 4, width: at.width - 6, height: height - 6 }
    return [
      { kind: 'box', ...at, y: at.y + 2, height: height - 2, weight: 0.5, color: ink.line },
      inset,
    ]
  }

  const y = at.y + height
  return [
    widget,
    { kind: 'rule', x1: at.x, y1: y, x2: at.x + at.width, y2: y, weight: 0.6, color: ink.line },
  ]
}
