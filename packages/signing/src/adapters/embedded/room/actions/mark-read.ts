import type { EnvelopeEventPayloads } from '../../../../envelope-events.ts'
import type { RoomRequest, RoomUpdate } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { updateRecipient } from '../../envelope/recipients.ts'
import { getRoomState, requireDocument, type Room } from '../room-state.ts'
import { type RoomChange, updateRoom } from '../access-room.ts'

/** Idempotent. Not recorded for the owner, who filled in the documents, or after signing. */
export function markRead(
  engine: Engine,
  request: RoomRequest,
  { documentId, translation }: { documentId: string; translation?: string | undefined },
): Promise<RoomUpdate> {
  return updateRoom(engine, request, (room) => {
    requireDocument(room, documentId)
    const { role, readAt } = room.recipient
    const isRelevant = role !== 'LLEdit' && getRoomState(room) === 'open'
    return isRelevant && readAt?.[documentId] === undefined
      ? recordRead(room, { documentId, ...(translation && { readingAid: translation }) })
      : undefined
  })
}

type Reading = EnvelopeEventPayloads['envelope.document-read']

function recordRead({ envelope, recipient, at }: Room, reading: Reading): RoomChange {
  const { role, readAt } = recipient
  const { documentId } = reading

  return {
    envelope: updateRecipient(envelope, role, { readAt: { ...readAt, [documentId]: at } }),
    events: [{ type: 'envelope.document-read', role, data: reading }],
  }
}
