import type { Form } from '@countersign/contract/schemas/forms/form'

export function renumber(documents: readonly Form[]): Form[] {
  return documents.map((form, order) => ({ ...form, order }))
}
