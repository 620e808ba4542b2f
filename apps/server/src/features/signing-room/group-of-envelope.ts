import type { Envelope, GroupSigner, Recipient, SigningGroup } from '@countersign/esign'

/** An envelope as the signing port tells of it. */
export function groupOfEnvelope(envelope: Envelope): SigningGroup {
  const { envelopeId, name, state, recipients, ended } = envelope

  return {
    groupId: envelopeId,
    name,
    state,
    signers: recipients.flatMap(signerOf),
    ...(ended ? { reason: ended.reason } : {}),
  }
}

/** Whoever fills is no signer. */
function signerOf({ role, name, email, state, signedAt }: Recipient): GroupSigner[] {
  if (role === 'LLEdit') {
    return []
  }

  return [{ role, name, email, state, ...(signedAt ? { signedAt } : {}) }]
}
