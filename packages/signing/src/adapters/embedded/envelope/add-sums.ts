import { computeSums } from '@countersign/answers/sums'
import type { Answers } from '@countersign/answers/answer'
import { valueKey } from '../../../envelope.ts'
import type { LoadedDocument } from './envelope-documents.ts'

/** The server's sums are authoritative; the page only previews them. */
export function addSums(documents: readonly LoadedDocument[], values: Answers): Answers {
  const keyed = documents.map(({ document, template }) => ({
    fields: template.fields.map((field) => ({
      ...field,
      answerKey: valueKey(document.documentId, field),
    })),
  }))

  return computeSums(keyed, values)
}
