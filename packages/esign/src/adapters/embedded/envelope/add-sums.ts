import type { Answers, Field } from '@countersign/answers'
import { addUp } from '../../../answers/add-up.ts'
import { valueKey } from '../../../envelope.ts'
import { getDocumentAnswers } from './envelope-documents.ts'
import type { LoadedDocument } from './envelope-documents.ts'

/** The answers of an envelope with all that adds itself up; the page only shows what is made here. */
export function addSums(documents: readonly LoadedDocument[], values: Answers): Answers {
  const summed = new Map(Object.entries(values))
  for (const loaded of documents.filter(({ template }) => template.fields.some(isComputed))) {
    const { document, template } = loaded
    const added = addUp(template.fields, getDocumentAnswers(loaded, values))
    for (const field of template.fields.filter(isComputed)) {
      const answer = added[field.key]
      const key = valueKey(document.documentId, field)
      if (answer === undefined) {
        summed.delete(key)
      } else {
        summed.set(key, answer)
      }
    }
  }
  return Object.fromEntries(summed)
}

function isComputed({ sumOf, columns = [] }: Field): boolean {
  return sumOf !== undefined || columns.some((column) => column.sumOf)
}
