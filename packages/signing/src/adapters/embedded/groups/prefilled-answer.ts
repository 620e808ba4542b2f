import { isSameAnswer, type Answer } from '@countersign/answers/answer'
import { isAnswered } from '@countersign/answers/is-answered'
import type { Field } from '@countersign/answers/field'
import { isComputed } from '@countersign/answers/is-computed'
import { checkAnswer } from '../../../validation/check-answer.ts'
import { type Envelope, valueKey } from '../../../envelope.ts'
import { findSignerFact, signerFact } from '../envelope/answers-by-signer.ts'
import type { DocumentField } from '../envelope/envelope-documents.ts'

/**
 * The owner's answer to this question in the group that prefills, if it is valid for every field
 * that shares the answer. A fact that the owner left as it was is not an answer: the new group has
 * facts of its own.
 */
export function findPrefilledAnswer(
  answerKey: string,
  fields: readonly DocumentField[],
  source: Envelope,
): Answer | undefined {
  const sharing = fields.filter((other) => other.answerKey === answerKey)
  const [first] = sharing
  if (!first || !sharing.every(({ field }) => isOwnerAnswer(field))) {
    return undefined
  }
  const key = findSourceKey(first, fields, source)
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
  { field, loaded: { document } }: DocumentField,
  fields: readonly DocumentField[],
  source: Envelope,
): string | undefined {
  if (field.scope === 'packet') {
    return field.key
  }
  const documentIds = fields
    .filter(({ loaded }) => loaded.document.formId === document.formId)
    .map(({ loaded }) => loaded.document.documentId)
  const position = [...new Set(documentIds)].indexOf(document.documentId)
  const same = source.documents.filter(({ formId }) => formId === document.formId)[position]
  return same && valueKey(same.documentId, field)
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
