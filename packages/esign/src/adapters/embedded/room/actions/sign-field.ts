import type { Answer, Answers } from '@countersign/answers'
import { SigningError } from '../../../../errors.ts'
import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import type { DocumentField } from '../../envelope/envelope-documents.ts'
import { buildConfirmationEvents, removeStaleConfirmations } from '../confirmations.ts'
import { requireConsent } from './give-consent.ts'
import { requireOpen } from '../room-state.ts'
import { updateRoom } from '../access-room.ts'
import type { Room } from '../room-state.ts'

/** Signs one place with the adopted mark, or clears it; each place is an act of its own. */
export function signField(
  engine: Engine,
  request: RoomRequest,
  { answerKey, signed }: { answerKey: string; signed: boolean },
): Promise<RoomView> {
  return updateRoom(engine, request, (room) => {
    requireOpen(room)
    requireConsent(room)
    const { envelope, recipient } = room
    const { field, loaded } = requireSignatureField(room, answerKey)
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
    const marked = setAnswer(envelope.values, answerKey, signed ? mark : undefined)
    const values = removeStaleConfirmations(room, marked, [answerKey])
    return {
      envelope: { ...envelope, values },
      events: [
        {
          type: 'envelope.place-signed',
          role: recipient.role,
          data: { answerKey, documentId, signed },
        },
        ...buildConfirmationEvents(room, values, new Map()),
      ],
    }
  })
}

/** The places that this person signs or initials. */
export function listSignatureFields({ fields, recipient }: Room): DocumentField[] {
  return fields.filter(
    ({ field }) =>
      field.role === recipient.role && (field.type === 'signature' || field.type === 'initials'),
  )
}

function requireSignatureField(room: Room, answerKey: string): DocumentField {
  const signatureField = listSignatureFields(room).find(
    (candidate) => candidate.answerKey === answerKey,
  )
  if (!signatureField) {
    throw new SigningError('invalid-values', 'You cannot sign this field.', [
      { key: answerKey, message: 'You cannot sign this field.' },
    ])
  }
  return signatureField
}

function setAnswer(values: Answers, key: string, value: Answer | undefined): Answers {
  const entries = Object.entries(values).filter(([existing]) => existing !== key)
  return Object.fromEntries(value === undefined ? entries : [...entries, [key, value]])
}
