import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import type { FieldMessage } from '../../../../ui/error-summary.tsx'
import type { PlaceErrors } from '../model/place-errors.ts'
import { placeName } from '../model/place-labels.ts'
import { inReadingOrder } from '../model/geometry/reading-order.ts'
import { placeElementId } from '../workspace/place-element.ts'

/** Errors of the form first, then of each place in reading order. */
export function listErrors(
  places: readonly FormPlace[],
  { byPlace, form }: PlaceErrors,
): FieldMessage[] {
  return [
    ...form.map((message) => ({ message })),
    ...inReadingOrder(places).flatMap((place) =>
      (byPlace.get(place.id) ?? []).map((message) => ({
        fieldId: placeElementId(place.id),
        message: `${placeName(place)}: ${message}`,
      })),
    ),
  ]
}
