import type { FormBody, FormCategory } from '@countersign/contract'
import type { ownFormEditions } from '@countersign/database'
import { composeOwnForm, type FormDefinition } from '@countersign/form-library'

/** One edition of a member's own form, as it is kept. */
export type OwnEdition = typeof ownFormEditions.$inferSelect

/** An edition that was written as text. */
export interface TextEdition {
  formId: string
  edition: number
  title: string
  description: string
  category: string
  text: string
  revisedAt: Date
}

/** The kept text as a form that can be compiled. */
export function definitionOf(own: TextEdition): FormDefinition {
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

/** What a member gave to make this edition. */
export function bodyOf(own: OwnEdition): FormBody {
  const { title, description, text, uploadId, places } = own
  const named = { title, description, category: asCategory(own.category) }

  return uploadId === null
    ? { source: 'text', ...named, text: text ?? '' }
    : { source: 'pdf', ...named, uploadId, places: places ?? [] }
}

/** The columns that hold what a member gave. */
export function columnsOf(body: FormBody) {
  const { title, description, category } = body
  const content =
    body.source === 'pdf'
      ? { source: 'pdf' as const, uploadId: body.uploadId, places: body.places }
      : { source: 'text' as const, text: body.text }

  return { title, description, category, ...content }
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
