import type { PacketStatus as Status } from '@countersign/contract/schemas/packets/packet-status'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import { StatusBadge, type BadgeShape, type Tone } from '../../../ui/status-badge.tsx'

/** ink: the owner's turn. amber: waiting for a resident. green: signed by everyone. */
const badges: Record<Status, { tone: Tone; shape: BadgeShape }> = {
  CREATED: { tone: 'ink', shape: 'ring' },
  IN_PROGRESS: { tone: 'ink', shape: 'half' },
  AWAITING_PAYMENT: { tone: 'ink', shape: 'dot' },
  AWAITING_TENANT_SIGNATURE: { tone: 'amber', shape: 'clock' },
  AWAITING_LANDLORD_SIGNATURE: { tone: 'ink', shape: 'dot' },
  FULLY_EXECUTED: { tone: 'green', shape: 'check' },
  ARCHIVED: { tone: 'neutral', shape: 'box' },
}

/** "N/A" for a status that this version does not know (spec, section 4). */
export function PacketStatus({ status }: { status: string }) {
  if (!isKnownStatus(status)) {
    return <>N/A</>
  }

  const { tone, shape } = badges[status]
  return (
    <StatusBadge tone={tone} shape={shape}>
      {packetLifecycle[status].label}
    </StatusBadge>
  )
}

export function isKnownStatus(status: string): status is Status {
  return Object.hasOwn(packetLifecycle, status)
}
