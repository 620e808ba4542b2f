import type { SignerRole } from '@countersign/answers/field'
import type { Envelope } from '../../../envelope.ts'
import type { EnvelopeEvent } from '../../../envelope-events.ts'
import { SigningError } from '../../../errors.ts'
import type { ExecutedFileInput } from '../../../evidence/produce-executed-file.ts'
import type { CopyRecipient } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import type { LoadedDocument } from '../envelope/envelope-documents.ts'
import { planUnsealedFile } from './plan-unsealed-file.ts'
import { removePrivateDocuments } from './remove-private-documents.ts'

interface CompleteEnvelope {
  envelope: Envelope
  events: EnvelopeEvent[]
  documents: LoadedDocument[]
  role: SignerRole | undefined
  copiesTo?: readonly CopyRecipient[] | undefined
}

export async function collectParts(
  engine: Engine,
  { role, copiesTo, ...complete }: CompleteEnvelope,
): Promise<Omit<ExecutedFileInput, 'identity'>> {
  const { copy, ...source } = role
    ? removePrivateDocuments(role, complete)
    : { ...complete, copy: undefined }
  const { envelope, events } = source
  const scan = await readScan(engine, envelope, role)
  const { unsealed } = await planUnsealedFile(engine, {
    envelope,
    documents: isSignedHere(envelope) ? source.documents : [],
    audience: role ?? 'everyone',
    scan,
  })
  return {
    envelope,
    events,
    copy,
    ...(copiesTo && { copiesTo }),
    unsealed,
    language: source.documents[0]?.template.language ?? 'en-US',
    ...(engine.verifyUrl ? { verifyUrl: engine.verifyUrl } : {}),
    ...(engine.association ? { association: engine.association } : {}),
    ...(engine.sealer.settings ? { seal: engine.sealer.settings } : {}),
    sealedAt: engine.clock().toISOString(),
  }
}

/** Documents that nobody signed here are in the file as scanned pages only. */
function isSignedHere({ paper, recipients }: Envelope): boolean {
  return !paper || recipients.some(({ signedAt }) => signedAt !== undefined)
}

/** A scan may show private copies, so it is only in the complete file. */
async function readScan(
  { scans }: Engine,
  { paper }: Envelope,
  copyOf: SignerRole | undefined,
): Promise<Uint8Array | undefined> {
  if (!paper || copyOf) {
    return undefined
  }
  const scan = await scans.read(paper.scanSha256)
  if (!scan) {
    throw new SigningError('provider-unavailable', 'The scan of the signed pages cannot be read.')
  }
  return scan
}
