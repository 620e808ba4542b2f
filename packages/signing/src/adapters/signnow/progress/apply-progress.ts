import { isResidentRole } from '@countersign/answers/field'
import type { EnvelopeEvent } from '../../../envelope-events.ts'
import type { Envelope } from '../../../envelope.ts'
import {
  requireEnvelope,
  unsignedResidents,
  updateRecipient,
} from '../../embedded/envelope/recipients.ts'
import type { SignNow } from '../signnow.ts'
import { isSignerRole, type Progress, type SignedRole } from '../read-progress.ts'

/** What to record: what SignNow said, with the reason of a refusal. */
export type Reported = Exclude<Progress, { kind: 'declined' }> | Declined
interface Declined {
  kind: 'declined'
  role: string
  reason: string
}

/**
 * Moves the envelope as far as SignNow's signers are, under its lock, with the same events as the
 * embedded engine. Idempotent, in any order: nothing ever moves back.
 */
export async function applyProgress(
  { engine }: SignNow,
  groupId: string,
  progress: Reported,
): Promise<Envelope> {
  return engine.store.transaction(async (tx) => {
    const before = requireEnvelope(await tx.lock(groupId))
    if (before.state !== 'sent' && before.state !== 'residents-signed') {
      return before
    }
    const at = engine.clock().toISOString()
    const { envelope, events } = move(before, progress, at)
    if (events.length > 0) {
      await tx.save(envelope, events)
    }
    return envelope
  })
}

interface Moved {
  envelope: Envelope
  events: EnvelopeEvent[]
}

function move(envelope: Envelope, progress: Reported, at: string): Moved {
  switch (progress.kind) {
    case 'ended':
      return end(envelope, at)
    case 'declined':
      return decline(envelope, progress, at)
    case 'signing':
      return progress.signed.reduce<Moved>((moved, signed) => addSignature(moved, signed, at), {
        envelope,
        events: [],
      })
  }
}

const endedReason = 'The signatures were ended in SignNow.'

function end(envelope: Envelope, at: string): Moved {
  const reason = endedReason
  return {
    envelope: { ...envelope, state: 'canceled', ended: { by: 'LLEdit', at, reason } },
    events: [{ type: 'envelope.canceled', role: 'system', at, data: { reason } }],
  }
}

function decline(envelope: Envelope, { role, reason }: Declined, at: string): Moved {
  if (!isSignerRole(role)) {
    return end(envelope, at)
  }
  return {
    envelope: {
      ...updateRecipient(envelope, role, { state: 'declined' }),
      state: 'declined',
      ended: { by: role, at, reason },
    },
    events: [{ type: 'envelope.declined', role, at, data: { reason } }],
  }
}

function addSignature({ envelope, events }: Moved, signed: SignedRole, now: string): Moved {
  const { role } = signed
  const recipient = envelope.recipients.find((each) => each.role === role)
  if (!recipient || recipient.state === 'signed' || !isSignerRole(role)) {
    return { envelope, events }
  }
  const at = clampTime(signed.at, { from: envelope.sentAt, to: now })
  const next = updateRecipient(envelope, role, { state: 'signed', signedAt: at })
  const moved = [...events, { type: 'envelope.signed', role, at: now } as const]
  return isResidentRole(role) ? afterResident(next, moved, now) : afterOwner(next, moved, now)
}

function afterResident(envelope: Envelope, events: EnvelopeEvent[], at: string): Moved {
  if (unsignedResidents(envelope).length > 0) {
    return { envelope, events }
  }
  return {
    envelope: {
      ...updateRecipient(envelope, 'LLSign', { state: 'pending' }),
      state: 'residents-signed',
    },
    events: [...events, { type: 'envelope.residents-signed', role: 'system', at }],
  }
}

/** SignNow lets the owner sign last, so a resident who is missing here has signed there. */
function afterOwner(envelope: Envelope, events: EnvelopeEvent[], at: string): Moved {
  if (unsignedResidents(envelope).length > 0) {
    return { envelope, events }
  }
  return {
    envelope: { ...envelope, state: 'complete', completedAt: at },
    events: [...events, { type: 'envelope.completed', role: 'system', at }],
  }
}

/** SignNow's clock may differ from ours. */
function clampTime(
  at: string | undefined,
  { from, to }: { from: string | undefined; to: string },
): string {
  if (at === undefined || at > to) {
    return to
  }
  return from !== undefined && at < from ? from : at
}
