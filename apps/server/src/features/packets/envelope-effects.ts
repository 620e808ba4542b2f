import type { PacketStatus } from '@countersign/contract/schemas/packets/packet-status'
import type { EnvelopeEvent } from '@countersign/signing/envelope-events'
import type { SigningGroup } from '@countersign/signing/signing-group'
import type { GroupStage } from './group-progress.ts'
import type { PacketRow } from '../packet/index.ts'

export interface SavedEnvelope {
  group: SigningGroup
  events: readonly EnvelopeEvent[]
  /** As it was locked in this transaction; absent if it may have changed since. */
  packet?: PacketRow | undefined
}

export const statusOf = {
  'fill-started': 'IN_PROGRESS',
  filled: 'AWAITING_PAYMENT',
  sent: 'AWAITING_TENANT_SIGNATURE',
  'residents-signed': 'AWAITING_LANDLORD_SIGNATURE',
} as const satisfies Record<Exclude<GroupStage, 'owner-signed'>, PacketStatus>

/** Nothing follows from these by themselves. */
const quiet: ReadonlySet<EnvelopeEvent['type']> = new Set([
  'envelope.fill-opened',
  'envelope.answers-saved',
  'envelope.left-blank',
  'envelope.finished-anyway',
  'envelope.opened',
  'envelope.consented',
  'envelope.document-read',
  'envelope.document-confirmed',
  'envelope.signature-adopted',
  'envelope.place-signed',
  'envelope.documents-hashed',
])

/** What follows from these changes the packet's row. */
export const changing: ReadonlySet<EnvelopeEvent['type']> = new Set([
  'envelope.reopened',
  'envelope.signer-corrected',
  'envelope.completed-on-paper',
  'envelope.disowned',
])

/** Nobody's signature follows from these. */
const unsigned: ReadonlySet<EnvelopeEvent['type']> = new Set([
  ...quiet,
  'envelope.filled',
  'envelope.residents-signed',
  'envelope.completed',
  'envelope.paper-asked',
  'envelope.question-asked',
])

/** Who has signed in this save; `undefined` if that is not certain. */
export function findSigned(events: readonly EnvelopeEvent[]): EnvelopeEvent['role'][] | undefined {
  const others = events.filter(({ type }) => !unsigned.has(type))

  return others.every(({ type }) => type === 'envelope.signed')
    ? others.map(({ role }) => role)
    : undefined
}
