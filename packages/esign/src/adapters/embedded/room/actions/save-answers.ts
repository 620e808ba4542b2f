import { normalizeAnswer } from '@countersign/answers'
import type { Answer, Answers } from '@countersign/answers'
import { checkAnswer } from '../../../../validation/check-answer.ts'
import { valueKey } from '../../../../envelope.ts'
import { SigningError } from '../../../../errors.ts'
import type { FieldProblem } from '../../../../errors.ts'
import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { isResident } from '../../envelope/recipients.ts'
import type { LoadedDocument } from '../../envelope/envelope-documents.ts'
import { addSums } from '../../envelope/add-sums.ts'
import { listConfirmationFields } from '../../envelope/confirmation-fields.ts'
import {
  buildConfirmationEvents,
  hashConfirmedDocuments,
  removeStaleConfirmations,
} from '../confirmations.ts'
import type { ConfirmedHashes } from '../confirmations.ts'
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

/**
 * A correction of a signer between rendering and the lock changes the text: nobody confirms what
 * they have not seen. The day on which someone else signs is not part of the text.
 */
function requireSameText(before: Room, room: Room, shown: ConfirmedHashes): void {
  const fixed = (of: Room, { document, template }: LoadedDocument) =>
    template.fields
      .filter(({ role, locked, type }) => type !== 'signedDate' && (locked || !isResident(role)))
      .map((field) => of.envelope.values[valueKey(document.documentId, field)])
  const problems = listConfirmationFields(room.documents, room.recipient.role)
    .filter(({ loaded: { document } }) => shown.has(document.documentId))
    .filter(
      ({ loaded }) => JSON.stringify(fixed(before, loaded)) !== JSON.stringify(fixed(room, loaded)),
    )
    .map(({ answerKey }) => ({
      key: answerKey,
      message: 'This document has just changed. Read it again, then confirm it.',
    }))
  const [first] = problems
  if (first) {
    throw new SigningError('invalid-values', first.message, problems)
  }
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

  const merged = mergeAnswers(room.envelope.values, answers)
  return addSums(room.documents, removeStaleConfirmations(room, merged, keys))
}

function isChanged(keys: readonly string[]) {
  return ({ answerKey }: { answerKey: string }) => keys.includes(answerKey)
}

/**
 * A shared answer must be valid for its field in every document. One that is asked in one document may be
 * locked in others, which only print it.
 */
function validateChange(
  { fields, recipient }: Room,
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
