import { computeSums } from '@countersign/answers'
import type { Answers } from '@countersign/answers'
import { valueKey } from '../../../envelope.ts'
import type { LoadedDocument } from './envelope-documents.ts'

/** The answers of an envelope with every computed cell and sum; the page shows these and its own. */
export function addSums(documents: readonly LoadedDocument[], values: Answers): Answers {
  const keyed = documents.map(({ document, template }) => ({
    fields: template.fields.map((field) => ({
      ...field,
      answerKey: valueKey(document.documentId, field),
    })),
  }))

  return computeSums(keyed, values)
}
