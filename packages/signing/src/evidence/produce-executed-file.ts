import { PDF } from '@libpdf/core'
import type { Answers } from '@countersign/answers/answer'
import type { Role } from '@countersign/answers/field'
import { sha256 } from '@countersign/pdf/sha256'
import type { Envelope } from '../envelope.ts'
import type { EvidenceEvent } from '../envelope-events.ts'
import type { AttachedFile } from '@countersign/pdf/document/attach-file'
import { setFooterBaseline } from '@countersign/pdf/document/page-footer'
import { mergeDocuments } from '@countersign/pdf/document/merge-documents'
import {
  type RenderInput,
  renderOpenDocument,
  type RenderWarning,
} from '@countersign/pdf/render/render-document'
import type { ExecutedFile } from '../provider.ts'
import type { SealingIdentity } from '@countersign/seal/sealing/keys/sealing-identity'
import { sealPdf } from '@countersign/seal/sealing/seal-pdf'
import {
  getTimeStamping,
  type SealPorts,
  type SealSettings,
} from '@countersign/seal/sealing/seal-settings'
import {
  buildCertificateFacts,
  type CertificateFacts,
  type SignerCopy,
} from './certificate-facts.ts'
import { drawCertificate } from './draw-certificate.ts'
import { buildEvidence } from './build-evidence.ts'

/** Everything the file is made of, as plain values that can be posted to a worker thread. */
export interface ExecutedFileInput {
  identity: SealingIdentity
  envelope: Envelope
  events: EvidenceEvent[]
  /** In reading order. */
  documents: {
    documentId: string
    template: RenderInput['template'] & { language: string }
    /** By field key. */
    answers: Answers
  }[]
  /** The photos that the answers name, by SHA-256: JPEG. */
  photos?: Readonly<Record<string, Uint8Array>>
  /** The pages that were signed in ink, an admitted PDF; not in a signer's own file. */
  scan?: Uint8Array
  people: NonNullable<RenderInput['people']>
  /** Default: PAdES B-B without time stamp. */
  seal?: SealSettings
  /** Saved hash of each document after each resident, see `saveDocumentHashes`. */
  revisions?: { after: Role; documentId: string; sha256: string }[]
  /** Page on which the file can be checked; printed as text and QR code. */
  verifyUrl?: string
  /** ISO 8601 UTC. */
  sealedAt: string
  /**
   * Set if the file belongs to one signer. All other input must already be limited to what they may
   * see.
   */
  copy?: SignerCopy
}

/** The executed file with the facts of its certificate, for the server's record. */
export interface ProducedFile extends ExecutedFile {
  facts: CertificateFacts
  warnings: RenderWarning[]
}

/**
 * Renders the documents and the certificate, merges and seals them. No disk, no clock, and no
 * network except through `ports`, which only levels above B-B use. Deterministic up to the seal: an
 * RSA-3072 seal is too, a P-256 seal contains a random number.
 */
export async function produceExecutedFile(
  input: ExecutedFileInput,
  ports: SealPorts = {},
): Promise<ProducedFile> {
  const { envelope, sealedAt, identity } = input
  const drawn = await drawDocuments(input)
  const scan = input.scan && (await openScan(input.scan))
  const facts = buildCertificateFacts({
    scanPages: scan?.getPageCount(),
    envelope,
    events: input.events,
    sealedAt,
    copy: input.copy,
    revisions: input.revisions,
    verifyUrl: input.verifyUrl,
    trustedTime: getTimeStamping(input.seal, ports) ? 'asked-for' : 'none',
    documents: drawn.map(({ documentId, sha256, pages }) => ({ documentId, sha256, pages })),
  })
  const merged = await mergeDocuments({
    documents: [
      ...(scan ? [{ title: 'Pages signed in ink', pdf: scan }] : []),
      ...drawn,
      { title: 'Certificate of completion', pdf: drawCertificate(facts) },
    ],
    packetId: envelope.envelopeId,
    title: envelope.name,
    language: input.documents[0]?.template.language ?? 'en-US',
    createdAt: new Date(sealedAt),
    attached: [buildAttachment(facts, input.events)],
  })
  const { pdf, ...seal } = await sealPdf({
    pdf: merged.pdf,
    identity,
    signedAt: new Date(sealedAt),
    reason: describeSeal(input),
    name: 'Countersign seal',
    level: input.seal?.level,
    timeStamping: getTimeStamping(input.seal, ports),
    fetchCrl: ports.fetchCrl,
  })

  const warnings = drawn.flatMap((document) => document.warnings)
  return { pdf, sha256: sha256(pdf), pages: merged.pages, sealedAt, seal, facts, warnings }
}

async function drawDocuments({ envelope, documents, people, photos }: ExecutedFileInput) {
  const titles = new Map(envelope.documents.map(({ documentId, title }) => [documentId, title]))
  const drawn = []
  for (const { documentId, template, answers } of documents) {
    const { pdf, open, pages, warnings } = await renderOpenDocument({
      template,
      answers,
      people,
      ...(photos && { photos }),
    })
    drawn.push({
      documentId,
      title: titles.get(documentId) ?? template.title,
      pdf: open,
      pages,
      warnings,
      sha256: sha256(pdf),
    })
  }
  return drawn
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

/** The text of a scanned page has no positions, so the lowest baseline is the safest. */
const scanFooterBaseline = 12

async function openScan(bytes: Uint8Array): Promise<PDF> {
  const scan = await PDF.load(bytes)
  scan.getPages().forEach((page) => setFooterBaseline(page, scanFooterBaseline))
  return scan
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
