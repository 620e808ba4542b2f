import type { InviteStatus } from '@countersign/contract'
import { inviteStatusLabel } from '@countersign/contract/calls'
import { type BadgeShape, StatusBadge, type Tone } from '../../../../ui/status-badge.tsx'

interface InviteBadgeProps {
  status: InviteStatus
  label?: string
}

export function InviteBadge({ status, label = inviteStatusLabel(status) }: InviteBadgeProps) {
  const { tone, shape } = badges[status]

  return (
    <StatusBadge tone={tone} shape={shape}>
      {label}
    </StatusBadge>
  )
}

const badges: Record<InviteStatus, { tone: Tone; shape: BadgeShape }> = {
  created: { tone: 'amber', shape: 'clock' },
  pending: { tone: 'amber', shape: 'clock' },
  signed: { tone: 'green', shape: 'check' },
  declined: { tone: 'red', shape: 'cross' },
  canceled: { tone: 'neutral', shape: 'cross' },
  expired: { tone: 'neutral', shape: 'box' },
}
