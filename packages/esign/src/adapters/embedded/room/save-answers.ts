import { checkAnswer } from '../../../answers/check-answer.ts'
import { normalizeValue } from '../../../answers/normalize-value.ts'
import { SigningError } from '../../../errors.ts'
import type { FieldProblem } from '../../../errors.ts'
import type { Value, Values } from '../../../field.ts'
import type { RoomView, Visit } from '../../../room.ts'
import type { Engine } from '../engine.ts'
import { withSums } from '../with-sums.ts'
import { refuseUnlessOpen } from './room-state.ts'
import { actInRoom } from './visit-room.ts'
import type { Room } from './room-state.ts'

export type GivenAnswers = Record<string, Value | null>

/** Saves answers as they are typed: all of them, or none where one cannot stand. */
export function saveAnswers(
  engine: Engine,
  visit: Visit,
  { answers }: { answers: GivenAnswers },
): Promise<RoomView> {
  return actInRoom(engine, visit, (room) => {
    refuseUnlessOpen(room)
    const keys = Object.keys(answers)
    const problems = keys.flatMap((key) => checkGiven(room, key, answers[key]))
    const [first] = problems
    if (first) {
      throw new SigningError('invalid-values', first.message, problems)
    }
    if (keys.length === 0) {
      return undefined
    }
    const { envelope, recipient, documents } = room
    const values = withSums(documents, mergeAnswers(envelope.values, answers))
    return {
      envelope: { ...envelope, values },
      events: [{ type: 'envelope.answers-saved', role: recipient.role, data: { keys } }],
    }
  })
}

/** An answer must fit every field that it fills: a shared one stands in several documents. */
function checkGiven(
  { fields, recipient }: Room,
  key: string,
  value: Value | null | undefined,
): FieldProblem[] {
  const standing = fields.filter(({ answerKey }) => answerKey === key)
  const mine =
    standing.length > 0 &&
    standing.every(({ field }) => field.role === recipient.role && !field.locked)
  if (!mine) {
    return [{ key, message: 'This answer is not yours to change.' }]
  }
  if (standing.some(({ field }) => isMade(field.type))) {
    return [{ key, message: 'This place is signed, not typed.' }]
  }
  if (standing.some(({ field }) => field.sumOf)) {
    return [{ key, message: 'This is added up from other answers, not typed.' }]
  }
  if (isEmpty(value)) {
    return []
  }
  const message = standing.map(({ field }) => checkAnswer(field, value)?.message).find(Boolean)
  return message ? [{ key, message }] : []
}

function isMade(type: string): boolean {
  return type === 'signature' || type === 'initials' || type === 'signedDate'
}

function isEmpty(value: Value | null | undefined): value is null | undefined {
  return value === null || value === undefined || value === ''
}

function mergeAnswers(values: Values, answers: GivenAnswers): Values {
  const merged = new Map(Object.entries(values))
  for (const [key, value] of Object.entries(answers)) {
    if (isEmpty(value)) {
      merged.delete(key)
    } else {
      merged.set(key, normalizeValue(value))
    }
  }
  return Object.fromEntries(merged)
}
