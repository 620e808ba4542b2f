import type { FormCategory } from '@countersign/contract'
import type { ownFormEditions } from '@countersign/database'
import { composeOwnForm, type FormDefinition } from '@countersign/form-library'

/** One edition of a member's own form, as it is kept. */
export type OwnEdition = typeof ownFormEditions.$inferSelect

/** The kept text as a form that can be compiled. */
export function definitionOf(own: OwnEdition): FormDefinition {
  return composeOwnForm({
    id: own.formId,
    title: own.title,
    description: own.description,
    category: asCategory(own.category),
    text: own.text,
    edition: String(own.edition),
    revisedOn: revisedOn(own),
  })
}

/** `YYYY-MM-DD`. */
export function revisedOn({ revisedAt }: Pick<OwnEdition, 'revisedAt'>): string {
  return revisedAt.toISOString().slice(0, 10)
}

/** Categories are checked at the door, and what is kept has come through it. */
function asCategory(kept: string): FormCategory {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return kept as FormCategory
}
