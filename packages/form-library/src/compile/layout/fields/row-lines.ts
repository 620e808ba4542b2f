import type { Field, TableColumn } from '@countersign/answers/field'
import type { FieldLayout, TableLayout } from '../../piece.ts'
import type { Column } from '../page-format.ts'

export interface Cell {
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

/** The cells of a row that stand side by side. */
export interface RowLine {
  tracks: Track[]
  height: number
}

function getLineHeight({ lines = 1 }: FieldLayout): number {
  return 19 + 7 * (lines - 1)
}

/** The first line of a row whose texts are on a second line. */
const firstLineHeight = 13

/** The more people write on the second line, the narrower their texts and the higher the line. */
export function toRowLines(layout: TableLayout, at: Column): RowLine[] {
  const { field, besides } = layout
  const height = getLineHeight(layout)
  const below = listBelow([field, ...besides])
  if (below.length === 0) {
    return [{ tracks: toTracks(listTracks(field, besides), at), height }]
  }

  return [
    { tracks: toTracks(listTracks(field, besides), at), height: firstLineHeight },
    {
      tracks: toTracks(below, at),
      height: height - firstLineHeight + 7 * Math.max(0, besides.length - 2),
    },
  ]
}

function listBelow(tables: readonly Field[]): WeightedTrack[] {
  return tables.flatMap((field) =>
    (field.columns ?? [])
      .filter(({ below }) => below)
      .map((column) => ({
        label: field.rowsOf ? `${field.label}: ${column.label}` : column.label,
        cells: [{ field, column }],
        weight: column.weight ?? 1,
      })),
  )
}

type WeightedTrack = Pick<Track, 'label' | 'cells'> & { weight: number }

/** The more people say something, the narrower is the column of each. */
function listTracks(field: Field, besides: readonly Field[]): WeightedTrack[] {
  const weight = 2.2 - 0.3 * besides.length

  return [
    ...onFirstLine(field).map((column) => ({
      label: column.label,
      cells: [{ field, column }],
      weight: column.weight ?? 1,
    })),
    ...besides.map((beside) => ({
      label: beside.label,
      cells: onFirstLine(beside).map((column) => ({ field: beside, column })),
      weight,
    })),
  ]
}

function onFirstLine({ columns = [] }: Field): TableColumn[] {
  return columns.filter(({ below }) => !below)
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
