import { sha256 } from '../../../sha256.ts'
import type { Envelope, EnvelopeDocument } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import {
  getDocumentAnswers,
  loadDocuments,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'
import { explainEnd, requireEnvelope, isResident } from '../envelope/recipients.ts'

/** Idempotent. Records the hash of each document as sent. */
export async function sendGroup(engine: Engine, { groupId }: { groupId: string }): Promise<void> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  if (!requireSendable(envelope)) {
    return
  }
  // The owner's answers are frozen, so rendering, which is slow, happens before the lock.
  const documents = await hashDocuments(engine, envelope)

  await engine.store.transaction(async (tx) => {
    const locked = requireEnvelope(await tx.lock(groupId))
    if (!requireSendable(locked)) {
      return
    }
    const at = engine.clock().toISOString()
    const hashes = documents.map(({ documentId, sentSha256 }) => `${documentId} ${sentSha256}`)
    await tx.save(activateResidents({ ...locked, documents, state: 'sent', sentAt: at }), [
      { type: 'envelope.sent', role: 'LLEdit', at, data: { documents: hashes } },
    ])
  })
}

function requireSendable(envelope: Envelope): boolean {
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
  return Promise.all(
    loaded.map(async ({ document, template }) => {
      const answers = getDocumentAnswers({ document, template }, envelope.values)
      const { pdf } = await engine.runRender({ template: toRenderTemplate(template), answers })
      return { ...document, sentSha256: sha256(pdf) }
    }),
  )
}

function activateResidents(envelope: Envelope): Envelope {
  return {
    ...envelope,
    recipients: envelope.recipients.map((recipient) =>
      isResident(recipient.role) ? { ...recipient, state: 'pending' } : recipient,
    ),
  }
}
