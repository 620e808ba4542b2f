import type { Role } from '@countersign/answers/field'

/** What can be filled in at a place on a page of an uploaded PDF. */
export const placeTypes = [
  'text',
  'longtext',
  'date',
  'money',
  'checkbox',
  'choice',
  'name',
  'initials',
  'signature',
  'signedDate',
] as const
type PlaceType = (typeof placeTypes)[number]

/** How many choices a list can have, and how long each. */
export const maxOptions = 60
export const maxOptionLength = 80

/** The smallest place in points in which such an answer can be read and tapped with a finger. */
export const smallestPlace: Record<PlaceType, { width: number; height: number }> = {
  text: { width: 12, height: 8 },
  longtext: { width: 12, height: 8 },
  date: { width: 12, height: 8 },
  money: { width: 12, height: 8 },
  checkbox: { width: 8, height: 8 },
  choice: { width: 8, height: 8 },
  name: { width: 12, height: 8 },
  initials: { width: 18, height: 10 },
  signature: { width: 60, height: 18 },
  signedDate: { width: 12, height: 8 },
}

/** Whether the signing room fills it when somebody signs. Never the owner's to fill before sending. */
export function isFilledBySigning(place: { type: PlaceType }): boolean {
  return isMark(place) || place.type === 'signedDate'
}

export function isMark({ type }: { type: PlaceType }): boolean {
  return type === 'signature' || type === 'initials'
}

/** Whether it is shown always: the signatures of a form, and what is known of its signers. */
export function isAlwaysShown({ type, role }: { type: PlaceType; role: Role }): boolean {
  return type === 'signature' || type === 'signedDate' || (type === 'name' && role !== 'LLEdit')
}
