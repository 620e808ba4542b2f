import type { FormPlace } from '../schemas/forms/form-place.ts'

/** `field` is `places` or `places.<index>[.<name>]`. */
export interface PlaceError {
  field: string
  message: string
}

export function placeError(index: number, name: keyof FormPlace, message: string): PlaceError {
  return { field: `places.${index}.${name}`, message }
}
