import type { Address, Answer, Mark, TableRow } from '@countersign/answers'

/** Guards that tell apart the shapes that an already checked answer can have. */

export function isMark(value: Answer | undefined): value is Mark {
  return typeof value === 'object' && !Array.isArray(value) && 'kind' in value
}

export function isAddress(value: Answer | undefined): value is Address {
  return typeof value === 'object' && !Array.isArray(value) && 'street' in value
}

export function isTable(value: Answer | undefined): value is TableRow[] {
  return Array.isArray(value) && value.length > 0 && typeof value[0] === 'object'
}

/** Option values of a group of checkboxes. */
export function isChoices(value: Answer | undefined): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** An object from outside whose entries are still unknown. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
