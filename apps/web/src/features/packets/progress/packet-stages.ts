import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { formatNames } from '../../../lib/format-names.ts'

export const packetStages = ['Fill out', 'Pay', 'Residents sign', 'You sign', 'Done'] as const
export type PacketStage = (typeof packetStages)[number]

type PacketState = Pick<Packet, 'status' | 'sealing'> &
  Partial<Pick<Packet, 'printOnly' | 'ownersWaiting'>> & {
    /** Who sends, where the reader may not. */
    sender?: string | undefined
    /** Who signs for the owner, where it is not the reader. */
    otherSigner?: string | undefined
  }

/** Undefined for an archived packet and for one that is only printed. */
export function packetStage({ status, sealing, printOnly }: PacketState): PacketStage | undefined {
  if (printOnly) {
    return undefined
  }
  if (sealing) {
    return 'Done'
  }
  switch (status) {
    case 'CREATED':
    case 'IN_PROGRESS':
      return 'Fill out'
    case 'AWAITING_PAYMENT':
      return 'Pay'
    case 'AWAITING_TENANT_SIGNATURE':
      return 'Residents sign'
    case 'AWAITING_LANDLORD_SIGNATURE':
      return 'You sign'
    case 'FULLY_EXECUTED':
      return 'Done'
    case 'ARCHIVED':
      return undefined
  }
}

/** As a sentence; `pending` are the residents who have not signed. */
export function waitingFor(
  packet: PacketState,
  pending: readonly string[] = [],
): string | undefined {
  const { ownersWaiting = [], sender, otherSigner } = packet
  switch (packetStage(packet)) {
    case 'Fill out':
      return 'Waiting for you to fill out the forms'
    case 'Pay':
      return sender ? `Ready for ${sender} to send` : 'Waiting for you to pay and send'
    case 'Residents sign':
      return `Waiting for ${pending.length > 0 ? formatNames(pending) : 'the residents'} to sign`
    case 'You sign':
      return ownersWaiting.length > 0
        ? `Waiting for ${formatNames(ownersWaiting)} to sign`
        : `Waiting for ${otherSigner ?? 'you'} to sign`
    case 'Done':
      return packet.sealing ? 'Everyone has signed. The final file is being created' : undefined
    case undefined:
      return undefined
  }
}

export function statusMessage(packet: PacketState, pending: readonly string[] = []): string {
  if (packet.status === 'FULLY_EXECUTED') {
    return 'Signed by everyone. The document is ready, and everyone has been sent a copy.'
  }
  const waiting = waitingFor(packet, pending)
  return waiting ? `${waiting}.` : ''
}
