import type { SignerRole } from '@countersign/answers/field'
import type { Envelope, Recipient } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { LinkInput, SigningLink } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { nameOwner } from '../groups/name-owner.ts'
import { openSession } from './open-session.ts'
import {
  explainEnd,
  requireEnvelope,
  listNames,
  requireRecipient,
  unsignedCoOwners,
  unsignedResidents,
} from '../envelope/recipients.ts'

/** Residents sign in any order, then co-owners, then the owner. */
export async function createSigningLink(
  engine: Engine,
  input: LinkInput & { role: SignerRole },
): Promise<SigningLink> {
  const { groupId, owner, ...opener } = input
  const found = requireEnvelope(await engine.store.read(groupId))
  const envelope = await nameOwner(engine, found, { owner })
  const { correctedAt } = requireTurn(envelope, input.role)
  const requireAllowed = (locked: Envelope) => {
    if (requireTurn(locked, input.role).correctedAt !== correctedAt) {
      throw new SigningError(
        'group-closed',
        'This link is no longer valid. Ask the sender for a new one.',
      )
    }
  }

  return openSession(engine, { ...opener, before: envelope, requireAllowed })
}

/** Throws `group-closed`, `already-signed`, `not-your-turn`. */
export function requireTurn(envelope: Envelope, role: SignerRole): Recipient {
  const signer = requireRecipient(envelope, role)
  const end = explainEnd(envelope)
  if (end) {
    throw new SigningError('group-closed', end)
  }
  if (signer.state === 'signed') {
    throw new SigningError('already-signed', `${signer.name} has already signed.`)
  }
  if (signer.state === 'pending') {
    return signer
  }
  throw new SigningError('not-your-turn', explainTurn(envelope))
}

function explainTurn(envelope: Envelope): string {
  if (envelope.state === 'sent') {
    return `Owners sign after all residents. Still waiting for ${listNames(unsignedResidents(envelope))}.`
  }
  return envelope.state === 'residents-signed'
    ? `The owner who sent the packet signs last. Still waiting for ${listNames(unsignedCoOwners(envelope))}.`
    : 'The packet has not been sent for signature yet.'
}
