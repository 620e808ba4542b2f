import type { Field, TableColumn } from '@countersign/answers'
import type { FieldLayout } from '../../piece.ts'
import { drawSquare } from './lay-out-choices.ts'
import { fieldName, type Item, type LayoutBlock, type Tag } from '../page.ts'
import { layOutText, textBlock } from '../text/lay-out-text.ts'
import { breakLines } from '../text/break-lines.ts'
import { colors, type Column, type LayoutOptions } from '../page-format.ts'
import { layOutRecords } from './lay-out-records.ts'

/** For one line of text, or for two. */
function getRowHeight({ lines = 1 }: FieldLayout): number {
  return 19 + 7 * (lines - 1)
}

const inset = 3
/** Tables up to this size are kept on one page if possible. */
const maxUnsplitRows = 9

interface Track {
  column: TableColumn
  x: number
  width: number
}

/** A table with its maximum number of rows; its header is repeated on each page. */
export function layOutTable(
  layout: FieldLayout,
  at: Column,
  groups: LayoutOptions['groups'],
): LayoutBlock[] {
  const { field } = layout
  if (at.format.print === 'large' && (field.columns?.length ?? 0) > 3) {
    return layOutRecords(layout, at)
  }

  const { styles } = at.format
  const tracks = toTracks(field.columns ?? [], at)
  const table: Tag = { type: 'Table' }
  const head = drawHead(tracks, at, table)
  const rowHeight = getRowHeight(layout)
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
    items: drawRow(field, row, { tracks, table, rowHeight, ...at }),
    head,
  }))

  return [...title, { ...head, before: 3, keepWithNext: true }, ...rows]
}

function toTracks(columns: TableColumn[], at: Column): Track[] {
  // On a narrow page, narrow columns need a larger share for their headers.
  const share = ({ weight = 1 }: TableColumn) =>
    at.format.print === 'large' ? Math.sqrt(weight) : weight
  const total = columns.reduce((sum, column) => sum + share(column), 0)
  let x = at.x

  return columns.map((column) => {
    const width = (share(column) / total) * at.width
    x += width
    return { column, x: x - width, width }
  })
}

function drawHead(tracks: Track[], at: Column, table: Tag): LayoutBlock {
  const row: Tag = { type: 'TR', parent: table }
  const style = at.format.styles.columnHead
  const lines = tracks.map(
    ({ column, width }) => breakLines(column.label, style, width - 2 * inset).length,
  )
  const height = Math.max(...lines) * style.leading + 4
  const items = tracks.flatMap(({ column, x, width }, index) => {
    const y = height - 3 - (lines[index] ?? 1) * style.leading
    const tag: Tag = { type: 'TH', parent: row }
    return textBlock(column.label, { style, x: x + inset, y, width: width - 2 * inset, tag }).items
  })

  return {
    before: 0,
    height,
    keepWithNext: true,
    items: [...items, rule(at, height, 0.8, colors.soft)],
  }
}

function drawRow(
  field: Field,
  row: number,
  at: { tracks: Track[]; table: Tag; rowHeight: number; x: number; width: number },
): Item[] {
  const { rowHeight } = at
  const rowTag: Tag = { type: 'TR', parent: at.table }
  const cells = at.tracks.flatMap((track) => drawCell(field, row, { ...track, rowHeight }, rowTag))
  const edges = at.tracks.slice(1).map((track): Item => {
    return {
      kind: 'rule',
      x1: track.x,
      y1: 0,
      x2: track.x,
      y2: rowHeight,
      weight: 0.4,
      color: colors.faint,
    }
  })

  return [...cells, ...edges, rule(at, rowHeight, 0.5, colors.line)]
}

function drawCell(
  field: Field,
  row: number,
  { column, x, width, rowHeight }: Track & { rowHeight: number },
  parent: Tag,
): Item[] {
  const key = `${field.key}.${row}.${column.key}`
  const label = `${field.label}, row ${row + 1}, ${column.label}`
  const tag: Tag = { type: 'TD', parent }
  if (column.type === 'checkbox') {
    return drawSquare(key, label, { x: x + width / 2 - 4.5, y: (rowHeight - 9) / 2, tag })
  }

  return [
    {
      kind: 'widget',
      name: fieldName(key),
      control: 'line',
      label,
      x: x + inset,
      y: 1.5,
      width: width - 2 * inset,
      height: rowHeight - 3,
      tag,
    },
  ]
}

function rule(at: { x: number; width: number }, y: number, weight: number, color: string): Item {
  return { kind: 'rule', x1: at.x, y1: y, x2: at.x + at.width, y2: y, weight, color }
}
