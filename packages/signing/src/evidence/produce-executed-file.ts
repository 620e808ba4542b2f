import { addLastDocument } from '@countersign/pdf/packet-file'
import type { AttachedFile } from '@countersign/pdf/document/attach-file'
import { sha256 } from '@countersign/pdf/sha256'
import type { SealingIdentity } from '@countersign/seal/sealing/keys/sealing-identity'
import { sealPdf } from '@countersign/seal/sealing/seal-pdf'
import {
  getTimeStamping,
  type SealPorts,
  type SealSettings,
} from '@countersign/seal/sealing/seal-settings'
import type { Envelope } from '../envelope.ts'
import type { EvidenceEvent } from '../envelope-events.ts'
import type { CopyRecipient, ExecutedFile } from '../provider.ts'
import {
  buildCertificateFacts,
  type CertificateFacts,
  type SignerCopy,
} from './certificate-facts.ts'
import { drawCertificate } from './draw-certificate.ts'
import { buildEvidence } from './build-evidence.ts'
import { writeUnsealedFile, type UnsealedFileInput } from './write-unsealed-file.ts'

/** Everything the file is made of, as plain values that can be posted to a worker thread. */
export interface ExecutedFileInput {
  identity: SealingIdentity
  envelope: Envelope
  events: EvidenceEvent[]
  unsealed: UnsealedFileInput
  /** BCP 47. */
  language: string
  /** Default: PAdES B-B without time stamp. */
  seal?: SealSettings
  /** Page on which the file can be checked; printed as text and QR code. */
  verifyUrl?: string
  /** Whose members use this installation, printed on the certificate. */
  association?: string
  /** ISO 8601 UTC. */
  sealedAt: string
  /**
   * Set if the file belongs to one signer. All other input must already be limited to what they may
   * see.
   */
  copy?: SignerCopy
  /** Who gets the complete file without signing. */
  copiesTo?: readonly CopyRecipient[]
}

/** The executed file with the facts of its certificate, for the server's record. */
export interface ProducedFile extends ExecutedFile {
  facts: CertificateFacts
}

/**
 * Adds what is missing of the signers, and the certificate, and seals the file. No disk, no clock,
 * and no network except through `ports`, which only levels above B-B use. Deterministic up to the
 * seal: an RSA-3072 seal is too, a P-256 seal contains a random number.
 */
export async function produceExecutedFile(
  input: ExecutedFileInput,
  ports: SealPorts = {},
): Promise<ProducedFile> {
  const { envelope, sealedAt, identity } = input
  const file = await writeUnsealedFile(input.unsealed)
  const facts = buildCertificateFacts({
    ...(file.layout.scanPages > 0 && { scanPages: file.layout.scanPages }),
    envelope,
    events: input.events,
    sealedAt,
    copy: input.copy,
    copiesTo: input.copiesTo,
    revisions: file.revisions,
    verifyUrl: input.verifyUrl,
    trustedTime: getTimeStamping(input.seal, ports) ? 'asked-for' : 'none',
    documents: file.layout.documents.map(({ documentId, pages }) => ({
      documentId,
      pages: pages + (file.added[documentId]?.pages ?? 0),
    })),
  })
  const complete = await addLastDocument(file, {
    document: {
      title: 'Certificate of completion',
      pdf: drawCertificate(facts, input.association),
    },
    label: 'Certificate, page',
    title: envelope.name,
    language: input.language,
    createdAt: new Date(sealedAt),
    attached: [buildAttachment(facts, input.events)],
  })
  const { pdf, ...seal } = await sealPdf({
    pdf: complete.pdf,
    identity,
    signedAt: new Date(sealedAt),
    reason: describeSeal(input),
    name: 'Countersign seal',
    level: input.seal?.level,
    timeStamping: getTimeStamping(input.seal, ports),
    fetchCrl: ports.fetchCrl,
  })

  return { pdf, sha256: sha256(pdf), pages: complete.pages, sealedAt, seal, facts }
}

function describeSeal({ envelope, copy }: ExecutedFileInput): string {
  if (envelope.paper) {
    return copy
      ? 'Finished on paper. This seal covers the documents of this copy and its certificate.'
      : 'Finished on paper. This seal covers the scanned pages, all documents and the certificate.'
  }
  return copy
    ? 'Everyone has signed. This seal covers the documents of this copy and its certificate.'
    : 'Everyone has signed. This seal covers all documents and the certificate.'
}

/** The verifier finds the evidence by this name; see `docs/evidence.schema.json`. */
function buildAttachment(facts: CertificateFacts, events: EvidenceEvent[]): AttachedFile {
  const json = JSON.stringify(buildEvidence(facts, events), undefined, 2)

  return {
    name: 'evidence.json',
    description: 'The certificate of completion, for programs',
    mimeType: 'application/json',
    bytes: new TextEncoder().encode(json),
  }
}
