import { isAnswered } from '@countersign/answers'
import type { Answer, Field } from '@countersign/answers'
import { checkAnswer } from '../../../validation/check-answer.ts'
import type { EarlierAnswers } from '../../../provider.ts'
import type { DocumentField } from '../envelope/envelope-documents.ts'

export interface EarlierAnswer {
  value: Answer
  from: string
}

/**
 * Finds the first earlier group whose answer is valid for every field that shares this answer key.
 */
export function findEarlierAnswer(
  answerKey: string,
  fields: readonly DocumentField[],
  earlier: readonly EarlierAnswers[],
): EarlierAnswer | undefined {
  const sharing = fields.filter((other) => other.answerKey === answerKey).map(({ field }) => field)
  const [key, ...others] = new Set(sharing.map(({ carriedFrom }) => carriedFrom))
  if (key === undefined || others.length > 0 || !sharing.every(isOwnerAnswer)) {
    return undefined
  }

  for (const { name, answers } of earlier) {
    const value = answers[key]
    if (value !== undefined && sharing.every((field) => fits(field, value))) {
      return { value, from: name }
    }
  }
  return undefined
}

function isOwnerAnswer({ role, locked, sumOf }: Field): boolean {
  return role === 'LLEdit' && !locked && !sumOf
}

function fits(field: Field, value: Answer): boolean {
  return !checkAnswer(field, value) && isAnswered(field, value)
}
