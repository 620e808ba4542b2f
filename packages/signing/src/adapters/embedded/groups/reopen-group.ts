import { signsByLink } from '@countersign/answers/field'
import type { Envelope, Recipient } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import { listMarkKeys, omitAnswers } from '../envelope/answers-by-signer.ts'
import { loadDocuments, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { explainEnd, listNames, requireEnvelope } from '../envelope/recipients.ts'

/** Idempotent. Under the lock, so that a Finish that commits first prevents it. */
export async function reopenGroup(engine: Engine, { groupId }: { groupId: string }): Promise<void> {
  const documents = await loadDocuments(engine, requireEnvelope(await engine.store.read(groupId)))

  await engine.store.transaction(async (tx) => {
    const envelope = requireEnvelope(await tx.lock(groupId))
    const filled = requireReopenable(envelope)
    if (!filled) {
      return
    }
    const at = engine.clock().toISOString()
    for (const { role } of envelope.recipients.filter((recipient) => signsByLink(recipient.role))) {
      await tx.supersedeSessions({ envelopeId: groupId, role })
    }
    await tx.save(reopen(envelope, documents, at), [
      {
        type: 'envelope.reopened',
        role: 'LLEdit',
        at,
        data: { valuesSha256: filled.valuesSha256 },
      },
    ])
  })
}

/** `undefined` if the group is already open again. */
function requireReopenable(envelope: Envelope): Envelope['filled'] {
  const { state, filled, reopenedAt, recipients } = envelope
  if (state === 'complete' || state === 'canceled' || state === 'declined') {
    throw new SigningError(
      'group-closed',
      explainEnd(envelope) ?? 'Everyone has signed, so the answers can no longer be changed.',
    )
  }
  if (state === 'filling' && reopenedAt) {
    return undefined
  }
  if (!filled) {
    throw new SigningError('not-filled', 'The documents have not been filled out yet.')
  }
  const signed = recipients.filter((recipient) => recipient.state === 'signed')
  if (signed.length > 0) {
    throw new SigningError(
      'already-signed',
      `${listNames(signed)} ${signed.length === 1 ? 'has' : 'have'} signed, so the answers can no longer be changed. Use Revise to make a new packet.`,
    )
  }
  return filled
}

/** Nothing signed or confirmed stays under text that may change. */
function reopen(envelope: Envelope, documents: LoadedDocument[], at: string): Envelope {
  const { filled: _filled, sentAt: _sentAt, ...rest } = envelope
  const marks = listMarkKeys(
    documents,
    envelope.recipients.map(({ role }) => role),
  )
  return {
    ...rest,
    state: 'filling',
    reopenedAt: at,
    documents: envelope.documents.map(({ sentSha256: _sentSha256, ...document }) => document),
    recipients: envelope.recipients.map((recipient) =>
      signsByLink(recipient.role) ? revoke(recipient, at) : recipient,
    ),
    values: omitAnswers(envelope.values, marks),
  }
}

function revoke({ readAt: _readAt, ...recipient }: Recipient, at: string): Recipient {
  return { ...recipient, state: 'created', revoked: { at, reason: 'answers-changed' } }
}
