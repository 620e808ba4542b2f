import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { nextStep } from '@countersign/contract/rules/packet-lifecycle'
import { useMay, useOtherSigner } from '../../../lib/own-office.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { isKnownStatus } from './packet-status.tsx'

interface NextActionProps {
  packet: Packet
  /** The id of the packet's name: every row has the same few actions. */
  describedBy: string
}

export function NextAction({ packet, describedBy }: NextActionProps) {
  const maySend = useMay('send')
  const otherSigner = useOtherSigner(packet)?.name
  const { status } = packet
  if (!isKnownStatus(status)) {
    return <>N/A</>
  }

  const { nextAction, goesTo } = nextStep(packet)
  const isTheirs =
    status === 'AWAITING_LANDLORD_SIGNATURE'
      ? otherSigner === undefined
      : maySend || status !== 'AWAITING_PAYMENT'
  return (
    <ButtonLink
      kind={isTheirs && isPressing(packet) ? 'strong' : 'secondary'}
      to={
        isTheirs || goesTo !== 'sign'
          ? paths.packetScreen(goesTo, packet.documentGroupId)
          : paths.status(packet.documentGroupId)
      }
      aria-describedby={describedBy}
    >
      {isTheirs ? nextAction : 'View Status'}
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
