import type { Field } from '@countersign/answers/field'
import type { FieldLayout } from '../../piece.ts'
import { breakLines } from '../text/break-lines.ts'
import { fieldName, type Cell, type Item, type Tag } from '../page.ts'
import { drawInitialsBox, initialsBox } from '../initials-box.ts'
import { textBlock } from '../text/lay-out-text.ts'
import { colors, type Column, type PageFormat } from '../page-format.ts'
import { layOutChoices, layOutCheckbox } from './lay-out-choices.ts'

const lineHeight = 18

export function layOutCell(layout: FieldLayout, at: Column): Cell {
  const { field } = layout
  const style = at.format.styles.label
  const tag: Tag = { type: 'P' }
  if (field.type === 'checkbox') {
    return layOutCheckbox(field, { ...at, tag })
  }

  if (field.labelWithAnswer || field.textOf) {
    return layOutUnprinted(layout, { ...at, tag })
  }

  const labelHeight = breakLines(field.label, style, at.width).length * style.leading
  const label = (bottom: number) =>
    textBlock(field.label, { style, ...at, y: bottom - labelHeight, tag }).items

  if (field.options && field.type !== 'select') {
    const choices = layOutChoices(field, { ...at, tag, stacked: layout.choices === 'stacked' })
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

  const controlHeight = computeControlHeight(layout, at.format, at.width)
  return {
    labelHeight,
    controlHeight,
    draw: (bottom) => [
      ...label(bottom),
      ...drawLine(field, { x: at.x, y: bottom, width: at.width, tag }, controlHeight),
    ],
  }
}

/** Space for a label and an answer, and nothing on paper until there is one. */
function layOutUnprinted(layout: FieldLayout, at: Column & { tag: Tag }): Cell {
  const height = computeControlHeight(layout, at.format, at.width)
  const draw = (bottom: number) =>
    drawLine(layout.field, { ...at, y: bottom }, height).filter(({ kind }) => kind === 'widget')
  return { labelHeight: 0, controlHeight: height, draw }
}

function computeControlHeight(
  { field, lines = 3 }: FieldLayout,
  { print, scale, styles }: PageFormat,
  width: number,
): number {
  if (field.textOf) {
    return measureTexts(field, {
      width: width - 6,
      size: (field.points ?? 10 * scale) / scale,
      styles,
    })
  }
  if (isMultiline(field)) {
    // A narrow page needs more lines for the same answer.
    return (print === 'large' ? Math.ceil(lines * 1.8) : lines) * 14 + 8
  }

  return print === 'large' && field.type === 'address' ? 2 * lineHeight : lineHeight
}

/** The longest of the texts that may stand here, with a little to spare: the engine breaks lines itself. */
function measureTexts(
  { textOf, bold }: Field,
  { width, size, styles }: Pick<PageFormat, 'styles'> & { width: number; size: number },
): number {
  const { texts = {}, otherwise = '' } = textOf ?? {}
  const font = bold ? styles.choice.bold : styles.choice.font
  const style = { ...styles.choice, font, size: size * 1.04 }
  const lines = [...Object.values(texts), otherwise].map((text) =>
    text
      .split('\n')
      .map((paragraph) => Math.max(1, breakLines(paragraph, style, width).length))
      .reduce((sum, count) => sum + count, 0),
  )

  return Math.max(...lines) * size * 1.2 + 14
}

/** Photos print the numbers under which the appendix shows them. */
function isMultiline({ type }: Field): boolean {
  return type === 'longtext' || type === 'photos'
}

function drawLine(
  field: Field,
  at: { x: number; y: number; width: number; tag: Tag },
  height: number,
): Item[] {
  const widget: Item = {
    kind: 'widget',
    name: fieldName(field.key),
    control: isMultiline(field) ? 'multiline' : 'line',
    label: field.label,
    x: at.x,
    y: at.y + 1,
    width: at.width,
    height: height - 2,
    tag: at.tag,
  }
  if (isMultiline(field)) {
    const inset = { ...widget, x: at.x + 3, y: at.y + 4, width: at.width - 6, height: height - 6 }
    return [
      { kind: 'box', ...at, y: at.y + 2, height: height - 2, weight: 0.5, color: colors.line },
      inset,
    ]
  }

  const y = at.y + height
  return [
    widget,
    { kind: 'rule', x1: at.x, y1: y, x2: at.x + at.width, y2: y, weight: 0.6, color: colors.line },
  ]
}
