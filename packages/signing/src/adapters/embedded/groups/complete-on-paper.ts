import { PDF } from '@libpdf/core'
import { normalizeText } from '@countersign/answers/text'
import type { SignerRole } from '@countersign/answers/field'
import { sha256 } from '@countersign/pdf/sha256'
import type { Envelope, CompletedOnPaper, Recipient } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { PaperCompletion } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { omitUnfinished } from '../envelope/answers-by-signer.ts'
import { loadDocuments, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { nameOwner } from './name-owner.ts'
import { explainEnd, listNames, requireEnvelope } from '../envelope/recipients.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Idempotent for the same scan. Under the lock, so that a Finish that commits first changes who is
 * missing, and one that comes second is rejected.
 */
export async function completeOnPaper(engine: Engine, input: PaperCompletion): Promise<void> {
  const { groupId, signedOn, uploadedBy } = input
  const found = requireEnvelope(await engine.store.read(groupId))
  const before = await nameOwner(engine, found, { owner: input.owner })
  requirePastDay(signedOn, engine.clock())
  await requirePages(input.scan)
  const documents = await loadDocuments(engine, before)

  await engine.store.transaction(async (tx) => {
    // Until the envelope names the scan, it could be removed as a file that nothing uses.
    await tx.lockFile(sha256(input.scan))
    const scanSha256 = await engine.scans.write(input.scan)
    const envelope = requireEnvelope(await tx.lock(groupId))
    if (envelope.paper?.scanSha256 === scanSha256) {
      return
    }
    requireUnfinished(envelope)
    const signers = requireEveryoneMissing(envelope, input.signers)
    const at = engine.clock().toISOString()
    const facts = { scanSha256, signedOn, signers, uploadedBy: normalizeText(uploadedBy) }
    for (const role of signers) {
      await tx.supersedeSessions({ envelopeId: groupId, role })
    }
    await tx.save(complete(envelope, documents, { at, ...facts }), [
      { type: 'envelope.completed-on-paper', role: 'LLEdit', at, data: facts },
    ])
  })
}

function requirePastDay(day: string, now: Date): void {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  // It may already be tomorrow where the paper was signed.
  if (!isReal || time > now.getTime() + dayMs) {
    const message = isReal
      ? 'The day of signing cannot be in the future.'
      : 'Enter the day on which the documents were signed.'
    throw new SigningError('invalid-values', message, [{ key: 'signedOn', message }])
  }
}

async function requirePages(scan: Uint8Array): Promise<void> {
  const pages = await PDF.load(scan).then(
    (pdf) => pdf.getPageCount(),
    () => 0,
  )
  if (pages === 0) {
    const message = 'The scan cannot be read. Upload it again as a PDF.'
    throw new SigningError('invalid-values', message, [{ key: 'scan', message }])
  }
}

function requireUnfinished(envelope: Envelope): void {
  const end =
    explainEnd(envelope) ??
    (envelope.state === 'complete' ? 'This packet is already finished.' : undefined)
  if (end) {
    throw new SigningError('group-closed', end)
  }
  if (!envelope.filled) {
    throw new SigningError('not-filled', 'The documents have not been filled out yet.')
  }
}

/** In the group's order. */
function requireEveryoneMissing(
  { recipients }: Envelope,
  signers: readonly SignerRole[],
): SignerRole[] {
  const missing = recipients.filter(({ role, state }) => role !== 'LLEdit' && state !== 'signed')
  const roles = missing.flatMap(({ role }) => (role === 'LLEdit' ? [] : [role]))
  const isExact =
    roles.every((role) => signers.includes(role)) && signers.every((role) => roles.includes(role))
  if (!isExact) {
    const message = `Exactly those who have not signed here must have signed on paper: ${listNames(missing)}.`
    throw new SigningError('invalid-values', message, [{ key: 'signers', message }])
  }
  return roles
}

function complete(
  envelope: Envelope,
  documents: LoadedDocument[],
  paper: CompletedOnPaper,
): Envelope {
  const sign = (recipient: Recipient): Recipient => ({
    ...recipient,
    state: 'signed',
    onPaper: true,
    revoked: { at: paper.at, reason: 'on-paper' },
  })
  return {
    ...envelope,
    state: 'complete',
    completedAt: paper.at,
    paper,
    recipients: envelope.recipients.map((recipient) =>
      paper.signers.some((role) => role === recipient.role) ? sign(recipient) : recipient,
    ),
    // What they typed or signed here counts no more than a draft: they signed the paper.
    values: omitUnfinished(documents, envelope),
  }
}
