import { SigningError } from '../../../../errors.ts'
import type { RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { withRecipient } from '../../envelope/recipients.ts'
import { refuseDisowned, roomState } from '../room-state.ts'
import { actInRoom } from '../access-room.ts'
import type { Room } from '../room-state.ts'
import type { RoomChange } from '../access-room.ts'

/**
 * Records that a signer was shown a document to its end, once. Whoever fills it out knows it; and what
 * comes after the signature is no longer what was read before it.
 */
export async function markRead(
  engine: Engine,
  request: RoomRequest,
  { documentId }: { documentId: string },
): Promise<void> {
  await actInRoom(engine, request, (room) => {
    refuseDisowned(room)
    if (!room.documents.some(({ document }) => document.documentId === documentId)) {
      throw new SigningError('template-not-found', 'This packet has no such document.')
    }
    const { role, readAt } = room.recipient
    const counts = role !== 'LLEdit' && roomState(room) === 'open'
    return counts && readAt?.[documentId] === undefined ? readToItsEnd(room, documentId) : undefined
  })
}

function readToItsEnd({ envelope, recipient, at }: Room, documentId: string): RoomChange {
  const { role, readAt } = recipient

  return {
    envelope: withRecipient(envelope, role, { readAt: { ...readAt, [documentId]: at } }),
    events: [{ type: 'envelope.document-read', role, data: { documentId } }],
  }
}
