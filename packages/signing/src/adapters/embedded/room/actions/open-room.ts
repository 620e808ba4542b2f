import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { updateRecipient } from '../../envelope/recipients.ts'
import { getRoomState, type Room } from '../room-state.ts'
import { type RoomChange, updateRoom } from '../access-room.ts'

/** Records the first opening. A closed room can still be opened and shows its closing page. */
export async function openRoom(engine: Engine, request: RoomRequest): Promise<RoomView> {
  const { after } = await updateRoom(engine, request, (room) => {
    const wasOpened = room.recipient.openedAt !== undefined
    return wasOpened || getRoomState(room) !== 'open' ? undefined : recordOpening(room)
  })
  return after
}

function recordOpening({ envelope, recipient: { role }, at }: Room): RoomChange {
  const opened = updateRecipient(envelope, role, { openedAt: at })
  return role === 'LLEdit'
    ? {
        envelope: { ...opened, state: 'filling' },
        events: [{ type: 'envelope.fill-opened', role }],
      }
    : { envelope: opened, events: [{ type: 'envelope.opened', role }] }
}
