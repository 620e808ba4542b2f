import type { Field, TableColumn } from '@countersign/answers/field'
import type { TableLayout } from '../../piece.ts'
import { drawSquare } from '../draw-square.ts'
import { fieldName, type Item, type LayoutBlock, type Tag, type WidgetItem } from '../page.ts'
import { breakLines } from '../text/break-lines.ts'
import { colors, type Column } from '../page-format.ts'
import { layOutText, textBlock } from '../text/lay-out-text.ts'

const gutter = 12
const lineHeight = 18

/** A table with many columns on a narrow page: each row becomes a group of labeled cells. */
export function layOutRecords(
  { field, besides, lines = 1 }: TableLayout,
  at: Column,
): LayoutBlock[] {
  const table: Tag = { type: 'Table' }
  const title = layOutText(field.label, {
    style: at.format.styles.tableTitle,
    ...at,
    tag: { type: 'P' },
    before: 10,
    keepWithNext: true,
  })
  const count = field.rows?.max ?? 0
  const cells = [field, ...besides].flatMap((table) =>
    (table.columns ?? []).map((column) => ({ field: table, column })),
  )
  // A text of a table with a second line has a line of its own here.
  const rowLines = field.columns?.some(({ below }) => below) ? 2 : lines
  const records = Array.from({ length: count }, (_, row) =>
    layOutRecord(cells, row, { ...at, cellHeight: lineHeight * rowLines }, table),
  )

  return [...title, ...records.flat()]
}

interface RecordCell {
  field: Field
  column: TableColumn
}

function layOutRecord(
  cells: RecordCell[],
  row: number,
  at: Column & { cellHeight: number },
  parent: Tag,
): LayoutBlock[] {
  const tag: Tag = { type: 'TR', parent }
  const lines = toLines(cells)
  const { x, width } = at
  const edge: Item = {
    kind: 'rule',
    ...{ x1: x, y1: 0, x2: x + width, y2: 0 },
    weight: 0.5,
    color: colors.line,
  }

  return lines.map((line, index) => {
    const block = layOutLine(line, { ...at, row, tag, first: index === 0 })
    const keepWithNext = index < lines.length - 1
    return {
      ...block,
      keepWithNext,
      items: index === 0 ? [edge, ...block.items] : block.items,
    }
  })
}

const sixths = 6

/** In sixths of a line. */
function getSpan({ type, maxLength = 0 }: TableColumn): number {
  if (type !== 'text') {
    return 2
  }

  return maxLength > 80 ? 4 : 3
}

function toLines(cells: RecordCell[]): RecordCell[][] {
  const lines: RecordCell[][] = []
  let free = 0
  for (const cell of cells) {
    const takes = getSpan(cell.column)
    if (takes > free) {
      lines.push([cell])
      free = sixths - takes
    } else {
      lines.at(-1)?.push(cell)
      free -= takes
    }
  }

  return lines
}

interface RecordLine extends Column {
  cellHeight: number
  row: number
  tag: Tag
  first: boolean
}

function layOutLine(line: RecordCell[], at: RecordLine): LayoutBlock {
  const style = at.format.styles.label
  const unit = (at.width + gutter) / sixths
  let x = at.x
  const cells = line.map(({ field, column }, index) => {
    const width = getSpan(column) * unit - gutter
    const number = at.first && index === 0 ? `${at.row + 1}. ` : ''
    const label = number + (field.rowsOf ? `${field.label}: ${column.label}` : column.label)
    x += width + gutter
    return { field, column, label, x: x - width - gutter, width }
  })
  const rows = cells.map(({ label, width }) => breakLines(label, style, width).length)
  const labelled = 3 + Math.max(...rows) * style.leading
  const items = cells.flatMap(({ field, column, label, x, width }, index): Item[] => {
    const tag: Tag = { type: 'TD', parent: at.tag }
    const y = labelled - (rows[index] ?? 1) * style.leading
    return [
      ...textBlock(label, { style, x, y, width, tag }).items,
      ...drawCell(field, column, {
        x,
        y: labelled,
        width,
        height: at.cellHeight,
        row: at.row,
        tag,
      }),
    ]
  })

  return { before: 4, height: labelled + at.cellHeight, keepWithNext: false, items }
}

function drawCell(
  field: Field,
  column: TableColumn,
  {
    x,
    y,
    width,
    height,
    row,
    tag,
  }: Pick<WidgetItem, 'x' | 'y' | 'width' | 'height' | 'tag'> & {
    row: number
  },
): Item[] {
  const key = `${field.key}.${row}.${column.key}`
  const label = `${field.label}, row ${row + 1}, ${column.label}`
  if (column.type === 'checkbox') {
    return drawSquare(key, label, { x, y: y + 4, tag })
  }

  const bottom = y + height
  return [
    {
      kind: 'widget',
      name: fieldName(key),
      control: 'line',
      label,
      ...{ x, y: y + 1, width, height: height - 2 },
      tag,
    },
    { kind: 'rule', x1: x, y1: bottom, x2: x + width, y2: bottom, weight: 0.6, color: colors.line },
  ]
}
