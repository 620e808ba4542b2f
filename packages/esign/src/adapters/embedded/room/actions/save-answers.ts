import { isTable, normalizeAnswer, realignRows } from '@countersign/answers'
import type { Answer, Answers } from '@countersign/answers'
import { checkAnswer } from '../../../../validation/check-answer.ts'
import { SigningError } from '../../../../errors.ts'
import type { FieldProblem } from '../../../../errors.ts'
import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { explainUnknownPhotos } from '../../photos/check-photos.ts'
import { addSums } from '../../envelope/add-sums.ts'
import { listConfirmationFields } from '../../envelope/confirmation-fields.ts'
import {
  buildConfirmationEvents,
  hashConfirmedDocuments,
  removeStaleConfirmations,
  requireSameText,
} from '../confirmations.ts'
import { requireConsent } from './give-consent.ts'
import { requireOpen } from '../room-state.ts'
import { updateRoom, readRoom, type RoomChange } from '../access-room.ts'
import type { Room } from '../room-state.ts'

export type AnswerChanges = Record<string, Answer | null>

/** All or nothing: one invalid answer rejects the call. */
export async function saveAnswers(
  engine: Engine,
  request: RoomRequest,
  { answers }: { answers: AnswerChanges },
): Promise<RoomView> {
  // Confirmed documents are rendered before the lock, from what the person has seen.
  const before = await readRoom(engine, request)
  const shown = await hashConfirmedDocuments(engine, before, applyChanges(before, answers))

  const update = (room: Room): RoomChange | undefined => {
    const keys = Object.keys(answers)
    const values = applyChanges(room, answers)
    if (keys.length === 0) {
      return undefined
    }
    requireSameText(before, room, shown)
    const { envelope, recipient } = room
    return {
      envelope: { ...envelope, values },
      events: [
        { type: 'envelope.answers-saved', role: recipient.role, data: { keys } },
        ...buildConfirmationEvents(room, values, shown),
      ],
    }
  }
  return updateRoom(engine, request, update, before)
}

function applyChanges(room: Room, answers: AnswerChanges): Answers {
  requireOpen(room)
  const keys = Object.keys(answers)
  if (listConfirmationFields(room.documents, room.recipient.role).some(isChanged(keys))) {
    requireConsent(room)
  }
  const problems = keys.flatMap((key) => validateChange(room, key, answers[key]))
  const [first] = problems
  if (first) {
    throw new SigningError('invalid-values', first.message, problems)
  }

  const merged = realignTables(room, mergeAnswers(room.envelope.values, answers))
  return addSums(room.documents, removeStaleConfirmations(room, merged, keys))
}

/** What residents said about rows of a table follows the rows that the owner moves or removes. */
function realignTables({ fields, envelope }: Room, merged: Answers): Answers {
  const moved = fields.flatMap(({ answerKey, field, loaded }): [string, Answer][] => {
    const about = fields.find(
      (other) => other.loaded === loaded && other.field.key === field.rowsOf,
    )
    const said = merged[answerKey]
    const before = about && envelope.values[about.answerKey]
    const after = about && merged[about.answerKey]
    if (!about || !isTable(said) || !isTable(before) || before === after) {
      return []
    }
    const rows = { field: about.field, before, after: isTable(after) ? after : [] }
    return [[answerKey, realignRows(said, rows)]]
  })

  return { ...merged, ...Object.fromEntries(moved) }
}

function isChanged(keys: readonly string[]) {
  return ({ answerKey }: { answerKey: string }) => keys.includes(answerKey)
}

/**
 * A shared answer must be valid for its field in every document. One that is asked in one document may be
 * locked in others, which only print it.
 */
function validateChange(
  { envelope, fields, recipient }: Room,
  key: string,
  value: Answer | null | undefined,
): FieldProblem[] {
  const targets = fields.filter(({ answerKey }) => answerKey === key)
  const isEditable =
    targets.some(({ field }) => !field.locked) &&
    targets.every(({ field }) => field.role === recipient.role)
  if (!isEditable) {
    return [{ key, message: 'You cannot change this answer.' }]
  }
  if (targets.some(({ field }) => isSignedType(field.type))) {
    return [{ key, message: 'This field is signed, not typed.' }]
  }
  if (targets.some(({ field }) => field.sumOf)) {
    return [{ key, message: 'This total is calculated from other answers.' }]
  }
  if (isEmpty(value)) {
    return []
  }
  const unknown =
    targets.some(({ field }) => field.type === 'photos') &&
    explainUnknownPhotos(envelope, { answerKey: key, role: recipient.role, value })
  if (unknown) {
    return [{ key, message: unknown }]
  }
  const message = targets.map(({ field }) => checkAnswer(field, value)?.message).find(Boolean)
  return message ? [{ key, message }] : []
}

function isSignedType(type: string): boolean {
  return type === 'signature' || type === 'initials' || type === 'signedDate'
}

function isEmpty(value: Answer | null | undefined): value is null | undefined {
  return value === null || value === undefined || value === ''
}

function mergeAnswers(values: Answers, answers: AnswerChanges): Answers {
  const merged = new Map(Object.entries(values))
  for (const [key, value] of Object.entries(answers)) {
    if (isEmpty(value)) {
      merged.delete(key)
    } else {
      merged.set(key, normalizeAnswer(value))
    }
  }
  return Object.fromEntries(merged)
}
