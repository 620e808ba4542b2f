import type { FormPlace } from '@countersign/contract'
import type { FieldMessage } from '../../../../ui/error-summary.tsx'
import type { Faults } from '../model/place-errors.ts'
import { namePlace } from '../model/place-labels.ts'
import { inReadingOrder } from '../model/geometry/reading-order.ts'
import { placeElementId } from '../workspace/place-element.ts'

/** For the summary: the form as a whole first, then place by place in reading order. */
export function listFaults(
  places: readonly FormPlace[],
  { byPlace, whole }: Faults,
): FieldMessage[] {
  return [
    ...whole.map((message) => ({ message })),
    ...inReadingOrder(places).flatMap((place) =>
      (byPlace.get(place.id) ?? []).map((message) => ({
        fieldId: placeElementId(place.id),
        message: `${namePlace(place)}: ${message}`,
      })),
    ),
  ]
}
