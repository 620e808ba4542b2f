import type { TableLayout } from '../../piece.ts'
import { drawSquare } from '../draw-square.ts'
import { fieldName, type Item, type LayoutBlock, type Tag } from '../page.ts'
import { layOutText, textBlock } from '../text/lay-out-text.ts'
import { breakLines } from '../text/break-lines.ts'
import { colors, type Column, type LayoutOptions } from '../page-format.ts'
import { layOutRecords } from './lay-out-records.ts'
import { toRowLines } from './row-lines.ts'
import type { Cell, RowLine } from './row-lines.ts'

const inset = 3
/** Tables up to this size are kept on one page if possible. */
const maxUnsplitRows = 9

/** A table with its maximum number of rows; its header is repeated on each page. */
export function layOutTable(
  layout: TableLayout,
  at: Column,
  groups: LayoutOptions['groups'],
): LayoutBlock[] {
  const { field } = layout
  if (at.format.print === 'large' && (field.columns?.length ?? 0) > 3) {
    return layOutRecords(layout, at)
  }

  const { styles } = at.format
  const table: Tag = { type: 'Table' }
  const rowLines = toRowLines(layout, at)
  const head = drawHead(rowLines, at, table)
  const rowHeight = rowLines.reduce((sum, { height }) => sum + height, 0)
  const count = field.rows?.max ?? 0
  const whole = groups === 'whole' && count <= maxUnsplitRows
  const title = layOutText(field.label, {
    style: styles.tableTitle,
    ...at,
    tag: { type: 'P' },
    before: 10,
    keepWithNext: true,
  })
  const rows = Array.from({ length: count }, (_, row) => ({
    before: 0,
    height: rowHeight,
    // No page break after the header and the first row, nor before the last row.
    keepWithNext: row === 0 || row === count - 2 || (whole && row < count - 1),
    items: drawRow(row, { rowLines, table, ...at }),
    head,
  }))

  return [...title, { ...head, before: 3, keepWithNext: true }, ...rows]
}

function drawHead(rowLines: RowLine[], at: Column, table: Tag): LayoutBlock {
  const row: Tag = { type: 'TR', parent: table }
  const style = at.format.styles.columnHead
  const items: Item[] = []
  let height = 0
  for (const { tracks } of rowLines) {
    const lines = tracks.map(
      ({ label, width }) => breakLines(label, style, width - 2 * inset).length,
    )
    height += Math.max(...lines) * style.leading + (items.length === 0 ? 4 : 1)
    for (const [index, { label, x, width }] of tracks.entries()) {
      const y = height - 3 - (lines[index] ?? 1) * style.leading
      const tag: Tag = { type: 'TH', parent: row }
      const block = textBlock(label, { style, x: x + inset, y, width: width - 2 * inset, tag })
      items.push(...block.items)
    }
  }

  return {
    before: 0,
    height,
    keepWithNext: true,
    items: [...items, rule(at, height, 0.8, colors.soft)],
  }
}

function drawRow(
  row: number,
  at: { rowLines: RowLine[]; table: Tag; x: number; width: number },
): Item[] {
  const rowTag: Tag = { type: 'TR', parent: at.table }
  let top = 0
  const lines = at.rowLines.map((line) => {
    top += line.height
    return drawRowLine(row, { ...line, y: top - line.height, rowTag })
  })

  return [
    ...lines.flatMap(({ cells }) => cells),
    ...lines.flatMap(({ edges }) => edges),
    rule(at, top, 0.5, colors.line),
  ]
}

function drawRowLine(
  row: number,
  { tracks, height, y, rowTag }: RowLine & { y: number; rowTag: Tag },
): { cells: Item[]; edges: Item[] } {
  const cells = tracks.flatMap((track) => {
    const cellHeight = (height - 3) / track.cells.length
    return track.cells.flatMap((cell, index) =>
      drawCell(
        cell,
        row,
        { ...track, y: y + 1.5 + index * cellHeight, height: cellHeight },
        rowTag,
      ),
    )
  })
  const edges = tracks.slice(1).map((track): Item => {
    return {
      kind: 'rule',
      x1: track.x,
      y1: y,
      x2: track.x,
      y2: y + height,
      weight: 0.4,
      color: colors.faint,
    }
  })

  return { cells, edges }
}

function drawCell(
  { field, column }: Cell,
  row: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  parent: Tag,
): Item[] {
  const key = `${field.key}.${row}.${column.key}`
  const label = `${field.label}, row ${row + 1}, ${column.label}`
  const tag: Tag = { type: 'TD', parent }
  if (column.type === 'checkbox') {
    return drawSquare(key, label, { x: x + width / 2 - 4.5, y: y + (height - 9) / 2, tag })
  }

  return [
    {
      kind: 'widget',
      name: fieldName(key),
      control: 'line',
      label,
      x: x + inset,
      y,
      width: width - 2 * inset,
      height,
      tag,
    },
  ]
}

function rule(at: { x: number; width: number }, y: number, weight: number, color: string): Item {
  return { kind: 'rule', x1: at.x, y1: y, x2: at.x + at.width, y2: y, weight, color }
}
