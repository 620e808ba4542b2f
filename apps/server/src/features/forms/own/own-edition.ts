import { listTextFields } from '@countersign/contract/rules/own-text-fields'
import type { TextField } from '@countersign/contract/rules/text-field'
import type { FormCategory } from '@countersign/contract/schemas/forms/form'
import type { FormBody, FormSigners } from '@countersign/contract/schemas/forms/own-form'
import type { ownFormEditions } from '@countersign/database'
import type { OwnForm } from '@countersign/form-library'

export type OwnEdition = typeof ownFormEditions.$inferSelect

export interface TextEdition {
  formId: string
  edition: number
  title: string
  description: string
  category: string
  text: string
  /** Without them `[[words]]` are words: editions from before there were fields. */
  fields?: TextField[] | null | undefined
  signers?: FormSigners | null | undefined
  revisedAt: Date
}

export function toOwnForm(own: TextEdition): OwnForm {
  return {
    id: own.formId,
    title: own.title,
    description: own.description,
    category: asCategory(own.category),
    text: own.text,
    ...(own.fields && { fields: own.fields }),
    ...(own.signers && { signers: own.signers }),
    edition: String(own.edition),
    revisedOn: revisedOn(own),
  }
}

export function toBody(own: OwnEdition): FormBody {
  const { title, description, text, fields, uploadId, places, signers, states } = own
  const named = {
    title,
    description,
    category: asCategory(own.category),
    ...(signers && { signers }),
    ...(states && { states }),
  }

  return uploadId === null
    ? { source: 'text', ...named, text: text ?? '', ...(fields && { fields }) }
    : { source: 'pdf', ...named, uploadId, places: places ?? [] }
}

export function toColumns(body: FormBody) {
  const { title, description, category, signers = null, states = null } = body
  const content =
    body.source === 'pdf'
      ? { source: 'pdf' as const, uploadId: body.uploadId, places: body.places }
      : { source: 'text' as const, text: body.text, fields: findFields(body) }

  return { title, description, category, signers, states, ...content }
}

/** All of them, as they are asked from now on; null for a text without any. */
export function findFields({
  text,
  fields,
}: Pick<TextBody, 'text' | 'fields'>): TextField[] | null {
  const listed = listTextFields(text, fields)

  return listed.length > 0 ? listed : null
}

type TextBody = Extract<FormBody, { source: 'text' }>

/** `YYYY-MM-DD`. */
export function revisedOn({ revisedAt }: Pick<OwnEdition, 'revisedAt'>): string {
  return revisedAt.toISOString().slice(0, 10)
}

/** Validated when it was stored. */
function asCategory(stored: string): FormCategory {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return stored as FormCategory
}
