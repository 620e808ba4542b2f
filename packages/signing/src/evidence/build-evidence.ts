import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { EvidenceEvent } from '../envelope-events.ts'
import type { CertificateFacts, CertificateSigner, ShownDocument } from './certificate-facts.ts'
import type { Evidence } from './evidence-schema.ts'

/**
 * The certificate as JSON. It goes to all signers, so it has IP addresses only masked and leaves out
 * user agents. The server's record has both in full.
 */
export function buildEvidence(facts: CertificateFacts, events: EvidenceEvent[]): Evidence {
  const { packetId, packetName, premises, createdAt, filledAt, filledValuesSha256 } = facts

  return {
    format: 'countersign-evidence/1',
    packet: {
      id: packetId,
      name: packetName,
      premises,
      createdAt,
      filledAt,
      filledValuesSha256,
      sentAt: facts.sentAt,
      completedAt: facts.completedAt,
    },
    preparedBy: facts.preparedBy,
    signers: facts.signers.map(toSigner),
    documents: facts.documents.map(({ documentId, ...document }) => ({
      id: documentId,
      title: document.title,
      edition: document.edition,
      pages: document.pages,
      templateSha256: document.templateSha256,
      sentSha256: document.sentSha256,
    })),
    file: { revisions: facts.revisions },
    ...(facts.paper && {
      paper: { ...facts.paper, signers: facts.paper.signers.map(({ role }) => role) },
    }),
    ...(facts.copiesTo.length > 0 && {
      copiesTo: facts.copiesTo.map(({ name, email }) => ({ ...(name && { name }), email })),
    }),
    notes: facts.notes,
    events: { ...facts.events, list: events.map(toEvent) },
    sealing: {
      sealedAt: facts.sealedAt,
      trustedTime: facts.trustedTime,
      verifyUrl: facts.verifyUrl,
    },
  }
}

function toSigner(signer: CertificateSigner): Evidence['signers'][number] {
  const { role, label, name, signingFor, email, phone, openedAt, consent, adopted, places, shown } =
    signer

  return {
    role,
    label,
    name,
    signingFor,
    email,
    phone,
    reachedBy: findReach(signer),
    ...(signer.onPaper && { onPaper: signer.onPaper }),
    openedAt,
    consent,
    readToEnd: shown.flatMap(({ documentId, readAt }) =>
      readAt ? [{ document: documentId, at: readAt }] : [],
    ),
    confirmed: role === 'LLSign' ? undefined : shown.flatMap(toConfirmation),
    signature: adopted?.signature.kind,
    places,
    signedAt: signer.signedAt,
    timeZone: signer.timeZone,
    device: signer.device,
    networkAddress: signer.maskedAddress,
  }
}

function findReach({ role, onPaper }: CertificateSigner): Evidence['signers'][number]['reachedBy'] {
  if (onPaper) {
    return 'paper'
  }
  return role === 'LLSign' ? 'membership login' : 'personal link'
}

function toConfirmation({ documentId, confirmed }: ShownDocument) {
  return confirmed
    ? [{ document: documentId, at: confirmed.at, shownSha256: confirmed.sha256 }]
    : []
}

function toEvent(event: EvidenceEvent, index: number): Evidence['events']['list'][number] {
  return {
    number: index + 1,
    type: event.type,
    by: event.role,
    at: event.at,
    timeZone: normalizeTimeZone(event.origin?.timeZone),
    facts: event.data,
  }
}
