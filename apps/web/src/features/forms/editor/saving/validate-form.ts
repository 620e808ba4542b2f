import { FormBody } from '@countersign/contract'
import type { DetailsDraft } from './details.ts'

export interface ValidatedForm {
  /** Undefined if the form is invalid. */
  body: FormBody | undefined
  /** By field name. */
  errors: ReadonlyMap<string, string>
}

export function validateForm(draft: DetailsDraft & Record<string, unknown>): ValidatedForm {
  const { data, error } = FormBody.safeParse(draft)

  return {
    body: data,
    errors: new Map(error?.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
