import type { Form } from '@countersign/contract/schemas/forms/form'

/** Gives each form its place, from 0. */
export function renumber(documents: readonly Form[]): Form[] {
  return documents.map((form, order) => ({ ...form, order }))
}
