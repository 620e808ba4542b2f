import {
  checkAnswer as findRejection,
  type AnswerChecks,
  type CheckedField,
} from '@countersign/answers/check-answer'
import { checkMark as findMarkRejection } from '@countersign/answers/mark'
import type { Field } from '@countersign/answers/field'
import type { FieldProblem } from '../errors.ts'
import { unsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import { readInk } from '@countersign/pdf/pictures/ink-picture'
import { rejectionMessage } from './rejection-message.ts'

/**
 * Checks type, options, range and printable characters of an answer. Incomplete answers pass;
 * `isAnswered` decides whether they are complete.
 */
export function checkAnswer(
  field: CheckedField & Pick<Field, 'key'>,
  value: unknown,
): FieldProblem | undefined {
  const rejection = findRejection(field, value, checks)
  return rejection && { key: field.key, message: rejectionMessage(rejection) }
}

/** A sentence for the person who adopts this signature or these initials, if they cannot be used. */
export function checkMark(value: unknown): string | undefined {
  const rejection = findMarkRejection(value, checks)
  return rejection && rejectionMessage(rejection)
}

const checks: AnswerChecks = {
  findUnsupportedCharacters: unsupportedCharacters,
  checkPicture: (png) => {
    const picture = readInk(png)
    return typeof picture === 'string' ? picture : undefined
  },
}
