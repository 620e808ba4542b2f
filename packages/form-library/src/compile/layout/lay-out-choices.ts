import type { Field, FieldOption } from '@countersign/answers'
import { breakLines } from './break-lines.ts'
import type { Cell } from './cell.ts'
import { fieldName } from './field-name.ts'
import { textBlock } from './lay-out-text.ts'
import { ink } from './ink.ts'
import type { Column } from './paper.ts'
import type { Item, Tag } from './sheet.ts'

const square = 9
const besideSquare = square + 5
const between = 16
const rowGap = 5

interface At extends Column {
  tag: Tag
}

interface Spot {
  option: FieldOption
  dx: number
  dy: number
  width: number
}

/** One small square for each choice, in a line that wraps or one below the other. */
export function layOutChoices(
  field: Field,
  at: At & { stacked: boolean },
): { height: number; draw(y: number): Item[] } {
  const { spots, height } = setOut(field.options ?? [], at)
  const style = at.paper.styles.choice

  return {
    height: height + 4,
    draw: (y) =>
      spots.flatMap(({ option, dx, dy, width }) => {
        const corner = { x: at.x + dx, y: y + dy + 4 }
        const label = { style, x: corner.x + besideSquare, y: corner.y - 1, width }
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

/** One square with its sentence beside it. */
export function layOutCheckbox(field: Field, at: At): Cell {
  const style = at.paper.styles.choice
  const width = at.width - besideSquare
  const lines = breakLines(field.label, style, width).length

  return {
    labelHeight: 0,
    controlHeight: lines * style.leading + 4,
    draw: (y) => [
      ...drawSquare(field.key, field.label, { x: at.x, y: y + 4, tag: at.tag }),
      ...textBlock(field.label, {
        style,
        x: at.x + besideSquare,
        y: y + 3,
        width,
        tag: at.tag,
      }).items,
    ],
  }
}

export function drawSquare(
  key: string,
  label: string,
  at: { x: number; y: number; tag: Tag },
): Item[] {
  const edge = { x: at.x, y: at.y, width: square, height: square }

  return [
    { kind: 'box', ...edge, weight: 0.7, color: ink.soft },
    { kind: 'widget', name: fieldName(key), control: 'check', label, ...edge, tag: at.tag },
  ]
}

function setOut(
  options: FieldOption[],
  at: Pick<Column, 'width' | 'paper'> & { stacked: boolean },
): { spots: Spot[]; height: number } {
  const style = at.paper.styles.choice
  const spots: Spot[] = []
  let dx = 0
  let dy = 0
  let tallest = 0
  for (const option of options) {
    const full = at.width - besideSquare
    const lines = breakLines(option.label, style, full)
    const width = lines.length > 1 ? full : (lineWidth(lines[0]) ?? 0) + 1
    if (dx > 0 && (at.stacked || dx + besideSquare + width > at.width)) {
      dx = 0
      dy += tallest + rowGap
      tallest = 0
    }
    spots.push({ option, dx, dy, width })
    tallest = Math.max(tallest, lines.length * style.leading)
    dx += besideSquare + width + between
  }

  return { spots, height: dy + tallest }
}

function lineWidth(line: { width: number }[] | undefined): number | undefined {
  return line?.reduce((sum, run) => sum + run.width, 0)
}
