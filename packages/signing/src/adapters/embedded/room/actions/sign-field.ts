import type { Answer, Answers } from '@countersign/answers/answer'
import { SigningError } from '../../../../errors.ts'
import type { RoomUpdate, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import type { DocumentField } from '../../envelope/envelope-documents.ts'
import { listConfirmationFields } from '../../envelope/confirmation-fields.ts'
import {
  buildConfirmationEvents,
  type ConfirmedHashes,
  hashConfirmedDocuments,
  removeStaleConfirmations,
  requireSameText,
} from '../confirmations.ts'
import { requireConsent } from './give-consent.ts'
import { requireOpen, type Room } from '../room-state.ts'
import { readRoom, updateRoom, type RoomChange } from '../access-room.ts'

export interface SignFieldInput {
  answerKey: string
  signed: boolean
  /** By the same act, that the resident has read the document of this place. */
  confirmed?: boolean | undefined
}

/** Signs one place with the adopted mark, or clears it; each place is an act of its own. */
export async function signField(
  engine: Engine,
  request: RoomRequest,
  input: SignFieldInput,
): Promise<RoomUpdate> {
  if (!input.signed || !input.confirmed) {
    return updateRoom(engine, request, (room) => changePlace(room, input, noHashes))
  }

  // The confirmed document is rendered before the lock, from what the person has seen.
  const before = await readRoom(engine, request)
  const shown = await hashConfirmedDocuments(engine, before, signPlace(before, input))
  const update = (room: Room): RoomChange | undefined => {
    requireSameText(before, room, shown)
    return changePlace(room, input, shown)
  }
  return updateRoom(engine, request, update, before)
}

const noHashes: ConfirmedHashes = new Map()

/** `undefined` if nothing changes. */
function changePlace(
  room: Room,
  input: SignFieldInput,
  shown: ConfirmedHashes,
): RoomChange | undefined {
  const { answerKey, signed } = input
  const { envelope, recipient } = room
  const values = signPlace(room, input)
  const { documentId } = requireSignatureField(room, answerKey).loaded.document
  const data = { answerKey, documentId, signed }
  const events: RoomChange['events'] = [
    ...(isPlaceChanged(room, input)
      ? [{ type: 'envelope.place-signed' as const, role: recipient.role, data }]
      : []),
    ...buildConfirmationEvents(room, values, shown),
  ]

  return events.length === 0 ? undefined : { envelope: { ...envelope, values }, events }
}

function isPlaceChanged({ envelope }: Room, { answerKey, signed }: SignFieldInput): boolean {
  return signed !== (envelope.values[answerKey] !== undefined)
}

/** The answers with the place signed, and its document confirmed, or with the place cleared. */
function signPlace(room: Room, input: SignFieldInput): Answers {
  requireOpen(room)
  requireConsent(room)
  const { answerKey, signed, confirmed } = input
  const { envelope, recipient, documents } = room
  const { field, loaded } = requireSignatureField(room, answerKey)
  if (!recipient.adopted) {
    throw new SigningError('invalid-values', 'Adopt your signature first.', [
      { key: answerKey, message: 'Adopt your signature first.' },
    ])
  }

  const mark = field.type === 'initials' ? recipient.adopted.initials : recipient.adopted.signature
  const marked = setAnswer(envelope.values, answerKey, signed ? mark : undefined)
  const values = isPlaceChanged(room, input)
    ? removeStaleConfirmations(room, marked, [answerKey])
    : envelope.values
  const confirmation = listConfirmationFields(documents, recipient.role).find(
    (candidate) => candidate.loaded.document.documentId === loaded.document.documentId,
  )
  return signed && confirmed && confirmation
    ? setAnswer(values, confirmation.answerKey, true)
    : values
}

export function listSignatureFields({ own }: Room): DocumentField[] {
  return own.filter(({ field }) => field.type === 'signature' || field.type === 'initials')
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
