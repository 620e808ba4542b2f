import { isTable, type Answer } from '@countersign/answers/answer'
import { isAnswered } from '@countersign/answers/is-answered'
import { namingColumns } from '@countersign/answers/rows-of'
import type { Field } from '@countersign/answers/field'
import { isComputed } from '@countersign/answers/is-computed'
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
    const earlierAnswer = answers[key]
    const value = earlierAnswer === undefined ? undefined : omitRecord(sharing, earlierAnswer)
    if (value !== undefined && sharing.every((field) => fits(field, value))) {
      return { value, from: name }
    }
  }
  return undefined
}

/** Of a table that continues signed records only the rows are reused: what was said of them was signed. */
export function omitRecord(sharing: readonly Field[], value: Answer): Answer {
  const table = sharing.find(({ continues }) => continues)
  const names = new Set(table && namingColumns(table).map(({ key }) => key))

  return table && isTable(value)
    ? value.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => names.has(key))))
    : value
}

function isOwnerAnswer(field: Field): boolean {
  return field.role === 'LLEdit' && !field.locked && !isComputed(field)
}

function fits(field: Field, value: Answer): boolean {
  return !checkAnswer(field, value) && isAnswered(field, value)
}
