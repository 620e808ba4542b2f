import type { InviteStatus } from '@countersign/contract/schemas/signing-invites'
import { inviteStatusLabel } from '@countersign/contract/rules/invites'
import { type BadgeShape, StatusBadge, type Tone } from '../../../../ui/status-badge.tsx'

interface InviteBadgeProps {
  status: InviteStatus
  label?: string
  /** Green means signed by everyone. */
  everyoneSigned?: boolean
}

export function InviteBadge(props: InviteBadgeProps) {
  const { status, label = inviteStatusLabel(status), everyoneSigned = false } = props
  const { shape } = badges[status]
  const tone = everyoneSigned ? 'green' : badges[status].tone

  return (
    <StatusBadge tone={tone} shape={shape}>
      {label}
    </StatusBadge>
  )
}

const badges: Record<InviteStatus, { tone: Tone; shape: BadgeShape }> = {
  created: { tone: 'amber', shape: 'clock' },
  pending: { tone: 'amber', shape: 'clock' },
  signed: { tone: 'neutral', shape: 'check' },
  declined: { tone: 'red', shape: 'cross' },
  canceled: { tone: 'neutral', shape: 'cross' },
  expired: { tone: 'neutral', shape: 'box' },
}
