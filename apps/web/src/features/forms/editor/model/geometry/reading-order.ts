import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'

/** By page, then row by row: places whose centers are at about the same height are one row. */
export function inReadingOrder(places: readonly FormPlace[]): FormPlace[] {
  const downwards = places.toSorted(
    (one, other) => one.page - other.page || middle(one) - middle(other),
  )
  const rows: FormPlace[][] = []
  for (const place of downwards) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && first.page === place.page && isBeside(first, place)) {
      row.push(place)
    } else {
      rows.push([place])
    }
  }

  return rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x))
}

function isBeside(one: FormPlace, other: FormPlace): boolean {
  return middle(other) - middle(one) < Math.min(one.height, other.height) / 2
}

function middle({ y, height }: FormPlace): number {
  return y + height / 2
}
