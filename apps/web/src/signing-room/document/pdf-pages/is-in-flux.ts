import type { Room, RoomField } from '@countersign/contract'

/**
 * Whether an answer may change while this person works: by what they do, or as a sum of that. The pages
 * of the server leave it out, and the page view shows it as it stands.
 */
export function changesHere(field: RoomField, who: Room['role']): boolean {
  const added = field.sumOf !== undefined && field.role === who && field.locked !== true
  return field.mine || added
}
