import type { Envelope } from '@countersign/signing/envelope'
import type { PacketRow } from '../packet/index.ts'

const endStates: readonly Envelope['state'][] = ['complete', 'declined', 'canceled']

/** A job ends the group of a packet that has ended. Its rooms are closed before that job has run, too. */
export function closeWithPacket({
  envelope,
  packet,
}: {
  envelope: Envelope
  packet: Pick<PacketRow, 'archivedReason'> | null
}): Envelope {
  const reason = packet?.archivedReason
  const hasEnded = reason && reason !== 'archived'

  return hasEnded && !endStates.includes(envelope.state)
    ? { ...envelope, state: 'canceled' }
    : envelope
}
