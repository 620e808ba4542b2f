import type { Field, TableColumn } from '@countersign/answers'
import type { FieldLayout, TableLayout } from '../../piece.ts'
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

interface Cell {
  field: Field
  column: TableColumn
}

/** A column on paper, whose cells are below each other in each row. */
interface Track {
  label: string
  cells: Cell[]
  x: number
  width: number
}

/** A table with its maximum number of rows; its header is repeated on each page. */
export function layOutTable(
  layout: TableLayout,
  at: Column,
  groups: LayoutOptions['groups'],
): LayoutBlock[] {
  const { field, besides } = layout
  if (at.format.print === 'large' && (field.columns?.length ?? 0) > 3) {
    return layOutRecords(layout, at)
  }

  const { styles } = at.format
  const tracks = toTracks(listTracks(field, besides), at)
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
    items: drawRow(row, { tracks, table, rowHeight, ...at }),
    head,
  }))

  return [...title, { ...head, before: 3, keepWithNext: true }, ...rows]
}

type WeightedTrack = Pick<Track, 'label' | 'cells'> & { weight: number }

/** The more people say something, the narrower is the column of each. */
function listTracks(field: Field, besides: readonly Field[]): WeightedTrack[] {
  const weight = 2.2 - 0.3 * besides.length

  return [
    ...(field.columns ?? []).map((column) => ({
      label: column.label,
      cells: [{ field, column }],
      weight: column.weight ?? 1,
    })),
    ...besides.map((beside) => ({
      label: beside.label,
      cells: (beside.columns ?? []).map((column) => ({ field: beside, column })),
      weight,
    })),
  ]
}

function toTracks(tracks: WeightedTrack[], at: Column): Track[] {
  // On a narrow page, narrow columns need a larger share for their headers.
  const share = ({ weight }: WeightedTrack) =>
    at.format.print === 'large' ? Math.sqrt(weight) : weight
  const total = tracks.reduce((sum, track) => sum + share(track), 0)
  let x = at.x

  return tracks.map((track) => {
    const width = (share(track) / total) * at.width
    x += width
    return { ...track, x: x - width, width }
  })
}

function drawHead(tracks: Track[], at: Column, table: Tag): LayoutBlock {
  const row: Tag = { type: 'TR', parent: table }
  const style = at.format.styles.columnHead
  const lines = tracks.map(({ label, width }) => breakLines(label, style, width - 2 * inset).length)
  const height = Math.max(...lines) * style.leading + 4
  const items = tracks.flatMap(({ label, x, width }, index) => {
    const y = height - 3 - (lines[index] ?? 1) * style.leading
    const tag: Tag = { type: 'TH', parent: row }
    return textBlock(label, { style, x: x + inset, y, width: width - 2 * inset, tag }).items
  })

  return {
    before: 0,
    height,
    keepWithNext: true,
    items: [...items, rule(at, height, 0.8, colors.soft)],
  }
}

function drawRow(
  row: number,
  at: { tracks: Track[]; table: Tag; rowHeight: number; x: number; width: number },
): Item[] {
  const { rowHeight } = at
  const rowTag: Tag = { type: 'TR', parent: at.table }
  const cells = at.tracks.flatMap((track) => {
    const height = (rowHeight - 3) / track.cells.length
    return track.cells.flatMap((cell, index) =>
      drawCell(cell, row, { ...track, y: 1.5 + index * height, height }, rowTag),
    )
  })
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
