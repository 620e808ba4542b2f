import type { Field } from '@countersign/answers/field'
import { computeSums, hasComputed } from '@countersign/answers/sums'
import type { Answers } from '@countersign/answers/answer'
import { valueKey } from '../../../envelope.ts'
import type { LoadedDocument } from './envelope-documents.ts'

/** The server's sums are authoritative; the page only previews them. */
export function addSums(documents: readonly LoadedDocument[], values: Answers): Answers {
  const computing = documents.filter(({ template }) => computes(template.fields))
  const keyed = computing.map(({ document, template }) => ({
    fields: template.fields.map((field) => ({
      ...field,
      answerKey: valueKey(document.documentId, field),
    })),
  }))

  return computeSums(keyed, values)
}

/** A form's fields are the same objects in every packet. */
const known = new WeakMap<readonly Field[], boolean>()

function computes(fields: readonly Field[]): boolean {
  const isComputing = known.get(fields) ?? fields.some(hasComputed)
  known.set(fields, isComputing)
  return isComputing
}
