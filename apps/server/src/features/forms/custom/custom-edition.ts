import { listTextFields } from '@countersign/contract/rules/custom-text-fields'
import type { TextField } from '@countersign/contract/rules/text-field'
import type { FormCategory } from '@countersign/contract/schemas/forms/form'
import type { FormBody, FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import type { customFormEditions } from '@countersign/database'
import type { CustomForm } from '@countersign/form-library'

export type CustomEdition = typeof customFormEditions.$inferSelect

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

export function toCustomForm(custom: TextEdition): CustomForm {
  return {
    id: custom.formId,
    title: custom.title,
    description: custom.description,
    category: asCategory(custom.category),
    text: custom.text,
    ...(custom.fields && { fields: custom.fields }),
    ...(custom.signers && { signers: custom.signers }),
    edition: String(custom.edition),
    revisedOn: revisedOn(custom),
  }
}

export function toBody(custom: CustomEdition): FormBody {
  const { title, description, text, fields, uploadId, places, signers, states } = custom
  const named = {
    title,
    description,
    category: asCategory(custom.category),
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
export function revisedOn({ revisedAt }: Pick<CustomEdition, 'revisedAt'>): string {
  return revisedAt.toISOString().slice(0, 10)
}

/** Validated when it was stored. */
function asCategory(stored: string): FormCategory {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return stored as FormCategory
}
