import type { InspectedField } from '../../inspect/inspection.ts'
import type { Character } from '../read-text/read-characters.ts'
import { getBounds } from '../read-text/find-text-runs.ts'

/** Shorter rows of underscores are not blanks. */
const minBlank = { underscores: 4, width: 24 }

/**
 * Finds rows of underscores and returns them as unnamed fields with room for a line of writing.
 * `page` counts from 1.
 */
export function findBlanks(characters: readonly Character[], page: number): InspectedField[] {
  const rows: Character[][] = []
  const strokes = characters
    .filter(({ char }) => char === '_')
    .toSorted((one, other) =>
      sameLine(one, other) ? one.rect.x - other.rect.x : other.rect.y - one.rect.y,
    )
  for (const stroke of strokes) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && follows(last, stroke)) {
      row.push(stroke)
    } else {
      rows.push([stroke])
    }
  }

  return rows
    .filter((row) => row.length >= minBlank.underscores && getBounds(row).width >= minBlank.width)
    .map((row) => toField(row, page))
}

function toField(row: readonly Character[], page: number): InspectedField {
  const { x, y, width } = getBounds(row)
  const size = row[0]?.size ?? 10

  return {
    name: '',
    type: 'text',
    required: false,
    readOnly: false,
    options: [],
    places: [{ page, rect: { x, y: y + 0.1 * size, width, height: Math.max(1.2 * size, 11) } }],
  }
}

function follows(last: Character, next: Character): boolean {
  const gap = next.rect.x - last.rect.x - last.rect.width

  return sameLine(last, next) && gap < 0.3 * next.size && gap > -next.rect.width
}

function sameLine(one: Character, other: Character): boolean {
  return Math.abs(one.rect.y - other.rect.y) < 0.3 * one.size
}
