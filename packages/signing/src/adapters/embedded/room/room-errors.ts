import type { FieldProblem } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import { findContradictionErrors } from '../envelope/contradiction-errors.ts'
import { findAnswerErrors } from '../envelope/missing-answers.ts'
import type { Room } from './room-state.ts'

/**
 * What is wrong with the answers that this person has given; for the owner also what contradicts another
 * document or cannot be sent. One error for each answer.
 */
export function findRoomErrors(
  {
    findContradictions,
    findUnsupportedAnswers,
  }: Pick<Engine, 'findContradictions' | 'findUnsupportedAnswers'>,
  { documents, fields, own, recipient, envelope: { values } }: Room,
): FieldProblem[] {
  const wrong = findAnswerErrors(own, recipient.role, values)
  const ofPacket =
    recipient.role === 'LLEdit'
      ? [
          ...(findUnsupportedAnswers?.(fields, values) ?? []),
          ...findContradictionErrors({ documents, fields, values }, findContradictions),
        ]
      : []
  const byKey = new Map([...ofPacket, ...wrong].map((problem) => [problem.key, problem]))

  return [...byKey.values()]
}
