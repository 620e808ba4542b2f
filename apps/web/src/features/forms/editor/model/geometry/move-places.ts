import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { limitMove, round } from './box.ts'
import type { Editing } from '../editing.ts'

export function movePlaces(
  { pages }: Editing,
  places: readonly FormPlace[],
  by: { dx: number; dy: number },
): FormPlace[] {
  return places.map((place) => {
    const page = pages[place.page]
    const together = places.filter((other) => other.page === place.page)
    const reach = page ? limitMove(together, by, page) : by
    return { ...place, x: round(place.x + reach.dx), y: round(place.y + reach.dy) }
  })
}
