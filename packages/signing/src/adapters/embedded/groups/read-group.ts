import type { SignerRole } from '@countersign/answers/field'
import type { Envelope, Recipient } from '../../../envelope.ts'
import type { GroupSigner, SigningGroup } from '../../../signing-group.ts'
import { needsOwnFile } from '../envelope/visibility.ts'
import type { Engine } from '../engine.ts'
import { requireEnvelope } from '../envelope/recipients.ts'

export async function readGroup(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<SigningGroup> {
  return presentGroup(requireEnvelope(await engine.store.read(groupId)))
}

export function presentGroup(envelope: Envelope): SigningGroup {
  const { envelopeId, name, state, recipients, ended } = envelope
  const signers = recipients.flatMap((recipient) => presentSigner(envelope, recipient))
  const group = { groupId: envelopeId, name, state, signers }
  return ended ? { ...group, reason: ended.reason } : group
}

/** The one who fills is not a signer, though it may be the same person. */
function presentSigner(envelope: Envelope, recipient: Recipient): GroupSigner[] {
  const { role, name, signingFor, email, state, signedAt, onPaper } = recipient
  if (!isSigner(role)) {
    return []
  }
  return [
    {
      role,
      name,
      ...(signingFor !== undefined && { signingFor }),
      email,
      state,
      ...(signedAt !== undefined && { signedAt }),
      ...(onPaper && { onPaper }),
      ...(needsOwnFile(envelope, role) && { ownFile: true }),
    },
  ]
}

function isSigner(role: Recipient['role']): role is SignerRole {
  return role !== 'LLEdit'
}
