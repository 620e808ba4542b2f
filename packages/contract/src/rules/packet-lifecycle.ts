export const packetStatuses = [
  'CREATED',
  'IN_PROGRESS',
  'AWAITING_PAYMENT',
  'AWAITING_TENANT_SIGNATURE',
  'AWAITING_LANDLORD_SIGNATURE',
  'FULLY_EXECUTED',
  'ARCHIVED',
] as const
type PacketStatus = (typeof packetStatuses)[number]

/** The last segment of the screen under `/legal-forms/` where the next action is done. */
export type PacketScreen = 'start' | 'payment' | 'status' | 'sign' | 'view'

interface Stage {
  label: string
  nextAction: string
  goesTo: PacketScreen
  moves: readonly PacketStatus[]
}

/**
 * The lifecycle table (specification, section 4): labels, next actions and allowed transitions. The
 * server rejects by it, conditional updates in SQL guard the race with it, the screens render from it.
 */
export const packetLifecycle = {
  CREATED: {
    label: 'Created',
    nextAction: 'Fill Out',
    goesTo: 'start',
    moves: ['IN_PROGRESS', 'AWAITING_PAYMENT', 'ARCHIVED'],
  },
  IN_PROGRESS: {
    label: 'In Progress',
    nextAction: 'Continue Filling',
    goesTo: 'start',
    moves: ['AWAITING_PAYMENT', 'ARCHIVED'],
  },
  AWAITING_PAYMENT: {
    label: 'Awaiting Payment',
    nextAction: 'Make Payment',
    goesTo: 'payment',
    moves: ['IN_PROGRESS', 'AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE', 'ARCHIVED'],
  },
  AWAITING_TENANT_SIGNATURE: {
    label: 'Awaiting Resident Signature',
    nextAction: 'View Status',
    goesTo: 'status',
    moves: ['IN_PROGRESS', 'AWAITING_LANDLORD_SIGNATURE', 'ARCHIVED'],
  },
  AWAITING_LANDLORD_SIGNATURE: {
    label: 'Awaiting Owner/Agent Signature',
    nextAction: 'Sign Document',
    goesTo: 'sign',
    moves: ['FULLY_EXECUTED', 'ARCHIVED'],
  },
  FULLY_EXECUTED: {
    label: 'Fully Executed',
    nextAction: 'View Document',
    goesTo: 'view',
    moves: ['ARCHIVED'],
  },
  ARCHIVED: { label: 'Archived', nextAction: 'View Document', goesTo: 'view', moves: [] },
} as const satisfies Record<PacketStatus, Stage>

/** What the owner does next: while co-owners sign, no more than while residents do. */
export function nextStep({
  status,
  ownersWaiting = [],
}: {
  status: PacketStatus
  ownersWaiting?: readonly string[]
}): Stage {
  return packetLifecycle[ownersWaiting.length > 0 ? 'AWAITING_TENANT_SIGNATURE' : status]
}

/** Nothing is left to do. */
export const endedStatuses = ['FULLY_EXECUTED', 'ARCHIVED'] as const satisfies PacketStatus[]

export function isEnded(status: PacketStatus): boolean {
  return endedStatuses.some((ended) => ended === status)
}

/**
 * The statuses from which a packet may move forward to this one. The two ways back to IN_PROGRESS
 * belong to the use case that reopens a packet, and are named there.
 */
export function statusesBefore(status: PacketStatus): PacketStatus[] {
  const position = packetStatuses.indexOf(status)
  return packetStatuses.filter((from, at) => at < position && canMove(from, status))
}

/** Where the owner may still change the answers, until the first signature. */
export const reopenableStatuses = [
  'AWAITING_PAYMENT',
  'AWAITING_TENANT_SIGNATURE',
] as const satisfies PacketStatus[]

export function canMove(from: PacketStatus, to: PacketStatus): boolean {
  const moves: readonly PacketStatus[] = packetLifecycle[from].moves
  return moves.includes(to)
}

export const archiveReasons = ['archived', 'declined', 'canceled', 'expired', 'revised'] as const

/** Whether the signatures are electronic or, at least in part, in ink. */
export const executedOnValues = ['online', 'paper'] as const
