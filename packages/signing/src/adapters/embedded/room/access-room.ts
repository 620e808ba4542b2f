import { sha256 } from '@countersign/pdf/sha256'
import type { Envelope, RoomSession } from '../../../envelope.ts'
import type { EnvelopeEvent, NewEnvelopeEvent } from '../../../envelope-events.ts'
import { SigningError } from '../../../errors.ts'
import type { RoomView, RoomRequest } from '../../../room.ts'
import type { Engine } from '../engine.ts'
import { filterVisibleDocuments } from '../envelope/visibility.ts'
import {
  listDocumentFields,
  loadDocuments,
  type LoadedDocument,
} from '../envelope/envelope-documents.ts'
import { requireEnvelope, requireRecipient } from '../envelope/recipients.ts'
import { listConfirmationFields } from '../envelope/confirmation-fields.ts'
import { presentRoom } from './present-room.ts'
import { getRoomState, requireNotRevoked, type Room } from './room-state.ts'

export interface RoomChange {
  envelope: Envelope
  events: NewEnvelopeEvent[]
}

export async function readRoom(engine: Engine, request: RoomRequest): Promise<Room> {
  const found = await engine.store.room(sha256(request.token))
  const session = requireSession(engine, found?.session)
  const envelope = requireEnvelope(found?.envelope)
  const documents = await loadDocuments(engine, envelope)
  return buildRoom(engine, session, envelope, documents)
}

/** Reads the envelope only if the session was superseded or revoked. */
export async function checkRoom(engine: Engine, request: RoomRequest): Promise<void> {
  const session = requireSession(engine, await engine.store.session(sha256(request.token)))
  if (session.superseded) {
    requireNotRevoked(await readRoom(engine, request))
  }
}

/**
 * Saves the change and its events together, under the envelope's lock: `update` gets the room as it is
 * then. Returns the room after the change; `undefined` from `update` changes nothing. `read` is the
 * room if it was read before.
 */
export async function updateRoom(
  engine: Engine,
  request: RoomRequest,
  update: (room: Room) => RoomChange | undefined,
  read?: Room,
): Promise<RoomView> {
  return presentRoom(engine, await changeRoom(engine, request, update, read))
}

/** As `updateRoom`; returns the room itself. */
export async function changeRoom(
  engine: Engine,
  request: RoomRequest,
  update: (room: Room) => RoomChange | undefined,
  read?: Room,
): Promise<Room> {
  return updateLocked(engine, {
    request,
    update,
    before: read ?? (await readRoom(engine, request)),
  })
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
  const before = await readRoom(engine, request)

  return presentRoom(engine, await updateLocked(engine, { request, before, update }), {
    isClosing: true,
  })
}

interface RoomUpdate {
  request: RoomRequest
  before: Room
  update: (room: Room) => RoomChange | undefined
}

async function updateLocked(
  engine: Engine,
  { request, before, update }: RoomUpdate,
): Promise<Room> {
  return engine.store.transaction(async (tx) => {
    const { envelopeId, tokenSha256 } = before.session
    const envelope = requireEnvelope(await tx.lock(envelopeId, tokenSha256))
    const session = (await tx.session(tokenSha256)) ?? before.session
    requireLogin(session)
    const room = buildRoom(engine, session, envelope, before.documents)
    const change = update(room)
    if (!change) {
      return room
    }
    await tx.save(change.envelope, addFacts(change.events, room, request))
    return buildRoom(engine, room.session, change.envelope, room.documents)
  })
}

function addFacts(
  events: readonly NewEnvelopeEvent[],
  { at }: Room,
  { origin }: RoomRequest,
): EnvelopeEvent[] {
  return events.map((event) => ({ ...event, at, origin }))
}

/** The only place where a room is limited to what its person may see. */
function buildRoom(
  engine: Engine,
  session: RoomSession,
  envelope: Envelope,
  documents: LoadedDocument[],
): Room {
  const visible = filterVisibleDocuments(documents, session.role)
  const room: Room = {
    envelope,
    recipient: requireRecipient(envelope, session.role),
    documents: visible,
    fields: visible.flatMap((loaded) => [
      ...listDocumentFields([loaded]),
      ...listConfirmationFields([loaded], session.role),
    ]),
    session,
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
      'You are logged out. Log in again and open the packet from your list.',
    )
  }
}
