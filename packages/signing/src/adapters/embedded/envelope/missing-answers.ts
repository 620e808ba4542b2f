import { findDayOrderError } from '@countersign/answers/day-order'
import { findIncomplete, isAnswered } from '@countersign/answers/is-answered'
import { isMark, type Answer, type Answers } from '@countersign/answers/answer'
import type { Field, Role } from '@countersign/answers/field'
import { checkAnswer } from '../../../validation/check-answer.ts'
import { rejectionMessage } from '../../../validation/rejection-message.ts'
import type { Envelope } from '../../../envelope.ts'
import type { FieldProblem } from '../../../errors.ts'
import {
  type DocumentField,
  getDocumentAnswers,
  isRequired,
  isShown,
  type LoadedDocument,
} from './envelope-documents.ts'

/** Required, unfinished or unconfirmed answers of one person in reading order, each once. */
export function findMissingAnswers(
  fields: DocumentField[],
  role: Role,
  { values, toConfirm = [] }: Pick<Envelope, 'values' | 'toConfirm'>,
): FieldProblem[] {
  const missing = new Map<string, FieldProblem>()
  for (const documentField of fields) {
    const { answerKey, field } = documentField
    // The server sets the date of signing when the person finishes.
    if (field.role !== role || field.type === 'signedDate' || !isShown(documentField, values)) {
      continue
    }
    const value = values[answerKey]
    const incomplete = findIncomplete(field, value)
    const open = isRequired(documentField, values) && !isAnswered(field, value)
    const unconfirmed = toConfirm.includes(answerKey) && isAnswered(field, value)
    if ((open || incomplete || unconfirmed) && !missing.has(answerKey)) {
      const message = incomplete
        ? rejectionMessage(incomplete)
        : unconfirmed
          ? `Please confirm or change: ${field.label}. It was copied from an earlier packet.`
          : formatRequest(field.type, field.label)
      missing.set(answerKey, { key: answerKey, message })
    }
  }
  return [...missing.values()]
}

/**
 * Errors in the answers that this person has given: unfinished, out of range or contradictory. Such
 * answers are saved, because the other of two contradictory answers may be the wrong one.
 */
export function findAnswerErrors(
  fields: DocumentField[],
  role: Role,
  values: Answers,
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const documentField of fields) {
    const { answerKey, field, loaded } = documentField
    const value = values[answerKey]
    if (field.role !== role || value === undefined || problems.has(answerKey)) {
      continue
    }
    // A mark was checked when it was adopted.
    if (isMark(value) || !isShown(documentField, values)) {
      continue
    }
    const invalid = checkAnswer(field, value)?.message
    const rejection =
      findIncomplete(field, value) ??
      findDayOrderError(field, () => toDocumentContext(loaded, values))
    const message =
      invalid ?? (rejection && rejectionMessage(rejection)) ?? explainForeign(field, value)
    if (message) {
      problems.set(answerKey, { key: answerKey, message })
    }
  }
  return [...problems.values()]
}

/** A box for the text of a law takes no other text. */
function explainForeign({ contains = [] }: Field, value: Answer): string | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  const absent = contains.find((words) => !text.includes(words.toLowerCase()))

  return absent === undefined
    ? undefined
    : `This is not the text of the law, which contains “${absent}”. Copy it whole from the law.`
}

function toDocumentContext(loaded: LoadedDocument, values: Answers) {
  return { fields: loaded.template.fields, answers: getDocumentAnswers(loaded, values) }
}

function formatRequest(type: string, label: string): string {
  if (type === 'signature') {
    return `Please sign: ${label}.`
  }
  return type === 'initials' ? `Please initial: ${label}.` : `Please answer: ${label}.`
}
