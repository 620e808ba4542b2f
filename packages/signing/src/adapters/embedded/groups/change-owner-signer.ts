import { normalizeText } from '@countersign/answers/text'
import type { Envelope, Recipient } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { OwnerSignerChange } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { listMarkKeys, omitAnswers } from '../envelope/answers-by-signer.ts'
import { loadDocuments } from '../envelope/envelope-documents.ts'
import { explainEnd, requireEnvelope, requireRecipient } from '../envelope/recipients.ts'
import { renameOwner } from './name-owner.ts'

/**
 * Idempotent. What residents have signed stays as it is: the owner's name below the signature is drawn
 * when the owner signs. Race-safe: of two who take over from the same person, one does.
 */
export async function changeOwnerSigner(engine: Engine, input: OwnerSignerChange): Promise<void> {
  const { groupId, from, to } = input
  const documents = await loadDocuments(engine, requireEnvelope(await engine.store.read(groupId)))
  const marks = listMarkKeys(documents, ['LLSign'])

  await engine.store.transaction(async (tx) => {
    const envelope = requireEnvelope(await tx.lock(groupId))
    const current = requireRecipient(envelope, 'LLSign')
    requireUnsigned(envelope, current)
    if (isPerson(current, to)) {
      return
    }
    if (!isPerson(current, from)) {
      throw new SigningError(
        'not-your-turn',
        `${current.name} signs this packet for the owner now. Load it again.`,
      )
    }

    const at = engine.clock().toISOString()
    await tx.supersedeSessions({ envelopeId: groupId, role: 'LLSign' })
    const next: Recipient = {
      ...renameOwner({ role: 'LLSign', email: to.email, name: '', state: current.state }, to),
      revoked: { at, reason: 'corrected' },
    }
    const changed: Envelope = {
      ...envelope,
      recipients: envelope.recipients.map((one) => (one.role === 'LLSign' ? next : one)),
      values: {
        ...omitAnswers(envelope.values, marks),
        ...(envelope.values['LLSign.name'] !== undefined && { 'LLSign.name': next.name }),
      },
    }
    await tx.save(changed, [
      {
        type: 'envelope.owner-signer-changed',
        role: 'LLEdit',
        at,
        data: { before: { name: current.name }, after: { name: next.name, personId: to.personId } },
      },
    ])
  })
}

function isPerson({ name, email }: Recipient, person: OwnerSignerChange['from']): boolean {
  return name === normalizeText(person.name) && email === person.email
}

function requireUnsigned(envelope: Envelope, { name, state }: Recipient): void {
  const end = explainEnd(envelope)
  if (end) {
    throw new SigningError('group-closed', end)
  }
  if (state === 'signed' || envelope.state === 'complete') {
    throw new SigningError('already-signed', `${name} has already signed for the owner.`)
  }
}
