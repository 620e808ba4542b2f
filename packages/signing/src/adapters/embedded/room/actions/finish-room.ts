import { isResidentRole } from '@countersign/answers/field'
import type { Answers } from '@countersign/answers/answer'
import type { Envelope } from '../../../../envelope.ts'
import { type FieldProblem, SigningError } from '../../../../errors.ts'
import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { hashOwnerAnswers } from '../../envelope/answers-by-signer.ts'
import { findMissingAnswers } from '../../envelope/missing-answers.ts'
import { unsignedCoOwners, unsignedResidents, updateRecipient } from '../../envelope/recipients.ts'
import { findRoomErrors } from '../room-errors.ts'
import { presentRoom } from '../present-room.ts'
import { requireConsent } from './give-consent.ts'
import { getRoomState, requireOpen, type Room } from '../room-state.ts'
import { closeRoom, type RoomChange } from '../access-room.ts'

/** Idempotent. Freezes the owner's answers, or completes this person's signature. */
export function finishRoom(
  engine: Engine,
  request: RoomRequest,
  { anyway = [] }: { anyway?: readonly string[] } = {},
): Promise<RoomView> {
  return closeRoom(engine, request, (room) => {
    if (getRoomState(room) === 'finished') {
      return undefined
    }
    requireOpen(room)
    if (room.recipient.role === 'LLEdit') {
      requireComplete(engine, room)
      const warnings = engine.findFinishWarnings?.(presentRoom(engine, room), room.at) ?? []
      requireMeant(warnings, anyway)
      return freezeOwnerAnswers(room, warnings)
    }
    requireConsent(room)
    requireComplete(engine, room)
    return room.recipient.role === 'LLSign' ? signAsOwner(room, request) : signByLink(room, request)
  })
}

function requireComplete(engine: Engine, room: Room): void {
  const { fields, recipient, envelope } = room
  const missing = findMissingAnswers(fields, recipient.role, envelope)
  const wrong = findRoomErrors(engine, room)
  const known = new Set(missing.map((problem) => problem.key))
  const problems = [...missing, ...wrong.filter((problem) => !known.has(problem.key))]
  const [first] = problems
  if (first) {
    throw new SigningError('invalid-values', first.message, problems)
  }
}

function requireMeant(warnings: readonly FieldProblem[], anyway: readonly string[]): void {
  const open = warnings.filter(({ key }) => !anyway.includes(key))
  const [first] = open
  if (first) {
    throw new SigningError(
      'invalid-values',
      `${first.message} Change the answer, or finish anyway: “anyway” then names it.`,
      open,
    )
  }
}

function freezeOwnerAnswers(
  { envelope, fields, at }: Room,
  warnings: readonly FieldProblem[],
): RoomChange {
  const valuesSha256 = hashOwnerAnswers(fields, envelope.values)
  const data = {
    choice: isSigned(fields) ? ('send' as const) : ('print' as const),
    warnings: warnings.map(({ message }) => message),
  }
  return {
    envelope: { ...envelope, state: 'filled', filled: { at, valuesSha256 } },
    events: [
      ...(warnings.length > 0
        ? [{ type: 'envelope.finished-anyway' as const, role: 'LLEdit' as const, data }]
        : []),
      { type: 'envelope.filled', role: 'LLEdit', data: { valuesSha256 } },
    ],
  }
}

/** Other forms are printed. */
function isSigned(fields: Room['fields']): boolean {
  return fields.some(({ field: { role, type } }) => isResidentRole(role) && type === 'signature')
}

/**
 * Runs under the envelope's lock: if the last two finish at the same time, exactly one of them
 * activates those who sign next.
 */
function signByLink(room: Room, request: RoomRequest): RoomChange {
  const { role } = room.recipient
  const signed = markSigned(room, request)
  const events: RoomChange['events'] = [{ type: 'envelope.signed', role }]
  if (isResidentRole(role) && unsignedResidents(signed).length === 0) {
    events.push({ type: 'envelope.residents-signed', role: 'system' })
  }
  return { envelope: activateNext(signed), events }
}

/** Co-owners sign after all residents, in any order, and the initiator after them. */
function activateNext(envelope: Envelope): Envelope {
  if (unsignedResidents(envelope).length > 0) {
    return envelope
  }
  const coOwners = unsignedCoOwners(envelope).map(({ role }) => role)
  const next = coOwners.length > 0 ? coOwners : (['LLSign'] as const)
  return next.reduce<Envelope>(
    (activated, role) => updateRecipient(activated, role, { state: 'pending' }),
    { ...envelope, state: 'residents-signed' },
  )
}

function signAsOwner(room: Room, request: RoomRequest): RoomChange {
  return {
    envelope: completeEnvelope(room, request),
    events: [
      { type: 'envelope.signed', role: 'LLSign' },
      { type: 'envelope.completed', role: 'system' },
    ],
  }
}

function completeEnvelope(room: Room, request: RoomRequest): Envelope {
  return { ...markSigned(room, request), state: 'complete', completedAt: room.at }
}

function markSigned({ envelope, recipient, fields, at }: Room, { origin }: RoomRequest): Envelope {
  const dates: Answers = {}
  for (const { answerKey, field } of fields) {
    if (field.role === recipient.role && field.type === 'signedDate') {
      dates[answerKey] = at
    }
  }
  const signed = updateRecipient(envelope, recipient.role, {
    state: 'signed',
    signedAt: at,
    origin,
  })
  return { ...signed, values: { ...signed.values, ...dates } }
}
