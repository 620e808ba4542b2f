import type { Envelope, Recipient } from '../../envelope.ts'
import type { SignerRole } from '../../field.ts'
import type { GroupSigner, SigningGroup } from '../../provider.ts'
import type { Engine } from './engine.ts'
import { found } from './standing.ts'

export async function readGroup(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<SigningGroup> {
  return presentGroup(found(await engine.store.read(groupId)))
}

function presentGroup({ envelopeId, name, state, recipients, ended }: Envelope): SigningGroup {
  const group = { groupId: envelopeId, name, state, signers: recipients.flatMap(presentSigner) }
  return ended ? { ...group, reason: ended.reason } : group
}

/** The one who fills is not a signer, though it may be the same person. */
function presentSigner({ role, name, email, state, signedAt }: Recipient): GroupSigner[] {
  if (!isSigner(role)) {
    return []
  }
  const signer = { role, name, email, state }
  return [signedAt === undefined ? signer : { ...signer, signedAt }]
}

function isSigner(role: Recipient['role']): role is SignerRole {
  return role !== 'LLEdit'
}
