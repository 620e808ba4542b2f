import type { FieldProblem } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import { findContradictionErrors } from '../envelope/contradiction-errors.ts'
import { findAnswerErrors } from '../envelope/missing-answers.ts'
import type { Room } from './room-state.ts'

/**
 * What is wrong with the answers that this person has given; for the owner also what contradicts another
 * document. One error for each answer.
 */
export function findRoomErrors(
  { findContradictions }: Pick<Engine, 'findContradictions'>,
  { documents, fields, recipient, envelope: { values } }: Room,
): FieldProblem[] {
  const wrong = findAnswerErrors(fields, recipient.role, values)
  const contradicting =
    recipient.role === 'LLEdit'
      ? findContradictionErrors({ documents, fields, values }, findContradictions)
      : []
  const byKey = new Map([...contradicting, ...wrong].map((problem) => [problem.key, problem]))

  return [...byKey.values()]
}
