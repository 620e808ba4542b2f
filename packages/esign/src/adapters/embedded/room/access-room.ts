import { sha256 } from '../../../sha256.ts'
import type { Envelope, RoomSession } from '../../../envelope.ts'
import type { NewEnvelopeEvent } from '../../../envelope-events.ts'
import { SigningError } from '../../../errors.ts'
import type { RoomView, RoomRequest } from '../../../room.ts'
import type { Engine } from '../engine.ts'
import { filterVisibleDocuments } from '../envelope/visibility.ts'
import { loadDocuments, listDocumentFields } from '../envelope/envelope-documents.ts'
import type { LoadedDocument } from '../envelope/envelope-documents.ts'
import { requireEnvelope, requireRecipient } from '../envelope/recipients.ts'
import { listConfirmationFields } from './confirmations.ts'
import { presentRoom } from './present-room.ts'
import { getRoomState } from './room-state.ts'
import type { Room } from './room-state.ts'

/** What an act changes; the events are saved in the same transaction. */
export interface RoomChange {
  envelope: Envelope
  events: NewEnvelopeEvent[]
}

/** Looks into a room without changing anything. */
export async function readRoom(engine: Engine, request: RoomRequest): Promise<Room> {
  const session = await findSession(engine, request.token)
  const envelope = requireEnvelope(await engine.store.read(session.envelopeId))
  const documents = await loadDocuments(engine, envelope)
  return buildRoom(engine, session, envelope, documents)
}

/** Whether this session still has the room. The envelope is read only where there is doubt. */
export async function checkRoom(engine: Engine, request: RoomRequest): Promise<void> {
  const session = await findSession(engine, request.token)
  if (session.superseded) {
    await readRoom(engine, request)
  }
}

/**
 * Acts in a room under the envelope's lock: `act` sees the envelope as it is at that moment and
 * says what is to change, or nothing. Answers the room as it stands afterwards.
 */
export async function updateRoom(
  engine: Engine,
  request: RoomRequest,
  update: (room: Room) => RoomChange | undefined,
): Promise<RoomView> {
  const before = await readRoom(engine, request)
  const after = await engine.store.transaction(async (tx) => {
    const envelope = requireEnvelope(await tx.lock(before.session.envelopeId))
    const session = (await tx.session(before.session.tokenSha256)) ?? before.session
    const room = buildRoom(engine, session, envelope, before.documents)
    const change = update(room)
    if (!change) {
      return room
    }
    const facts = { at: room.at, origin: request.origin }
    await tx.save(
      change.envelope,
      change.events.map((event) => ({ ...event, ...facts })),
    )
    return buildRoom(engine, session, change.envelope, before.documents)
  })
  return presentRoom(engine, after)
}

/** Here, and nowhere else, a person's room is cut to what they may see. */
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

/** An end is shown wherever the room lies open; work goes on in one place only. */
function requireCurrentSession(room: Room): void {
  if (room.session.superseded && getRoomState(room) === 'open') {
    throw new SigningError(
      'room-taken-over',
      'This was opened on another device or in another tab, and goes on there.',
    )
  }
}

async function findSession({ store, clock }: Engine, token: string): Promise<RoomSession> {
  const session = await store.session(sha256(token))
  if (!session || session.expiresAt <= clock().toISOString()) {
    throw new SigningError(
      'session-not-found',
      'This link has expired. Open the packet again from where you got it.',
    )
  }
  return session
}
