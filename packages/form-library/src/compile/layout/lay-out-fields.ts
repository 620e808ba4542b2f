import type { Field } from '@countersign/answers'
import type { FieldWidth } from '../../form-definition.ts'
import type { FieldLayout } from '../piece.ts'
import { layOutCell } from './lay-out-cell.ts'
import { layOutTable } from './lay-out-table.ts'
import type { Column, PageFormat, LayoutOptions } from './page-format.ts'
import type { LayoutBlock } from './page.ts'

/** Columns of the grid of twelve that a field takes. */
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

/** In large print half a line is the least that an answer needs, and a name needs the whole. */
function getSpan({ width, field }: FieldLayout, { print }: PageFormat): number {
  if (print === 'standard') {
    return spans[width]
  }

  const narrow = width === 'quarter' || width === 'third'
  return narrow && field.type !== 'name' ? 6 : 12
}

/** Fields side by side on a grid of twelve columns, their lines aligned; tables by themselves. */
export function layOutFields(
  places: FieldLayout[],
  column: Column,
  groups: LayoutOptions['groups'],
): LayoutBlock[] {
  const { left, right } = column.format
  const whole = { ...column, x: left, width: right - left }

  return toRows(places, column.format).flatMap((row) => {
    const table = row[0]?.field.type === 'table' ? row[0].field : undefined
    return table
      ? layOutTable(table, isWide(table) ? whole : column, groups)
      : [layOutRow(row, column)]
  })
}

/** A table of many columns takes the margin of the hanging numbers too. */
function isWide(table: Field): boolean {
  return (table.columns?.length ?? 0) > 5
}

function toRows(places: FieldLayout[], format: PageFormat): FieldLayout[][] {
  const rows: FieldLayout[][] = []
  let used = 12
  for (const place of places) {
    const span = place.field.type === 'table' ? 12 : getSpan(place, format)
    if (used + span > 12) {
      rows.push([place])
      used = span
    } else {
      rows.at(-1)?.push(place)
      used += span
    }
  }

  return rows
}

function layOutRow(row: FieldLayout[], column: Column): LayoutBlock {
  const unit = (column.width + gutter) / 12
  let x = column.x
  const cells = row.map((place) => {
    const width = getSpan(place, column.format) * unit - gutter
    const cell = layOutCell(place, { x, width, format: column.format })
    x += width + gutter
    return cell
  })
  const labelHeight = Math.max(...cells.map((cell) => cell.labelHeight))
  const controlHeight = Math.max(...cells.map((cell) => cell.controlHeight))

  return {
    before: 7,
    height: labelHeight + controlHeight,
    keepWithNext: false,
    items: cells.flatMap((cell) => cell.draw(labelHeight)),
  }
}
