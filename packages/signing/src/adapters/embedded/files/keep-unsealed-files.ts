import { canonicalJson } from '@countersign/answers/canonical-json'
import type { Envelope, FileAudience } from '../../../envelope.ts'
import type { EnvelopeEvent } from '../../../envelope-events.ts'
import type { FileRevision } from '../../../evidence/write-unsealed-file.ts'
import type { Engine } from '../engine.ts'
import { loadDocuments, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { requireEnvelope } from '../envelope/recipients.ts'
import { canSee, needsOwnFile } from '../envelope/visibility.ts'
import { planUnsealedFile } from './plan-unsealed-file.ts'

/**
 * Draws the file of a packet that was sent, and adds to it what its signers have signed since.
 * Idempotent, also beside itself.
 */
export async function keepUnsealedFiles(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<void> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  if (isSigning(envelope)) {
    await keepFiles(engine, envelope, await loadDocuments(engine, envelope))
  }
}

function isSigning({ state }: Envelope): boolean {
  return state === 'sent' || state === 'residents-signed'
}

async function keepFiles(
  engine: Engine,
  envelope: Envelope,
  documents: LoadedDocument[],
): Promise<void> {
  for (const audience of listAudiences(envelope)) {
    const seen =
      audience === 'everyone'
        ? documents
        : documents.filter(({ document }) => canSee(document, audience))
    await keepFile(engine, { envelope, documents: seen, audience })
  }
}

/** Everyone has one file, but for signers from whom a private copy of another one is withheld. */
function listAudiences(envelope: Envelope): FileAudience[] {
  const own = envelope.recipients.flatMap(({ role }) =>
    role !== 'LLEdit' && needsOwnFile(envelope, role) ? [role] : [],
  )
  return ['everyone', ...own]
}

async function keepFile(
  engine: Engine,
  source: { envelope: Envelope; documents: LoadedDocument[]; audience: FileAudience },
): Promise<void> {
  const { envelope, audience } = source
  const { unsealed, printedSha256, stored } = await planUnsealedFile(engine, source)
  if (!engine.unsealedFiles || ('file' in unsealed.from && unsealed.steps.length === 0)) {
    return
  }
  const { pdf, ...file } = await engine.runUnsealed(unsealed)
  await engine.unsealedFiles.write(pdf)
  const known = 'file' in unsealed.from ? unsealed.from.file.revisions.length : 0
  await engine.store.transaction(async (tx) => {
    const locked = requireEnvelope(await tx.lock(envelope.envelopeId))
    if (!isSigning(locked) || !isSameSending(locked, envelope)) {
      return
    }
    const next = { ...file, printedSha256 }
    if (
      !(await tx.replaceUnsealedFile({ envelopeId: envelope.envelopeId, audience, stored, next }))
    ) {
      return
    }
    if (audience === 'everyone') {
      await tx.save(
        locked,
        file.revisions.slice(known).map((revision) => toEvent(engine, revision)),
      )
    }
  })
}

/** False if the owner has changed answers or a name while the file was drawn: then another job draws it. */
function isSameSending(one: Envelope, other: Envelope): boolean {
  const [first, second] = [one, other].map(({ sentAt, documents, recipients }) =>
    canonicalJson({ sentAt, documents, names: recipients.map(({ name }) => name) }),
  )
  return first === second
}

function toEvent({ clock }: Engine, { after, bytes, sha256 }: FileRevision): EnvelopeEvent {
  const at = clock().toISOString()
  return {
    type: 'envelope.documents-hashed',
    role: 'system',
    at,
    data: { after, file: `${bytes} ${sha256}` },
  }
}
