import { SigningError } from '../../../../errors.ts'
import type { RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { updateRecipient } from '../../envelope/recipients.ts'
import { requireRightRecipient, getRoomState } from '../room-state.ts'
import { updateRoom } from '../access-room.ts'
import type { Room } from '../room-state.ts'
import type { RoomChange } from '../access-room.ts'

/** Idempotent. Not recorded for the owner, who filled in the documents, or after signing. */
export async function markRead(
  engine: Engine,
  request: RoomRequest,
  { documentId }: { documentId: string },
): Promise<void> {
  await updateRoom(engine, request, (room) => {
    requireRightRecipient(room)
    if (!room.documents.some(({ document }) => document.documentId === documentId)) {
      throw new SigningError('template-not-found', 'This packet has no such document.')
    }
    const { role, readAt } = room.recipient
    const isRelevant = role !== 'LLEdit' && getRoomState(room) === 'open'
    return isRelevant && readAt?.[documentId] === undefined
      ? recordRead(room, documentId)
      : undefined
  })
}

function recordRead({ envelope, recipient, at }: Room, documentId: string): RoomChange {
  const { role, readAt } = recipient

  return {
    envelope: updateRecipient(envelope, role, { readAt: { ...readAt, [documentId]: at } }),
    events: [{ type: 'envelope.document-read', role, data: { documentId } }],
  }
}
