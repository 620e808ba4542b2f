import { isCoOwnerRole, isResidentRole, type Role } from '@countersign/answers/field'
import type { Envelope, Recipient } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'

export function requireEnvelope(envelope: Envelope | undefined): Envelope {
  if (!envelope) {
    throw new SigningError('group-not-found', 'This document group does not exist.')
  }
  return envelope
}

export function requireRecipient(envelope: Envelope, role: Role): Recipient {
  const recipient = envelope.recipients.find((candidate) => candidate.role === role)
  if (!recipient) {
    throw new SigningError('group-not-found', 'This document group has no such signer.')
  }
  return recipient
}

export function updateRecipient(
  envelope: Envelope,
  role: Role,
  change: Partial<Recipient>,
): Envelope {
  return {
    ...envelope,
    recipients: envelope.recipients.map((recipient) =>
      recipient.role === role ? { ...recipient, ...change } : recipient,
    ),
  }
}

export function unsignedResidents({ recipients }: Envelope): Recipient[] {
  return recipients.filter(({ role, state }) => isResidentRole(role) && state !== 'signed')
}

export function unsignedCoOwners({ recipients }: Envelope): Recipient[] {
  return recipients.filter(({ role, state }) => isCoOwnerRole(role) && state !== 'signed')
}

export function listNames(recipients: Recipient[]): string {
  return listTexts(recipients.map(({ name }) => name))
}

/** "Maria Lopez", "Maria Lopez and John Park", "A, B and C". */
export function listTexts(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`
}

/** The reason why an envelope is closed, for people; `undefined` if it is not. */
export function explainEnd(envelope: Envelope): string | undefined {
  if (envelope.state === 'declined') {
    const by = envelope.recipients.find((recipient) => recipient.role === envelope.ended?.by)
    return `${by?.name ?? 'A signer'} declined to sign, so this packet is closed.`
  }
  return envelope.state === 'canceled' ? 'The sender canceled this packet.' : undefined
}
