import { FormBody } from '@countersign/contract'
import type { DetailsDraft } from './details.ts'

export interface ValidatedForm {
  /** As the server takes it; undefined where something is wrong. */
  body: FormBody | undefined
  /** By the name of the field; empty where all is well. */
  errors: ReadonlyMap<string, string>
}

/** What is written, as the server takes it, or what is wrong with it. */
export function validateForm(draft: DetailsDraft & Record<string, unknown>): ValidatedForm {
  const { data, error } = FormBody.safeParse(draft)

  return {
    body: data,
    errors: new Map(error?.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
