import { isSameAnswer, type Answer } from '@countersign/answers/answer'
import { isAnswered } from '@countersign/answers/is-answered'
import type { Field } from '@countersign/answers/field'
import { isComputed } from '@countersign/answers/is-computed'
import { checkAnswer } from '../../../validation/check-answer.ts'
import { type Envelope, valueKey } from '../../../envelope.ts'
import { findSignerFact, signerFact } from '../envelope/answers-by-signer.ts'
import type { DocumentField } from '../envelope/envelope-documents.ts'

export interface PrefillFields {
  source: Envelope
  /** Its fields, where a blank of it may have another number. */
  sourceFields?: readonly DocumentField[] | undefined
}

/**
 * The owner's answer to this question in the group that prefills, if it is valid for every field
 * that shares the answer. A fact that the owner left as it was is not an answer: the new group has
 * facts of its own.
 */
export function findPrefilledAnswer(
  answerKey: string,
  fields: readonly DocumentField[],
  { source, sourceFields = [] }: PrefillFields,
): Answer | undefined {
  const sharing = fields.filter((other) => other.answerKey === answerKey)
  const [first] = sharing
  if (!first || !sharing.every(({ field }) => isOwnerAnswer(field))) {
    return undefined
  }
  const key = findSourceKey(first, fields, { source, sourceFields })
  const value =
    key === undefined || source.ownerFacts?.includes(key) ? undefined : source.values[key]
  const isUsable =
    value !== undefined &&
    sharing.every(
      ({ field }) =>
        !checkAnswer(field, value) &&
        isAnswered(field, value) &&
        !isSignerFact(field, value, source),
    )
  return isUsable ? value : undefined
}

/** An answer of one form belongs to the same form there: the first, second... of its kind. */
function findSourceKey(
  documentField: DocumentField,
  fields: readonly DocumentField[],
  { source, sourceFields = [] }: PrefillFields,
): string | undefined {
  const { field, loaded } = documentField
  const { document } = loaded
  if (field.scope === 'packet') {
    return field.key
  }
  const documentIds = fields
    .filter(({ loaded }) => loaded.document.formId === document.formId)
    .map(({ loaded }) => loaded.document.documentId)
  const position = [...new Set(documentIds)].indexOf(document.documentId)
  const same = source.documents.filter(({ formId }) => formId === document.formId)[position]
  if (!same || !isNumbered(field) || same.templateSha256 === document.templateSha256) {
    return same && valueKey(same.documentId, field)
  }
  const isSame = (other: DocumentField, { documentId }: { documentId: string }) =>
    other.loaded.document.documentId === documentId && isSameBlank(other.field, field)
  const number = fields.filter((other) => isSame(other, document)).indexOf(documentField)

  return sourceFields.filter((other) => isSame(other, same))[number]?.answerKey
}

/** A blank of an uploaded PDF. Its number is another one where blanks were added or removed, or people sign. */
export function isNumbered({ key }: Field): boolean {
  return /^LLEdit\.f\d+$/.test(key)
}

function isSameBlank(one: Field, other: Field): boolean {
  return isNumbered(one) && one.type === other.type && one.label === other.label
}

function isOwnerAnswer(field: Field): boolean {
  return field.role === 'LLEdit' && !field.locked && !isComputed(field)
}

function isSignerFact(field: Field, value: Answer, { recipients }: Envelope): boolean {
  return recipients.some((recipient) => {
    const part = findSignerFact(field, recipient.role)
    return part !== undefined && isSameAnswer(signerFact(recipient, part), value)
  })
}
