import { normalizeText } from '@countersign/answers/text'
import type { SignerName } from '@countersign/answers/signer-name'
import type { Envelope, Recipient } from '../../../envelope.ts'
import type { Filler } from '../../../provider.ts'
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
  names: OwnerNames,
): Promise<Envelope> {
  if (!needsName(before, names)) {
    return before
  }
  const documents = await loadDocuments(engine, before)
  const marks = listMarkKeys(documents, ['LLSign'])

  return engine.store.transaction(async (tx) => {
    const envelope = requireEnvelope(await tx.lock(before.envelopeId))
    if (!needsName(envelope, names)) {
      return envelope
    }
    const named: Envelope = {
      ...envelope,
      recipients: envelope.recipients.map((recipient) => nameRecipient(envelope, recipient, names)),
      values: omitAnswers(envelope.values, marks),
    }
    await tx.save(named, [])
    return named
  })
}

interface OwnerNames {
  /** Who signs. */
  owner?: SignerName | undefined
  /** Who fills in the documents, if that is somebody else. */
  filler?: Filler | undefined
}

function needsName(envelope: Envelope, names: OwnerNames): boolean {
  const isOpen = !explainEnd(envelope) && envelope.state !== 'complete'

  return (
    isOpen &&
    envelope.recipients.some((recipient) => nameRecipient(envelope, recipient, names) !== recipient)
  )
}

/** The same object if there is nothing to change. */
function nameRecipient(envelope: Envelope, recipient: Recipient, names: OwnerNames): Recipient {
  const name = findName(envelope, recipient, names)
  if (
    !name ||
    (recipient.name === normalizeText(name.name) && recipient.signingFor === signingFor(name))
  ) {
    return recipient
  }
  const { adopted: _, ...rest } = recipient

  return renameOwner({ ...rest, ...('email' in name && { email: name.email }) }, name)
}

function findName(
  { recipients }: Envelope,
  { role, name }: Recipient,
  { owner, filler }: OwnerNames,
): SignerName | Filler | undefined {
  if (role === 'LLSign') {
    return owner
  }
  if (role !== 'LLEdit') {
    return undefined
  }
  // Who has filled in the documents keeps their name when somebody else signs.
  const isSigner = recipients.some((one) => one.role === 'LLSign' && one.name === name)
  return filler ?? (isSigner ? owner : undefined)
}

export function renameOwner(
  { signingFor: _, ...recipient }: Recipient,
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
