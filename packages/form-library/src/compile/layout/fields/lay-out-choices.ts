import type { Field, FieldOption } from '@countersign/answers/field'
import { breakLines } from '../text/break-lines.ts'
import type { Cell, Item, Tag } from '../page.ts'
import { textBlock } from '../text/lay-out-text.ts'
import type { Column } from '../page-format.ts'
import { drawSquare, squareSize } from '../draw-square.ts'

const labelOffset = squareSize + 5
const columnGap = 16
const rowGap = 5

interface At extends Column {
  tag: Tag
}

interface PositionedOption {
  option: FieldOption
  dx: number
  dy: number
  width: number
}

export function layOutChoices(
  field: Field,
  at: At & { stacked: boolean },
): { height: number; draw(y: number): Item[] } {
  const { positions, height } = positionOptions(field.options ?? [], at)
  const style = at.format.styles.choice

  return {
    height: height + 4,
    draw: (y) =>
      positions.flatMap(({ option, dx, dy, width }) => {
        const corner = { x: at.x + dx, y: y + dy + 4 }
        const label = { style, x: corner.x + labelOffset, y: corner.y - 1, width }
        return [
          ...drawSquare(`${field.key}.${option.value}`, `${field.label}: ${option.label}`, {
            ...corner,
            tag: at.tag,
          }),
          ...textBlock(option.label, { ...label, tag: at.tag }).items,
        ]
      }),
  }
}

export function layOutCheckbox(field: Field, at: At): Cell {
  const style = at.format.styles.choice
  const width = at.width - labelOffset
  const lines = breakLines(field.label, style, width).length

  return {
    labelHeight: 0,
    controlHeight: lines * style.leading + 4,
    draw: (y) => [
      ...drawSquare(field.key, field.label, { x: at.x, y: y + 4, tag: at.tag }),
      ...textBlock(field.label, {
        style,
        x: at.x + labelOffset,
        y: y + 3,
        width,
        tag: at.tag,
      }).items,
    ],
  }
}

function positionOptions(
  options: FieldOption[],
  at: Pick<Column, 'width' | 'format'> & { stacked: boolean },
): { positions: PositionedOption[]; height: number } {
  const style = at.format.styles.choice
  const positions: PositionedOption[] = []
  let dx = 0
  let dy = 0
  let tallest = 0
  for (const option of options) {
    const full = at.width - labelOffset
    const lines = breakLines(option.label, style, full)
    const width = lines.length > 1 ? full : (measureLine(lines[0]) ?? 0) + 1
    if (dx > 0 && (at.stacked || dx + labelOffset + width > at.width)) {
      dx = 0
      dy += tallest + rowGap
      tallest = 0
    }
    positions.push({ option, dx, dy, width })
    tallest = Math.max(tallest, lines.length * style.leading)
    dx += labelOffset + width + columnGap
  }

  return { positions, height: dy + tallest }
}

function measureLine(line: { width: number }[] | undefined): number | undefined {
  return line?.reduce((sum, run) => sum + run.width, 0)
}
