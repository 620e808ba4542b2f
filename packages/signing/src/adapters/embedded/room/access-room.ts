import { sha256 } from '@countersign/pdf/sha256'
import type { Envelope, RoomSession } from '../../../envelope.ts'
import type { EnvelopeEvent, NewEnvelopeEvent } from '../../../envelope-events.ts'
import { SigningError } from '../../../errors.ts'
import type { RoomRequest, RoomUpdate, RoomView } from '../../../room.ts'
import type { Engine } from '../engine.ts'
import { filterVisibleDocuments } from '../envelope/visibility.ts'
import {
  listDocumentFields,
  loadDocuments,
  type LoadedDocument,
} from '../envelope/envelope-documents.ts'
import { requireEnvelope, requireRecipient } from '../envelope/recipients.ts'
import { listConfirmationFields } from '../envelope/confirmation-fields.ts'
import { presentProgress, presentRoom } from './present-room.ts'
import { getRoomState, requireNotRevoked, type Room } from './room-state.ts'

export interface RoomChange {
  envelope: Envelope
  events: NewEnvelopeEvent[]
}

export async function readRoom(engine: Engine, request: RoomRequest): Promise<Room> {
  const found = request.read ?? (await engine.store.room(sha256(request.token)))
  const session = requireSession(engine, found?.session)
  const envelope = requireEnvelope(found?.envelope)
  const documents = await loadDocuments(engine, envelope)
  const visible = limitToVisible(documents, session)
  return buildRoom(engine, session, envelope, { ...visible, version: found?.version ?? 0 })
}

/** Reads the envelope only if the session was superseded or revoked. */
export async function checkRoom(engine: Engine, request: RoomRequest): Promise<void> {
  const read = request.read?.session ?? (await engine.store.session(sha256(request.token)))
  const session = requireSession(engine, read)
  if (session.superseded) {
    requireNotRevoked(await readRoom(engine, request))
  }
}

/**
 * Saves the change and its events together, under the envelope's lock: `update` gets the room as it is
 * then. `undefined` from `update` changes nothing. `read` is the
 * room if it was read before.
 */
export async function updateRoom(
  engine: Engine,
  request: RoomRequest,
  update: (room: Room) => RoomChange | undefined,
  read?: Room,
): Promise<RoomUpdate> {
  const { before, after } = await updateLocked(engine, {
    request,
    update,
    read: read ?? (await readRoom(engine, request)),
  })
  const view = presentRoom(engine, after)

  return { before: before === after ? view : presentProgress(engine, before), after: view }
}

/**
 * As `updateRoom`, for a change with which this person's part ends: more than its events follows, and
 * the closing page shows no documents.
 */
export async function closeRoom(
  engine: Engine,
  request: RoomRequest,
  update: (room: Room) => RoomChange | undefined,
): Promise<RoomView> {
  const read = await readRoom(engine, request)
  const { after } = await updateLocked(engine, { request, read, update })

  return presentRoom(engine, after, { isClosing: true })
}

interface LockedUpdate {
  request: RoomRequest
  read: Room
  update: (room: Room) => RoomChange | undefined
}

async function updateLocked(
  engine: Engine,
  { request, read, update }: LockedUpdate,
): Promise<{ before: Room; after: Room }> {
  return engine.store.transaction(async (tx) => {
    const { envelopeId, tokenSha256 } = read.session
    const envelope = requireEnvelope(await tx.lock(envelopeId, read))
    const session = (await tx.session(tokenSha256)) ?? read.session
    requireLogin(session)
    const before = buildRoom(engine, session, envelope, read)
    const change = update(before)
    if (!change) {
      return { before, after: before }
    }
    const saved = await tx.save(change.envelope, addFacts(change.events, before, request))
    return { before, after: buildRoom(engine, session, saved, before) }
  })
}

function addFacts(
  events: readonly NewEnvelopeEvent[],
  { at }: Room,
  { origin }: RoomRequest,
): EnvelopeEvent[] {
  return events.map((event) => ({ ...event, at, origin }))
}

type VisibleDocuments = Pick<Room, 'documents' | 'fields' | 'own'>

/** The only place where a room is limited to what its person may see. */
function limitToVisible(all: LoadedDocument[], { role }: RoomSession): VisibleDocuments {
  const documents = filterVisibleDocuments(all, role)
  const fields = documents.flatMap((loaded) => [
    ...listDocumentFields([loaded]),
    ...listConfirmationFields([loaded], role),
  ])

  return { documents, fields, own: fields.filter(({ field }) => field.role === role) }
}

function buildRoom(
  engine: Engine,
  session: RoomSession,
  envelope: Envelope,
  { documents, fields, own, version }: VisibleDocuments & Pick<Room, 'version'>,
): Room {
  const room: Room = {
    envelope,
    recipient: requireRecipient(envelope, session.role),
    documents,
    fields,
    own,
    session,
    version,
    at: engine.clock().toISOString(),
  }
  requireCurrentSession(room)
  return room
}

/** Closing pages stay readable in every tab; work continues only in the newest session. */
function requireCurrentSession(room: Room): void {
  if (room.session.superseded && getRoomState(room) === 'open') {
    throw new SigningError(
      'room-taken-over',
      'This was opened on another device or in another tab. Continue there.',
    )
  }
}

function requireSession({ clock }: Engine, session: RoomSession | undefined): RoomSession {
  if (!session || session.expiresAt <= clock().toISOString()) {
    throw new SigningError(
      'session-not-found',
      'This link has expired. Open the packet again from the original message or page.',
    )
  }
  requireLogin(session)
  return session
}

/** The initiator's sessions end with the login that opened them. */
function requireLogin({ isLoggedOut }: RoomSession): void {
  if (isLoggedOut) {
    throw new SigningError(
      'session-not-found',
      'You are logged out, or may no longer work on this packet. Open it again from your list.',
    )
  }
}
