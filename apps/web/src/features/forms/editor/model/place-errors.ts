import type { PlaceError } from '@countersign/contract/rules/place-error'
import type { FormPlace, PageSize } from '@countersign/contract/schemas/forms/form-place'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import { checkPlaces } from '@countersign/contract/rules/check-places'

/** Errors of single places by place id, and errors of the form as a whole. */
export interface PlaceErrors {
  byPlace: ReadonlyMap<string, readonly string[]>
  form: readonly string[]
}

export function findErrors(
  places: readonly FormPlace[],
  pages: readonly PageSize[],
  signers?: FormSigners,
): PlaceErrors {
  return groupErrors([...checkPlaces(places, pages, signers), ...checkLabels(places)], places)
}

function checkLabels(places: readonly FormPlace[]): PlaceError[] {
  return places.flatMap(({ label }, index) =>
    label.trim() === ''
      ? [{ field: `places.${index}.label`, message: 'Give this field a label.' }]
      : [],
  )
}

/** Errors shown while editing: wrong positions, but not yet what is missing. */
export function findLayoutErrors(
  places: readonly FormPlace[],
  pages: readonly PageSize[],
): PlaceErrors {
  const layoutErrors = checkPlaces(places, pages).filter(
    ({ field }) => field !== 'places' && !field.endsWith('.role'),
  )

  return groupErrors(layoutErrors, places)
}

/** The check and the server identify a place by its index, the editor by its id. */
export function groupErrors(
  errors: readonly PlaceError[],
  places: readonly FormPlace[],
): PlaceErrors {
  const byPlace = new Map<string, string[]>()
  const form: string[] = []
  for (const { field, message } of errors) {
    const index = /^places\.(\d+)/.exec(field)?.[1]
    const place = index === undefined ? undefined : places[Number(index)]
    if (place) {
      byPlace.set(place.id, [...(byPlace.get(place.id) ?? []), message])
    } else {
      form.push(message)
    }
  }

  return { byPlace, form }
}

/** Each message once. */
export function mergeErrors(one: PlaceErrors, other: PlaceErrors): PlaceErrors {
  const ids = new Set([...one.byPlace.keys(), ...other.byPlace.keys()])
  const both = (id: string) => [...(one.byPlace.get(id) ?? []), ...(other.byPlace.get(id) ?? [])]

  return {
    byPlace: new Map([...ids].map((id) => [id, [...new Set(both(id))]])),
    form: [...new Set([...one.form, ...other.form])],
  }
}

export const noErrors: PlaceErrors = { byPlace: new Map(), form: [] }
