import type { Answers } from '@countersign/answers/answer'
import type { ResidentRole, Role } from '@countersign/answers/field'
import { sha256 } from '@countersign/pdf/sha256'
import type { Envelope } from '../../../envelope.ts'
import type { EnvelopeEvent, EvidenceEvent } from '../../../envelope-events.ts'
import type { Engine } from '../engine.ts'
import {
  getDocumentAnswers,
  loadDocuments,
  type LoadedDocument,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { requireEnvelope, isResident } from '../envelope/recipients.ts'

export interface DocumentHash {
  after: ResidentRole
  documentId: string
  sha256: string
}

/**
 * Idempotent: renders from frozen templates and answers, so it gives the same hashes whenever it
 * runs, and hashes already saved stay.
 */
export async function saveDocumentHashes(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<void> {
  const envelope = requireEnvelope(await engine.store.read(groupId))

  await saveMissing(engine, envelope, await engine.store.events(groupId))
}

/**
 * The events of the envelope, once the document hashes after all signed residents are among them. `events` were
 * read after the envelope was complete.
 */
export async function addDocumentHashes(
  engine: Engine,
  envelope: Envelope,
  events: EnvelopeEvent[],
): Promise<EnvelopeEvent[]> {
  const isComplete = (await saveMissing(engine, envelope, events)) === 0

  return isComplete ? events : engine.store.events(envelope.envelopeId)
}

/** Returns how many were missing. `events` were read after the envelope. */
async function saveMissing(
  engine: Engine,
  envelope: Envelope,
  events: readonly EnvelopeEvent[],
): Promise<number> {
  const known = readDocumentHashes(events)
  const missing = signedResidents(envelope).filter(
    ({ role }) => !known.some(({ after }) => after === role),
  )
  for (const signer of missing) {
    await saveOne(engine, envelope, signer)
  }

  return missing.length
}

async function saveOne(engine: Engine, envelope: Envelope, signer: SignedResident): Promise<void> {
  const { envelopeId: groupId } = envelope
  const drawn = await renderAfter(engine, envelope, signer)
  const documents = drawn.map((hash) => `${hash.documentId} ${hash.sha256}`)
  const hashed: EnvelopeEvent = {
    type: 'envelope.documents-hashed',
    role: 'system',
    at: engine.clock().toISOString(),
    data: { after: signer.role, documents },
  }

  await engine.store.transaction(async (tx) => {
    const locked = requireEnvelope(await tx.lock(groupId))
    const known = readDocumentHashes(await tx.events(groupId))
    if (known.some(({ after }) => after === signer.role)) {
      return
    }
    await tx.save(locked, [hashed])
  })
}

/** Saved hashes in the order of signing. */
export function readDocumentHashes(events: readonly EvidenceEvent[]): DocumentHash[] {
  return events
    .filter((event) => event.type === 'envelope.documents-hashed')
    .flatMap(({ data: { after, documents = [] } = {} }) =>
      after ? documents.flatMap((line) => parseDocumentHash(after, line)) : [],
    )
}

function parseDocumentHash(after: ResidentRole, line: string): DocumentHash[] {
  const [documentId, hash] = line.split(' ')

  return documentId && hash ? [{ after, documentId, sha256: hash }] : []
}

interface SignedResident {
  role: ResidentRole
  signedAt: string
}

function signedResidents({ recipients }: Envelope): SignedResident[] {
  return recipients
    .flatMap(({ role, signedAt }) => (isResident(role) && signedAt ? [{ role, signedAt }] : []))
    .toSorted((one, other) => (one.signedAt < other.signedAt ? -1 : 1))
}

async function renderAfter(
  engine: Engine,
  envelope: Envelope,
  signer: SignedResident,
): Promise<DocumentHash[]> {
  const signed = signedResidents(envelope)
  const upTo = signed.slice(0, signed.findIndex(({ role }) => role === signer.role) + 1)
  const roles = new Set<Role>(['LLEdit', ...upTo.map(({ role }) => role)])
  const people = getSignerFacts({
    ...envelope,
    recipients: envelope.recipients.filter(({ role }) => roles.has(role)),
  })
  const loaded = await loadDocuments(engine, envelope)

  return Promise.all(
    loaded.map(async (document) => {
      const answers = getAnswersByRoles(document, envelope.values, roles)
      const template = toRenderTemplate(document.template)
      const { pdf } = await engine.runRender({ template, answers, people })
      return {
        after: signer.role,
        documentId: document.document.documentId,
        sha256: sha256(pdf),
      }
    }),
  )
}

/** Others may still be changing their answers, so only these roles are rendered. */
function getAnswersByRoles(document: LoadedDocument, values: Answers, roles: Set<Role>): Answers {
  const answers = getDocumentAnswers(document, values)
  const signedFields = document.template.fields.filter(({ role }) => roles.has(role))

  return Object.fromEntries(
    signedFields.flatMap(({ key }) => (answers[key] === undefined ? [] : [[key, answers[key]]])),
  )
}
