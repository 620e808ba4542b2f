import { FormBody } from '@countersign/contract/schemas/forms/custom-form'
import type { DetailsDraft } from './details.ts'

export interface ValidatedForm {
  /** Undefined if the form is invalid. */
  body: FormBody | undefined
  /** By field name. */
  errors: ReadonlyMap<string, string>
}

export function validateForm(draft: DetailsDraft & Record<string, unknown>): ValidatedForm {
  const { states, ...rest } = draft
  const { data, error } = FormBody.safeParse({ ...rest, ...(states.length > 0 && { states }) })

  return {
    body: data,
    errors: new Map(error?.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
