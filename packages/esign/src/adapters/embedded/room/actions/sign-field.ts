import type { Answer, Answers } from '@countersign/answers'
import { SigningError } from '../../../../errors.ts'
import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import type { StandingField } from '../../envelope/envelope-documents.ts'
import { confirmationEvents, withoutStale } from '../confirmations.ts'
import { refuseWithoutConsent } from './give-consent.ts'
import { refuseUnlessOpen } from '../room-state.ts'
import { actInRoom } from '../access-room.ts'
import type { Room } from '../room-state.ts'

/** Signs one place with the adopted mark, or clears it; each place is an act of its own. */
export function signPlace(
  engine: Engine,
  request: RoomRequest,
  { answerKey, signed }: { answerKey: string; signed: boolean },
): Promise<RoomView> {
  return actInRoom(engine, request, (room) => {
    refuseUnlessOpen(room)
    refuseWithoutConsent(room)
    const { envelope, recipient } = room
    const { field, loaded } = findPlace(room, answerKey)
    if (!recipient.adopted) {
      throw new SigningError('invalid-values', 'Adopt your signature first.', [
        { key: answerKey, message: 'Adopt your signature first.' },
      ])
    }
    if (signed === (envelope.values[answerKey] !== undefined)) {
      return undefined
    }
    const mark =
      field.type === 'initials' ? recipient.adopted.initials : recipient.adopted.signature
    const { documentId } = loaded.document
    const placed = withValue(envelope.values, answerKey, signed ? mark : undefined)
    const values = withoutStale(room, placed, [answerKey])
    return {
      envelope: { ...envelope, values },
      events: [
        {
          type: 'envelope.place-signed',
          role: recipient.role,
          data: { answerKey, documentId, signed },
        },
        ...confirmationEvents(room, values, new Map()),
      ],
    }
  })
}

/** The places that this person signs or initials. */
export function placesOf({ fields, recipient }: Room): StandingField[] {
  return fields.filter(
    ({ field }) =>
      field.role === recipient.role && (field.type === 'signature' || field.type === 'initials'),
  )
}

function findPlace(room: Room, answerKey: string): StandingField {
  const place = placesOf(room).find((candidate) => candidate.answerKey === answerKey)
  if (!place) {
    throw new SigningError('invalid-values', 'This place is not yours to sign.', [
      { key: answerKey, message: 'This place is not yours to sign.' },
    ])
  }
  return place
}

function withValue(values: Answers, key: string, value: Answer | undefined): Answers {
  const entries = Object.entries(values).filter(([existing]) => existing !== key)
  return Object.fromEntries(value === undefined ? entries : [...entries, [key, value]])
}
