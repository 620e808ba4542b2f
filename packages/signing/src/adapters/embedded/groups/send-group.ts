import { isResidentRole } from '@countersign/answers/field'
import { canonicalJson } from '@countersign/answers/canonical-json'
import type { Envelope, EnvelopeDocument } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { SendInput } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { loadDocuments } from '../envelope/envelope-documents.ts'
import { getFilledValues, hashFilledDocument } from '../envelope/filled-document.ts'
import { explainEnd, requireEnvelope } from '../envelope/recipients.ts'

/**
 * Idempotent. Records the hash of each document as sent. The owner may change answers or a signer
 * between rendering and the lock; then it starts again.
 */
export async function sendGroup(
  engine: Engine,
  { groupId, message }: Pick<SendInput, 'groupId' | 'message'>,
): Promise<void> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  if (!requireSendable(envelope)) {
    return
  }
  // The owner's answers are frozen, so rendering, which is slow, happens before the lock.
  const documents = await hashDocuments(engine, envelope)

  const isSent = await engine.store.transaction(async (tx) => {
    const locked = requireEnvelope(await tx.lock(groupId))
    if (!requireSendable(locked)) {
      return true
    }
    if (!isSameContent(locked, envelope)) {
      return false
    }
    const at = engine.clock().toISOString()
    const hashes = documents.map(({ documentId, sentSha256 }) => `${documentId} ${sentSha256}`)
    const sent = activateResidents({ ...locked, documents, state: 'sent', sentAt: at })
    await tx.save(withMessage(sent, message), [
      { type: 'envelope.sent', role: 'LLEdit', at, data: { documents: hashes } },
    ])
    return true
  })
  if (!isSent) {
    await sendGroup(engine, { groupId, message })
  }
}

function isSameContent(one: Envelope, other: Envelope): boolean {
  const [first, second] = [one, other].map(({ values, documents }) =>
    canonicalJson({ values, documents }),
  )
  return first === second
}

/** Whether it can be sent; false if it was. Throws `not-filled`, `group-closed`. */
export function requireSendable(envelope: Envelope): boolean {
  switch (envelope.state) {
    case 'filled':
      return true
    case 'sent':
    case 'residents-signed':
    case 'complete':
      return false
    case 'created':
    case 'filling':
      throw new SigningError('not-filled', 'Fill out the documents before you send them.')
    case 'declined':
    case 'canceled':
      throw new SigningError('group-closed', explainEnd(envelope) ?? 'This packet is closed.')
  }
}

async function hashDocuments(engine: Engine, envelope: Envelope): Promise<EnvelopeDocument[]> {
  const loaded = await loadDocuments(engine, envelope)
  const values = getFilledValues(loaded, envelope)
  return Promise.all(
    loaded.map(async (each) => ({
      ...each.document,
      sentSha256: await hashFilledDocument(engine, each, values),
    })),
  )
}

function withMessage({ message: _earlier, ...envelope }: Envelope, message?: string): Envelope {
  return message ? { ...envelope, message } : envelope
}

function activateResidents(envelope: Envelope): Envelope {
  return {
    ...envelope,
    recipients: envelope.recipients.map((recipient) =>
      isResidentRole(recipient.role) ? { ...recipient, state: 'pending' } : recipient,
    ),
  }
}
