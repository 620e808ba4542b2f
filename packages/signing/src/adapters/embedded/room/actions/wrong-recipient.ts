import type { Envelope, Recipient } from '../../../../envelope.ts'
import type { Room } from '../room-state.ts'
import type { RoomChange } from '../access-room.ts'

/**
 * Removes everything the wrong person agreed to, answered or signed, and invalidates all open
 * sessions of this signer.
 */
export function reportWrongRecipient({ envelope, recipient, fields, at }: Room): RoomChange {
  const ownKeys = new Set(
    fields
      .filter(({ field }) => field.role === recipient.role && !field.locked)
      .map(({ answerKey }) => answerKey),
  )
  const values = Object.entries(envelope.values).filter(([key]) => !ownKeys.has(key))

  return {
    envelope: {
      ...resetRecipient(envelope, recipient, at),
      values: Object.fromEntries(values),
    },
    events: [{ type: 'envelope.disowned', role: recipient.role }],
  }
}

function resetRecipient(envelope: Envelope, recipient: Recipient, disownedAt: string): Envelope {
  const { role, name, email, phone, kind, state } = recipient
  const reset: Recipient = {
    role,
    name,
    email,
    ...(phone !== undefined && { phone }),
    ...(kind && { kind }),
    state,
    disownedAt,
  }

  return {
    ...envelope,
    recipients: envelope.recipients.map((other) => (other.role === role ? reset : other)),
  }
}
