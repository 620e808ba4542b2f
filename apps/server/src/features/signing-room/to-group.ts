import type { Envelope, GroupSigner, Recipient, SigningGroup } from '@countersign/esign'

export function toGroup(envelope: Envelope): SigningGroup {
  const { envelopeId, name, state, recipients, ended } = envelope

  return {
    groupId: envelopeId,
    name,
    state,
    signers: recipients.flatMap(toSigner),
    ...(ended ? { reason: ended.reason } : {}),
  }
}

/** The role that fills the documents does not sign. */
function toSigner({ role, name, email, state, signedAt, onPaper }: Recipient): GroupSigner[] {
  if (role === 'LLEdit') {
    return []
  }

  return [
    {
      role,
      name,
      email,
      state,
      ...(signedAt ? { signedAt } : {}),
      ...(onPaper ? { onPaper } : {}),
    },
  ]
}
