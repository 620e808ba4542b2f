import type { Answer, Answers } from '@countersign/answers'
import { checkAnswer } from '../../../../answers/check-answer.ts'
import { normalizeValue } from '../../../../answers/normalize-value.ts'
import { SigningError } from '../../../../errors.ts'
import type { FieldProblem } from '../../../../errors.ts'
import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { withSums } from '../../envelope/add-sums.ts'
import { confirmationEvents, confirmationsOf, hashShown, withoutStale } from '../confirmations.ts'
import { refuseWithoutConsent } from './give-consent.ts'
import { refuseUnlessOpen } from '../room-state.ts'
import { actInRoom, lookIntoRoom } from '../access-room.ts'
import type { Room } from '../room-state.ts'

export type GivenAnswers = Record<string, Answer | null>

/** Saves answers as they are typed: all of them, or none where one cannot stand. */
export async function saveAnswers(
  engine: Engine,
  request: RoomRequest,
  { answers }: { answers: GivenAnswers },
): Promise<RoomView> {
  // What is confirmed is drawn before the lock is taken: it is what this person had before them.
  const before = await lookIntoRoom(engine, request)
  const shown = await hashShown(engine, before, valuesWith(before, answers))

  return actInRoom(engine, request, (room) => {
    const keys = Object.keys(answers)
    const values = valuesWith(room, answers)
    if (keys.length === 0) {
      return undefined
    }
    const { envelope, recipient } = room
    return {
      envelope: { ...envelope, values },
      events: [
        { type: 'envelope.answers-saved', role: recipient.role, data: { keys } },
        ...confirmationEvents(room, values, shown),
      ],
    }
  })
}

/** The answers with these among them. Refuses what cannot stand, and a room that is closed. */
function valuesWith(room: Room, answers: GivenAnswers): Answers {
  refuseUnlessOpen(room)
  const keys = Object.keys(answers)
  if (confirmationsOf(room.documents, room.recipient.role).some(isGiven(keys))) {
    refuseWithoutConsent(room)
  }
  const problems = keys.flatMap((key) => checkGiven(room, key, answers[key]))
  const [first] = problems
  if (first) {
    throw new SigningError('invalid-values', first.message, problems)
  }

  const merged = mergeAnswers(room.envelope.values, answers)
  return withSums(room.documents, withoutStale(room, merged, keys))
}

function isGiven(keys: readonly string[]) {
  return ({ answerKey }: { answerKey: string }) => keys.includes(answerKey)
}

/** An answer must fit every field that it fills: a shared one stands in several documents. */
function checkGiven(
  { fields, recipient }: Room,
  key: string,
  value: Answer | null | undefined,
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

function isEmpty(value: Answer | null | undefined): value is null | undefined {
  return value === null || value === undefined || value === ''
}

function mergeAnswers(values: Answers, answers: GivenAnswers): Answers {
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
