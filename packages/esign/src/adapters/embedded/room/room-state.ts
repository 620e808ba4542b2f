import type { Field } from '@countersign/answers'
import type { Envelope, Recipient, RoomSession } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { RoomView } from '../../../room.ts'
import type { LoadedDocument, DocumentField } from '../envelope/envelope-documents.ts'
import { wasOpenedBy } from '../links/open-session.ts'
import { explainEnd } from '../envelope/recipients.ts'

/** One person's room as it stands: what every act in it is decided by. */
export interface Room {
  envelope: Envelope
  recipient: Recipient
  /** Those that this person may see, and the fields in them. */
  documents: LoadedDocument[]
  fields: DocumentField[]
  session: RoomSession
  /** The moment of the act, from the server's clock. */
  at: string
}

/** Whether there is work to do in a room, or how it ended. */
export function getRoomState({ envelope, recipient, session }: Room): RoomView['state'] {
  const { state } = envelope
  if (recipient.disownedAt && wasOpenedBy(session, recipient.disownedAt)) {
    return 'disowned'
  }
  if (state === 'declined' || state === 'canceled') {
    return state === 'declined' && envelope.ended?.by === recipient.role ? 'declined' : 'closed'
  }
  if (recipient.role === 'LLEdit') {
    return state === 'created' || state === 'filling' ? 'open' : 'finished'
  }
  if (recipient.state === 'signed') {
    return 'finished'
  }
  return recipient.state === 'pending' ? 'open' : 'closed'
}

/**
 * Whether this person may give or change this answer now. Marks are placed, days are set, each by a
 * call of its own, and sums are added up; all else of one's role is typed.
 */
export function canAnswer(room: Room, field: Field): boolean {
  return canChange(room, field) && !field.sumOf
}

/** Whether this answer may change while this person works: by what they do, or as a sum of that. */
export function canChange(room: Room, { role, locked, type }: Field): boolean {
  const own = role === room.recipient.role && !locked && type !== 'signedDate'
  return own && getRoomState(room) === 'open'
}

/** Refuses where the packet has gone on. */
export function requireOpen(room: Room): void {
  const state = getRoomState(room)
  if (state === 'open') {
    return
  }
  requireRightRecipient(room)
  const done =
    room.recipient.role === 'LLEdit'
      ? 'The documents are filled out and can no longer be changed.'
      : 'You have signed. What you signed can no longer be changed.'
  throw new SigningError('group-closed', explainEnd(room.envelope) ?? done)
}

/** Whoever said that they are somebody else reads and does nothing more here. */
export function requireRightRecipient(room: Room): void {
  if (getRoomState(room) === 'disowned') {
    throw new SigningError('group-closed', 'This link has ended: it was opened by somebody else.')
  }
}
