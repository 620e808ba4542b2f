import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { updateRecipient } from '../../envelope/recipients.ts'
import { requireSigner } from './adopt-marks.ts'
import { validateMessage } from './validate-message.ts'
import { requireOpen, getRoomState } from '../room-state.ts'
import { closeRoom } from '../access-room.ts'

/** Idempotent. Ends the packet with the signer's reason. */
export function declineToSign(
  engine: Engine,
  request: RoomRequest,
  input: { reason: string },
): Promise<RoomView> {
  return closeRoom(engine, request, (room) => {
    requireSigner(room)
    if (getRoomState(room) === 'declined') {
      return undefined
    }
    requireOpen(room)
    const reason = validateMessage(input.reason, {
      key: 'reason',
      missing: 'Tell us briefly why you will not sign.',
    })
    const { envelope, recipient, at } = room
    const { role } = recipient
    return {
      envelope: {
        ...updateRecipient(envelope, role, { state: 'declined' }),
        state: 'declined',
        ended: { by: role, at, reason },
      },
      events: [{ type: 'envelope.declined', role, data: { reason } }],
    }
  })
}
