import type { Field } from '@countersign/answers/field'
import type { FieldWidth } from '../../../form-definition.ts'
import type { FieldLayout } from '../../piece.ts'
import { layOutCell } from './lay-out-cell.ts'
import { layOutTable } from './lay-out-table.ts'
import type { Column, PageFormat, LayoutOptions } from '../page-format.ts'
import type { LayoutBlock } from '../page.ts'

/** In columns of a grid of twelve. */
const spans: Record<FieldWidth, number> = {
  quarter: 3,
  third: 4,
  fiveTwelfths: 5,
  half: 6,
  twoThirds: 8,
  threeQuarters: 9,
  full: 12,
}
const gutter = 14

/** In large print an answer takes at least half a line, a name a full one. */
function getSpan({ width, field }: FieldLayout, { print }: PageFormat): number {
  if (print === 'standard') {
    return spans[width]
  }

  const narrow = width === 'quarter' || width === 'third'
  return narrow && field.type !== 'name' ? 6 : 12
}

/** Fields in rows on a grid of twelve columns; tables in rows of their own. */
export function layOutFields(
  layouts: FieldLayout[],
  column: Column,
  groups: LayoutOptions['groups'],
): LayoutBlock[] {
  const { left, right } = column.format
  const whole = { ...column, x: left, width: right - left }

  const alone = layouts.filter(({ field }) => field.rowsOf === undefined)

  return toRows(alone, column.format).flatMap((row) => {
    const [first] = row
    if (first?.field.type !== 'table') {
      return [layOutRow(row, column)]
    }
    const besides = layouts.filter(({ field }) => field.rowsOf === first.field.key)
    const table = { ...first, besides: besides.map(({ field }) => field) }
    return layOutTable(table, isWide(first.field) ? whole : column, groups)
  })
}

/** A wide table extends into the margin for clause numbers. */
function isWide(table: Field): boolean {
  return (table.columns?.length ?? 0) > 5
}

function toRows(layouts: FieldLayout[], format: PageFormat): FieldLayout[][] {
  const rows: FieldLayout[][] = []
  let used = 12
  for (const layout of layouts) {
    const span = layout.field.type === 'table' ? 12 : getSpan(layout, format)
    if (used + span > 12) {
      rows.push([layout])
      used = span
    } else {
      rows.at(-1)?.push(layout)
      used += span
    }
  }

  return rows
}

function layOutRow(row: FieldLayout[], column: Column): LayoutBlock {
  const unit = (column.width + gutter) / 12
  let x = column.x
  const cells = row.map((layout) => {
    const width = getSpan(layout, column.format) * unit - gutter
    const cell = layOutCell(layout, { x, width, format: column.format })
    x += width + gutter
    return cell
  })
  const labelHeight = Math.max(...cells.map((cell) => cell.labelHeight))
  const controlHeight = Math.max(...cells.map((cell) => cell.controlHeight))

  return {
    before: 5,
    height: labelHeight + controlHeight,
    keepWithNext: false,
    items: cells.flatMap((cell) => cell.draw(labelHeight)),
  }
}
