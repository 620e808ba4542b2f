import type { Envelope, Recipient, RevocationReason, RoomSession } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { RoomView } from '../../../room.ts'
import type { LoadedDocument, DocumentField } from '../envelope/envelope-documents.ts'
import { wasOpenedBy } from '../links/open-session.ts'
import { explainEnd } from '../envelope/recipients.ts'

/** One person's view of an envelope: the input of every room action. */
export interface Room {
  envelope: Envelope
  recipient: Recipient
  /** Limited to what this person may see. */
  documents: LoadedDocument[]
  fields: DocumentField[]
  /** Of `fields`, those of this person. */
  own: DocumentField[]
  session: RoomSession
  /** Of the stored envelope, as it was read. */
  version: number
  /** Time of the action, from the server's clock. */
  at: string
}

export function getRoomState(room: Room): RoomView['state'] {
  const { envelope, recipient, session } = room
  const { state } = envelope
  if (recipient.disownedAt && wasOpenedBy(session, recipient.disownedAt)) {
    return 'wrong-recipient'
  }
  if (findRevocation(room)) {
    return 'revoked'
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
 * Why this session was revoked, if it was. Revoking supersedes all sessions that are open, so one
 * that was opened afterwards in the same millisecond stays valid. A correction outlasts later
 * revocations, because the session may belong to another person.
 */
export function findRevocation({
  recipient: { revoked, correctedAt },
  session,
}: Pick<Room, 'recipient' | 'session'>): RevocationReason | undefined {
  if (!session.superseded) {
    return undefined
  }
  if (correctedAt && wasOpenedBy(session, correctedAt)) {
    return 'corrected'
  }
  return revoked && wasOpenedBy(session, revoked.at) ? revoked.reason : undefined
}

export function requireOpen(room: Room): void {
  const state = getRoomState(room)
  if (state === 'open') {
    return
  }
  requireRightRecipient(room)
  const done =
    room.recipient.role === 'LLEdit'
      ? 'The documents are filled out. To change them, reopen them first.'
      : 'You have signed. What you signed can no longer be changed.'
  throw new SigningError('group-closed', explainEnd(room.envelope) ?? done)
}

function requireRightRecipient(room: Room): void {
  if (getRoomState(room) === 'wrong-recipient') {
    throw new SigningError(
      'group-closed',
      'This link is no longer valid because someone else opened it.',
    )
  }
  requireNotRevoked(room)
}

/** Nobody reads documents through the link of a packet that was canceled or declined. */
export function requireDocuments(room: Room): void {
  requireRightRecipient(room)
  const end = explainEnd(room.envelope)
  if (end) {
    throw new SigningError('group-closed', end)
  }
}

export function requireDocument(room: Room, documentId: string): LoadedDocument {
  requireDocuments(room)
  const loaded = room.documents.find(({ document }) => document.documentId === documentId)
  if (!loaded) {
    throw new SigningError('template-not-found', 'This packet has no such document.')
  }
  return loaded
}

export function requireNotRevoked(room: Room): void {
  const reason = findRevocation(room)
  if (reason) {
    throw new SigningError('group-closed', revocationMessages[reason])
  }
}

const revocationMessages: Record<RevocationReason, string> = {
  'answers-changed': 'The owner is changing the documents. You will get a new link by email.',
  corrected: 'This link is no longer valid. Ask the sender for a new one.',
  'on-paper': 'These documents were finished on paper.',
}
