import type { SignerRole } from '@countersign/answers/field'
import type { Envelope } from '../../../envelope.ts'
import type { EnvelopeEvent } from '../../../envelope-events.ts'
import { SigningError } from '../../../errors.ts'
import type { ExecutedFileInput } from '../../../evidence/produce-executed-file.ts'
import type { Engine } from '../engine.ts'
import {
  getDocumentAnswers,
  type LoadedDocument,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { readDocumentHashes } from './save-document-hashes.ts'
import { removePrivateDocuments } from './remove-private-documents.ts'

interface CompleteEnvelope {
  envelope: Envelope
  events: EnvelopeEvent[]
  documents: LoadedDocument[]
  role: SignerRole | undefined
}

type ExecutedFileParts = Omit<ExecutedFileInput, 'identity'>

export async function collectParts(
  engine: Engine,
  { role, ...complete }: CompleteEnvelope,
): Promise<ExecutedFileParts> {
  const { copy, ...source } = role
    ? removePrivateDocuments(role, complete)
    : { ...complete, copy: undefined }
  const { envelope, events } = source
  const documents = isSignedHere(envelope) ? source.documents : []
  return {
    envelope,
    events,
    copy,
    revisions: readDocumentHashes(events),
    ...(engine.verifyUrl ? { verifyUrl: engine.verifyUrl } : {}),
    documents: documents.map((loaded) => ({
      documentId: loaded.document.documentId,
      template: toRenderTemplate(loaded.template),
      answers: getDocumentAnswers(loaded, envelope.values),
    })),
    ...(await collectScan(engine, envelope, role)),
    people: getSignerFacts(envelope),
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
): Promise<Pick<ExecutedFileParts, 'scan'>> {
  if (!paper || copyOf) {
    return {}
  }
  const scan = await scans.read(paper.scanSha256)
  if (!scan) {
    throw new SigningError('provider-unavailable', 'The scan of the signed pages cannot be read.')
  }
  return { scan }
}
