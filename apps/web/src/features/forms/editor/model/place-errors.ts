import type { FormPlace, PageSize, PlaceError } from '@countersign/contract'
import { checkPlaces } from '@countersign/contract/calls'

/** What is wrong with the form's places: at a place by its id, or with the form as a whole. */
export interface Faults {
  byPlace: ReadonlyMap<string, readonly string[]>
  whole: readonly string[]
}

export function faultsOf(places: readonly FormPlace[], pages: readonly PageSize[]): Faults {
  return sortFaults([...checkPlaces(places, pages), ...checkLabels(places)], places)
}

function checkLabels(places: readonly FormPlace[]): PlaceError[] {
  return places.flatMap(({ label }, index) =>
    label.trim() === ''
      ? [{ field: `places.${index}.label`, message: 'Give this field a label.' }]
      : [],
  )
}

/** What is missing elsewhere is nobody's fault while they are still at it; what lies wrong is. */
export function faultsSoFar(places: readonly FormPlace[], pages: readonly PageSize[]): Faults {
  const lying = checkPlaces(places, pages).filter(
    ({ field }) => field !== 'places' && !field.endsWith('.role'),
  )

  return sortFaults(lying, places)
}

/** The check and the server name a place by its number in the list; people know it by itself. */
export function sortFaults(faults: readonly PlaceError[], places: readonly FormPlace[]): Faults {
  const byPlace = new Map<string, string[]>()
  const whole: string[] = []
  for (const { field, message } of faults) {
    const index = /^places\.(\d+)/.exec(field)?.[1]
    const place = index === undefined ? undefined : places[Number(index)]
    if (place) {
      byPlace.set(place.id, [...(byPlace.get(place.id) ?? []), message])
    } else {
      whole.push(message)
    }
  }

  return { byPlace, whole }
}

/** Both, each sentence once. */
export function mergeFaults(one: Faults, other: Faults): Faults {
  const ids = new Set([...one.byPlace.keys(), ...other.byPlace.keys()])
  const both = (id: string) => [...(one.byPlace.get(id) ?? []), ...(other.byPlace.get(id) ?? [])]

  return {
    byPlace: new Map([...ids].map((id) => [id, [...new Set(both(id))]])),
    whole: [...new Set([...one.whole, ...other.whole])],
  }
}

export const noFaults: Faults = { byPlace: new Map(), whole: [] }
