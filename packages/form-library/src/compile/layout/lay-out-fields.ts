import type { Field } from '@countersign/esign'
import type { FieldWidth } from '../../form-definition.ts'
import type { Place } from '../piece.ts'
import { layOutCell } from './lay-out-cell.ts'
import { layOutTable } from './lay-out-table.ts'
import { page } from './page-metrics.ts'
import type { Setting } from './setting.ts'
import type { Slab } from './sheet.ts'

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

/** Fields side by side on a grid of twelve columns, their lines aligned; tables by themselves. */
export function layOutFields(
  places: Place[],
  column: { x: number; width: number },
  groups: Setting['groups'],
): Slab[] {
  return toRows(places).flatMap((row) => {
    const table = row[0]?.field.type === 'table' ? row[0].field : undefined
    return table
      ? layOutTable(table, isWide(table) ? fullColumn : column, groups)
      : [layOutRow(row, column)]
  })
}

/** A table of many columns takes the margin of the hanging numbers too. */
const fullColumn = { x: page.left, width: page.right - page.left }

function isWide(table: Field): boolean {
  return (table.columns?.length ?? 0) > 5
}

function toRows(places: Place[]): Place[][] {
  const rows: Place[][] = []
  let used = 12
  for (const place of places) {
    const span = place.field.type === 'table' ? 12 : spans[place.width]
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

function layOutRow(row: Place[], column: { x: number; width: number }): Slab {
  const unit = (column.width + gutter) / 12
  let x = column.x
  const cells = row.map((place) => {
    const width = spans[place.width] * unit - gutter
    const cell = layOutCell(place, { x, width })
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
