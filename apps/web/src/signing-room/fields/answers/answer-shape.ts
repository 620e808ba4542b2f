import type { Answer, AnswerAddress, Mark, TableRow } from '@countersign/contract'

/** Guards that tell apart the shapes that an answer can have. */

export function isMark(answer: Answer | undefined): answer is Mark {
  return typeof answer === 'object' && !Array.isArray(answer) && 'kind' in answer
}

export function isAddress(answer: Answer | undefined): answer is AnswerAddress {
  return typeof answer === 'object' && !Array.isArray(answer) && 'street' in answer
}

export function isTable(answer: Answer | undefined): answer is TableRow[] {
  return Array.isArray(answer) && typeof answer[0] === 'object'
}

export function isChoices(answer: Answer | undefined): answer is string[] {
  return Array.isArray(answer) && answer.every((item) => typeof item === 'string')
}

/** Answers are plain JSON, so two that read alike are alike. */
export function isSameAnswer(one: Answer | null | undefined, other: Answer | null | undefined) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
