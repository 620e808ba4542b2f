import type { FormPlace } from '@countersign/contract'

/** By page, then line by line: places whose middles stand at about one height are one line. */
export function inReadingOrder(places: readonly FormPlace[]): FormPlace[] {
  const downwards = places.toSorted(
    (one, other) => one.page - other.page || middle(one) - middle(other),
  )
  const lines: FormPlace[][] = []
  for (const place of downwards) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && first.page === place.page && isBeside(first, place)) {
      line.push(place)
    } else {
      lines.push([place])
    }
  }

  return lines.flatMap((line) => line.toSorted((one, other) => one.x - other.x))
}

function isBeside(one: FormPlace, other: FormPlace): boolean {
  return middle(other) - middle(one) < Math.min(one.height, other.height) / 2
}

function middle({ y, height }: FormPlace): number {
  return y + height / 2
}
