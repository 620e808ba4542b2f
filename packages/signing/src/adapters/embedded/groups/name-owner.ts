import { normalizeText } from '@countersign/answers/text'
import type { SignerName } from '@countersign/answers/signer-name'
import type { Envelope, Recipient } from '../../../envelope.ts'
import type { Engine } from '../engine.ts'
import { listMarkKeys, omitAnswers } from '../envelope/answers-by-signer.ts'
import { loadDocuments } from '../envelope/envelope-documents.ts'
import { explainEnd, requireEnvelope } from '../envelope/recipients.ts'

/**
 * Envelopes of earlier releases name a company as the owner: the person who signs takes its place.
 * What was signed in the company's name and is not finished is signed again. Idempotent.
 */
export async function nameOwner(
  engine: Engine,
  before: Envelope,
  owner: SignerName | undefined,
): Promise<Envelope> {
  if (!owner || !needsName(before, owner)) {
    return before
  }
  const documents = await loadDocuments(engine, before)
  const marks = listMarkKeys(documents, ['LLSign'])

  return engine.store.transaction(async (tx) => {
    const envelope = requireEnvelope(await tx.lock(before.envelopeId))
    if (!needsName(envelope, owner)) {
      return envelope
    }
    const named: Envelope = {
      ...envelope,
      recipients: envelope.recipients.map((recipient) =>
        isOwner(recipient) ? nameRecipient(recipient, owner) : recipient,
      ),
      values: omitAnswers(envelope.values, marks),
    }
    await tx.save(named, [])
    return named
  })
}

function needsName(envelope: Envelope, owner: SignerName): boolean {
  const { recipients } = envelope
  const isOpen = !explainEnd(envelope) && envelope.state !== 'complete'
  return (
    isOpen &&
    recipients.some(
      (recipient) =>
        isOwner(recipient) &&
        (recipient.name !== normalizeText(owner.name) ||
          recipient.signingFor !== signingFor(owner)),
    )
  )
}

function isOwner({ role }: Recipient): boolean {
  return role === 'LLEdit' || role === 'LLSign'
}

function nameRecipient(
  { adopted: _, signingFor: __, ...recipient }: Recipient,
  owner: SignerName,
): Recipient {
  const company = signingFor(owner)
  return {
    ...recipient,
    name: normalizeText(owner.name),
    ...(company !== undefined && { signingFor: company }),
  }
}

function signingFor(owner: SignerName): string | undefined {
  return owner.signingFor === undefined ? undefined : normalizeText(owner.signingFor)
}
