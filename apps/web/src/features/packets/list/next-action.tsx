import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { nextStep } from '@countersign/contract/rules/packet-lifecycle'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { isKnownStatus } from './packet-status.tsx'

interface NextActionProps {
  packet: Packet
  /** The id of the packet's name: every row has the same few actions. */
  describedBy: string
}

export function NextAction({ packet, describedBy }: NextActionProps) {
  if (!isKnownStatus(packet.status)) {
    return <>N/A</>
  }

  const { nextAction, goesTo } = nextStep(packet)
  return (
    <ButtonLink
      kind={isPressing(packet) ? 'strong' : 'secondary'}
      to={paths.packetScreen(goesTo, packet.documentGroupId)}
      aria-describedby={describedBy}
    >
      {nextAction}
    </ButtonLink>
  )
}

/** Only the owner can pay or sign, and everyone else waits for it. */
function isPressing({ status, ownersWaiting }: Packet): boolean {
  return (
    status === 'AWAITING_PAYMENT' ||
    (status === 'AWAITING_LANDLORD_SIGNATURE' && ownersWaiting.length === 0)
  )
}
