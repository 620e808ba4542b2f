import { isTable, type Answer, type Answers } from '@countersign/answers/answer'
import { keepsEarlierRows, keepRows, omitEarlierCells } from '@countersign/answers/continued-rows'
import { normalizeAnswer } from '@countersign/answers/normalize-answer'
import type { Field } from '@countersign/answers/field'
import { isComputed } from '@countersign/answers/is-computed'
import { checkAnswer } from '../../../../validation/check-answer.ts'
import { type FieldProblem, SigningError } from '../../../../errors.ts'
import type { Envelope } from '../../../../envelope.ts'
import type { RoomUpdate, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { explainUnknownPhotos } from '../../photos/check-photos.ts'
import { followInspection, readNextInspection } from '../follow-inspection.ts'
import { addSums } from '../../envelope/add-sums.ts'
import { listConfirmationFields } from '../../envelope/confirmation-fields.ts'
import {
  buildConfirmationEvents,
  hashConfirmedDocuments,
  removeStaleConfirmations,
  requireSameText,
} from '../confirmations.ts'
import { requireConsent } from './give-consent.ts'
import { requireOpen, type Room } from '../room-state.ts'
import { updateRoom, readRoom, type RoomChange } from '../access-room.ts'
import { realignTables } from './realign-tables.ts'

export type AnswerChanges = Record<string, Answer | null>

/** All or nothing: one invalid answer rejects the call. */
export async function saveAnswers(
  engine: Engine,
  request: RoomRequest,
  input: { answers: AnswerChanges },
): Promise<RoomUpdate> {
  const answers = normalizeChanges(input.answers)
  // Confirmed documents are rendered before the lock, from what the person has seen.
  const before = await readRoom(engine, request)
  const applied = applyChanges(before, answers)
  const shown = await hashConfirmedDocuments(engine, before, applied)
  const inspection = await readNextInspection(engine, before, { values: applied, request })

  const update = (room: Room): RoomChange | undefined => {
    const keys = Object.keys(answers)
    const values = applyChanges(room, answers)
    if (keys.length === 0) {
      return undefined
    }
    requireSameText(before, room, shown)
    const { envelope, recipient } = room
    const saved = followInspection(room, { ...settled(envelope, keys), values }, inspection)
    const chosen = saved.continued?.groupId
    const isOtherInspection = chosen !== envelope.continued?.groupId
    return {
      envelope: isOtherInspection ? realigned(room, saved) : saved,
      events: [
        {
          type: 'envelope.answers-saved',
          role: recipient.role,
          data: { keys, ...(isOtherInspection && { record: chosen ?? 'none' }) },
        },
        ...buildConfirmationEvents(room, values, shown),
      ],
    }
  }
  return updateRoom(engine, request, update, before)
}

function normalizeChanges(answers: AnswerChanges): AnswerChanges {
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [
      key,
      isEmpty(value) ? null : normalizeAnswer(value),
    ]),
  )
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

  const { fields, envelope } = room
  const merged = realignTables(fields, envelope.values, mergeAnswers(envelope, answers))
  return addSums(room.documents, removeStaleConfirmations(room, merged, keys))
}

function realigned({ envelope, fields, documents }: Room, saved: Envelope): Envelope {
  const values = realignTables(fields, envelope.values, saved.values)

  return { ...saved, values: addSums(documents, values) }
}

/** What the owner saves, changed or not, is theirs from then on. */
function settled(
  { carried, toConfirm, ownerFacts, ...envelope }: Envelope,
  keys: readonly string[],
): Envelope {
  const isKept = (key: string) => !keys.includes(key)

  return {
    ...envelope,
    ...(carried && {
      carried: Object.fromEntries(Object.entries(carried).filter(([key]) => isKept(key))),
    }),
    ...(toConfirm && { toConfirm: toConfirm.filter(isKept) }),
    ...(ownerFacts && { ownerFacts: ownerFacts.filter(isKept) }),
  }
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
  if (targets.some(({ field }) => isComputed(field))) {
    return [{ key, message: 'This is computed from other answers.' }]
  }
  if (isEmpty(value)) {
    return envelope.continued?.values[key] === undefined ? [] : [earlierCellProblem(key)]
  }
  const unknown =
    targets.some(({ field }) => field.type === 'photos') &&
    explainUnknownPhotos(envelope, { answerKey: key, role: recipient.role, value })
  if (unknown) {
    return [{ key, message: unknown }]
  }
  const recorded = envelope.continued?.values[key]
  const isKept =
    !isTable(recorded) ||
    (isTable(value) && targets.every(({ field }) => keepsEarlierRows(field, recorded, value)))
  if (!isKept) {
    return [earlierCellProblem(key)]
  }
  const message = targets
    .map(({ field }) => checkAnswer(field, withoutRecorded(field, value, recorded))?.message)
    .find(Boolean)
  return message ? [{ key, message }] : []
}

function earlierCellProblem(key: string): FieldProblem {
  return { key, message: 'What is in an earlier inspection cannot be changed.' }
}

/** What stands in an earlier inspection may be longer than what can be typed. */
function withoutRecorded(field: Field, value: Answer, recorded: Answer | undefined): Answer {
  return isTable(value) && recorded !== undefined
    ? value.map((row) => omitEarlierCells(field, row))
    : value
}

function isSignedType(type: string): boolean {
  return type === 'signature' || type === 'initials' || type === 'signedDate'
}

function isEmpty(value: Answer | null | undefined): value is null | undefined {
  return value === null || value === undefined || value === ''
}

function mergeAnswers({ values, continued }: Envelope, answers: AnswerChanges): Answers {
  const merged = new Map(Object.entries(values))
  for (const [key, value] of Object.entries(answers)) {
    const recorded = continued?.values[key]
    if (isEmpty(value)) {
      merged.delete(key)
    } else {
      merged.set(key, putBack(value, recorded))
    }
  }
  return Object.fromEntries(merged)
}

/** A page that has not received the earlier inspection yet sends rows without it. */
function putBack(value: Answer, recorded: Answer | undefined): Answer {
  return isTable(value) && isTable(recorded) ? keepRows(recorded, value) : value
}
