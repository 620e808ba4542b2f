import { formatInstant } from '@countersign/answers/format-day'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { Notice } from '../../../ui/notice.tsx'
import { useHasColleagues } from '../../../lib/own-office.tsx'
import { describeEnding } from './describe-ending.ts'

interface PacketEndingProps {
  packet: Packet
  invites: readonly SigningInvite[]
}

export function PacketEnding({ packet, invites }: PacketEndingProps) {
  const owner = useHasColleagues() ? 'Your office' : 'You'
  const ending = describeEnding(packet, invites, owner)
  if (!ending || !packet.archived) {
    return null
  }

  const revised = packet.revisedBy && packet.archived.reason !== 'revised'
  return (
    <Notice
      tone={packet.archived.reason === 'declined' ? 'red' : 'neutral'}
      title={`${ending.title} on ${formatInstant(packet.archived.at)}`}
    >
      {ending.reason && <p>Reason: {ending.reason}</p>}
      {ending.advice && !revised && <p>{ending.advice}</p>}
    </Notice>
  )
}
