import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { withRecipient } from '../../envelope/recipients.ts'
import { refuseWrongTask } from './adopt-marks.ts'
import { readWords } from './validate-message.ts'
import { refuseUnlessOpen, roomState } from '../room-state.ts'
import { actInRoom } from '../access-room.ts'

/** A signer says no, in their own words, and the packet ends. Declining twice changes nothing. */
export function declineRoom(
  engine: Engine,
  request: RoomRequest,
  input: { reason: string },
): Promise<RoomView> {
  return actInRoom(engine, request, (room) => {
    refuseWrongTask(room)
    if (roomState(room) === 'declined') {
      return undefined
    }
    refuseUnlessOpen(room)
    const reason = readWords(input.reason, {
      key: 'reason',
      missing: 'Say in a few words why you will not sign.',
    })
    const { envelope, recipient, at } = room
    const { role } = recipient
    return {
      envelope: {
        ...withRecipient(envelope, role, { state: 'declined' }),
        state: 'declined',
        ended: { by: role, at, reason },
      },
      events: [{ type: 'envelope.declined', role, data: { reason } }],
    }
  })
}
