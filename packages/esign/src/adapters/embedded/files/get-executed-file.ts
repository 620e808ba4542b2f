import type { SignerRole } from '@countersign/answers'
import type { Envelope } from '../../../envelope.ts'
import type { EnvelopeEvent } from '../../../envelope-events.ts'
import { SigningError } from '../../../errors.ts'
import type { ExecutedFileInput } from '../../../evidence/produce-executed-file.ts'
import type { ExecutedFile } from '../../../provider.ts'
import type { SealingIdentity } from '../../../sealing/keys/sealing-identity.ts'
import { needsOwnFile } from '../envelope/visibility.ts'
import { removePrivateDocuments } from './remove-private-documents.ts'
import type { Engine } from '../engine.ts'
import {
  getDocumentAnswers,
  loadDocuments,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'
import type { LoadedDocument } from '../envelope/envelope-documents.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { readRevisions, readWithRevisions } from './record-revisions.ts'
import {
  explainEnd,
  requireEnvelope,
  listNames,
  requireRecipient,
  unsignedResidents,
} from '../envelope/recipients.ts'

/** Returns the stored executed file, or produces and stores it. */
export async function getExecutedFile(
  engine: Engine,
  { groupId, role }: { groupId: string; role?: SignerRole },
): Promise<ExecutedFile> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  requireExecuted(envelope)

  const copyOf = role && needsOwnFile(envelope, role) ? role : undefined
  const saved = await engine.executedFiles?.read(groupId, copyOf)
  if (saved) {
    return saved
  }
  const [events, documents, identity] = await Promise.all([
    // Usually done by a job before; the file must not be sealed without it.
    readWithRevisions(engine, envelope),
    loadDocuments(engine, envelope),
    engine.sealer.identity(),
  ])
  const { pdf, sha256, pages, sealedAt, seal } = await engine.runSeal(
    await collectInput(engine, { envelope, events, documents, identity, role: copyOf }),
  )
  const file = { pdf, sha256, pages, sealedAt, seal }
  return (await engine.executedFiles?.write(groupId, file, copyOf)) ?? file
}

/** Throws `not-executed` with who has not signed. */
export function requireExecuted(envelope: Envelope): void {
  const why = explainMissing(envelope)
  if (why) {
    throw new SigningError('not-executed', why)
  }
}

function explainMissing(envelope: Envelope): string | undefined {
  switch (envelope.state) {
    case 'created':
    case 'filling':
      return 'The documents have not been filled out yet.'
    case 'filled':
      return 'The packet has not been sent for signature yet.'
    case 'sent':
      return `Still waiting for ${listNames(unsignedResidents(envelope))} to sign.`
    case 'residents-signed':
      return `Still waiting for ${requireRecipient(envelope, 'LLSign').name} to sign as Owner/Agent.`
    case 'declined':
    case 'canceled':
      return `${explainEnd(envelope)} There is no executed file.`
    case 'complete':
      return undefined
  }
}

interface CompleteEnvelope {
  envelope: Envelope
  events: EnvelopeEvent[]
  documents: LoadedDocument[]
  identity: SealingIdentity
  /** Whose own file it is. */
  role: SignerRole | undefined
}

async function collectInput(
  engine: Engine,
  { role, identity, ...complete }: CompleteEnvelope,
): Promise<ExecutedFileInput> {
  const { copy, ...source } = role
    ? removePrivateDocuments(role, complete)
    : { ...complete, copy: undefined }
  const { envelope, events } = source
  const documents = isSignedHere(envelope) ? source.documents : []
  return {
    envelope,
    events,
    copy,
    revisions: readRevisions(events),
    ...(engine.verifyUrl ? { verifyUrl: engine.verifyUrl } : {}),
    documents: documents.map((loaded) => ({
      documentId: loaded.document.documentId,
      template: toRenderTemplate(loaded.template),
      answers: getDocumentAnswers(loaded, envelope.values),
    })),
    ...(await collectScan(engine, envelope, role)),
    people: getSignerFacts(envelope),
    identity,
    ...(engine.sealer.settings ? { seal: engine.sealer.settings } : {}),
    sealedAt: engine.clock().toISOString(),
  }
}

/** Documents that nobody signed here are in the file as scanned pages only. */
function isSignedHere({ paper, recipients }: Envelope): boolean {
  return !paper || recipients.some(({ signedAt }) => signedAt !== undefined)
}

/** A scan may show private copies, so it is only in the complete file. */
async function collectScan(
  { scans }: Engine,
  { paper }: Envelope,
  copyOf: SignerRole | undefined,
): Promise<Pick<ExecutedFileInput, 'scan'>> {
  if (!paper || copyOf) {
    return {}
  }
  const scan = await scans.read(paper.scanSha256)
  if (!scan) {
    throw new SigningError('provider-unavailable', 'The scan of the signed pages cannot be read.')
  }
  return { scan }
}
