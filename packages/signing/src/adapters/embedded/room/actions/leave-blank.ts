import { SigningError } from '../../../../errors.ts'
import type { BlankAnswers, RoomRequest, RoomUpdate } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { type RoomChange, updateRoom } from '../access-room.ts'
import { canChange } from '../list-room-fields.ts'
import { requireOpen, type Room } from '../room-state.ts'

/** Idempotent: answers that are left blank already change nothing and record nothing. */
export function leaveBlank(
  engine: Engine,
  request: RoomRequest,
  input: BlankAnswers,
): Promise<RoomUpdate> {
  return updateRoom(engine, request, (room) => {
    requireOpen(room)
    requireOwnAnswers(room, input.answerKeys)
    return recordBlanks(room, input)
  })
}

function requireOwnAnswers(room: Room, answerKeys: readonly string[]): void {
  if (room.recipient.role !== 'LLEdit') {
    throw new SigningError(
      'not-your-turn',
      'Only who fills out the documents leaves answers blank.',
    )
  }
  const owner = { role: room.recipient.role, state: 'open' } as const
  const own = new Set(
    room.fields.filter(({ field }) => canChange(owner, field)).map(({ answerKey }) => answerKey),
  )
  const problems = answerKeys
    .filter((key) => !own.has(key))
    .map((key) => ({ key, message: 'You cannot change this answer.' }))
  const [first] = problems
  if (first) {
    throw new SigningError('invalid-values', first.message, problems)
  }
}

function recordBlanks(
  { envelope }: Room,
  { answerKeys, onPurpose }: BlankAnswers,
): RoomChange | undefined {
  const before = new Set(envelope.leftBlank)
  const changed = [...new Set(answerKeys)].filter((key) => before.has(key) !== onPurpose)
  if (changed.length === 0) {
    return undefined
  }

  const kept = [...before].filter((key) => !changed.includes(key))
  return {
    envelope: { ...envelope, leftBlank: onPurpose ? [...kept, ...changed] : kept },
    events: [{ type: 'envelope.left-blank', role: 'LLEdit', data: { keys: changed, onPurpose } }],
  }
}
