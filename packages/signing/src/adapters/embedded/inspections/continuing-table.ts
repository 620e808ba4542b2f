import { isConditionMet } from '@countersign/answers/is-answered'
import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { valueKey } from '../../../envelope.ts'
import {
  type DocumentField,
  getDocumentAnswer,
  type LoadedDocument,
} from '../envelope/envelope-documents.ts'

type Continues = NonNullable<Field['continues']>

export interface ContinuingTable {
  answerKey: string
  field: Field & { continues: Continues }
  loaded: LoadedDocument
  /** Where the inspection is named, and where its photos are. */
  sourceKey: string
  photosKey: string
}

/** The first one of an envelope: no packet has such a form twice. */
export function findContinuingTable(fields: readonly DocumentField[]): ContinuingTable | undefined {
  for (const { answerKey, field, loaded } of fields) {
    const { continues } = field
    if (continues && field.role === 'LLEdit') {
      const { documentId } = loaded.document
      return {
        answerKey,
        field: { ...field, continues },
        loaded,
        sourceKey: valueKey(documentId, { key: continues.source, scope: 'form' }),
        photosKey: valueKey(documentId, { key: continues.photos, scope: 'form' }),
      }
    }
  }
  return undefined
}

export function isMetIn(
  loaded: LoadedDocument,
  values: Answers,
  condition: Continues['when'],
): boolean {
  return isConditionMet(condition, (key) => getDocumentAnswer(loaded, key, values))
}
