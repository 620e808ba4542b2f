import { normalizeText } from '../../../answers/find-undrawable.ts'
import { SigningError } from '../../../errors.ts'
import type { RoomView, Visit } from '../../../room.ts'
import type { Engine } from '../engine.ts'
import { withRecipient } from '../standing.ts'
import { refuseWrongTask } from './adopt-marks.ts'
import { refuseUnlessOpen, roomState } from './room-state.ts'
import { actInRoom } from './visit-room.ts'

/** A signer says no, in their own words, and the packet ends. Declining twice changes nothing. */
export function declineRoom(
  engine: Engine,
  visit: Visit,
  input: { reason: string },
): Promise<RoomView> {
  return actInRoom(engine, visit, (room) => {
    refuseWrongTask(room)
    if (roomState(room) === 'declined') {
      return undefined
    }
    refuseUnlessOpen(room)
    const reason = readReason(input.reason)
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

/** The reason is told and not printed, so any script will do; unseen characters go. */
function readReason(text: string): string {
  const reason = normalizeText(text)
    .replace(/(?!\n)\p{C}/gu, '')
    .trim()
  const message =
    reason === '' ? 'Say in a few words why you will not sign.' : tooLong([...reason].length)
  if (message) {
    throw new SigningError('invalid-values', message, [{ key: 'reason', message }])
  }
  return reason
}

function tooLong(length: number): string | undefined {
  return length > 1000 ? 'This is too long: use at most 1,000 characters.' : undefined
}
