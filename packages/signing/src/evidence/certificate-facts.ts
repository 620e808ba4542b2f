import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { Mark } from '@countersign/answers/answer'
import { isCoOwnerRole, type Role } from '@countersign/answers/field'
import type { SignerName } from '@countersign/answers/signer-name'
import type { Envelope, CompletedOnPaper, Recipient } from '../envelope.ts'
import type { EvidenceEvent } from '../envelope-events.ts'
import type { CopyRecipient } from '../provider.ts'
import type { FileRevision } from './write-unsealed-file.ts'
import { describeEventChain, type EventChainFacts } from './hash-event-chain.ts'
import { describeDevice } from './device-family.ts'
import { maskNetworkAddress } from './mask-network-address.ts'
import { describeSharedOrigins } from './shared-origins.ts'

/**
 * The content of the certificate of completion. `ip` and `userAgent` are only for the server's own
 * record: the certificate goes to all signers, who see each other's addresses only masked.
 */
export interface CertificateFacts {
  packetId: string
  packetName: string
  premises: string
  /** ISO 8601 UTC, like every time here. */
  createdAt: string
  filledAt?: string
  /** SHA-256 of the owner's frozen answers. */
  filledValuesSha256?: string
  sentAt?: string
  completedAt?: string
  sealedAt: string
  preparedBy: SignerName & { email: string }
  signers: CertificateSigner[]
  /** Who took the owner's signature over, from whom and when. */
  takenOver?: Takeover[]
  documents: CertificateDocument[]
  /** What the file was after each step, from the beginning on. */
  revisions: FileRevision[]
  events: EventChainFacts
  /** Whether an RFC 3161 time stamp is requested. */
  trustedTime: 'none' | 'asked-for'
  /** Points that a reader should consider, in full sentences. */
  notes: string[]
  /** Page on which the file can be checked. */
  verifyUrl?: string
  privateCopies?: number
  /** Set if the packet was finished on paper. */
  paper?: CertificatePaper
  /** Who gets the complete file by a link without signing. */
  copiesTo: readonly CopyRecipient[]
  /** Set if this file belongs to one signer and lacks the private copies of others. */
  copy?: { label: string; name: string; withheld: number }
}

interface Takeover {
  at: string
  /** Names of persons. */
  from: string
  by: string
}

export interface CertificatePaper {
  uploadedBy: string
  uploadedAt: string
  /** `YYYY-MM-DD`, as stated by the person who uploaded the scan. */
  signedOn: string
  signers: Pick<CertificateSigner, 'role' | 'label' | 'name' | 'signingFor'>[]
  scanSha256: string
  /** Number of scanned pages at the beginning of this file; absent from a signer's own file. */
  scanPages?: number
}

export interface CertificateSigner extends SignerName {
  role: Role
  /** "Resident 1", "Guarantor", "Owner/Agent". */
  label: string
  email: string
  phone?: string
  openedAt?: string
  consent?: { version: string; language: string; at: string }
  adopted?: { signature: Mark; initials: Mark }
  /** Documents of this file that this person could see. */
  shown: ShownDocument[]
  signedAt?: string
  /** True for a signature in ink, on the scanned pages. */
  onPaper?: true
  /** Number of signatures and initials. */
  places: number
  timeZone?: string
  device?: string
  /** Such as "203.0.113.x"; absent for a signature in ink. */
  maskedAddress?: string
  ip?: string
  userAgent?: string
}

/** What one signer did with one document besides signing it. */
export interface ShownDocument {
  documentId: string
  /** When they scrolled to its end. */
  readAt?: string
  /** When they confirmed having read it, and the SHA-256 of the PDF as shown. */
  confirmed?: { at: string; sha256?: string }
}

export interface CertificateDocument {
  documentId: string
  title: string
  edition: string
  /** SHA-256 of the blank form, and of the document as sent. */
  templateSha256: string
  sentSha256?: string
  pages: number
}

/** Describes an executed file that belongs to one signer and lacks the private copies of others. */
export interface SignerCopy {
  role: Role
  /** Number of private copies left out. */
  withheld: number
  /** Count and last hash of all events, as in the complete file. */
  chain: EventChainFacts
}

export function buildCertificateFacts(input: {
  envelope: Envelope
  events: EvidenceEvent[]
  documents: Pick<CertificateDocument, 'documentId' | 'pages'>[]
  revisions: FileRevision[]
  sealedAt: string
  trustedTime?: CertificateFacts['trustedTime']
  verifyUrl?: string
  copy?: SignerCopy
  copiesTo?: readonly CopyRecipient[]
  scanPages?: number
}): CertificateFacts {
  const { envelope, events } = input
  const preparer = envelope.recipients.find((recipient) => recipient.role === 'LLEdit')
  return {
    packetId: envelope.envelopeId,
    packetName: envelope.name,
    premises: envelope.premises ?? '',
    createdAt: envelope.createdAt,
    filledAt: envelope.filled?.at,
    filledValuesSha256: envelope.filled?.valuesSha256,
    sentAt: envelope.sentAt,
    completedAt: envelope.completedAt,
    sealedAt: input.sealedAt,
    preparedBy: {
      name: preparer?.name ?? '',
      signingFor: preparer?.signingFor,
      email: preparer?.email ?? '',
    },
    signers: envelope.recipients
      .filter((recipient) => recipient.role !== 'LLEdit')
      .map((recipient) => buildSigner(recipient, envelope, events)),
    takenOver: events.flatMap(toTakeover),
    documents: input.documents.flatMap((drawn) => buildDocuments(drawn, envelope)),
    revisions: input.revisions,
    events: input.copy?.chain ?? describeEventChain(events),
    trustedTime: input.trustedTime ?? 'none',
    notes: describeSharedOrigins(envelope.recipients),
    verifyUrl: input.verifyUrl,
    privateCopies: countPrivateCopies(envelope),
    ...(envelope.paper && { paper: buildPaper(envelope, envelope.paper, input.scanPages) }),
    copiesTo: input.copiesTo ?? [],
    copy: buildCopy(input),
  }
}

function toTakeover(event: EvidenceEvent): Takeover[] {
  if (event.type !== 'envelope.owner-signer-changed') {
    return []
  }

  const { before, after } = event.data ?? {}
  return [{ at: event.at, from: before?.name ?? '', by: after?.name ?? '' }]
}

function buildPaper(
  { recipients }: Envelope,
  { at, uploadedBy, signedOn, signers, scanSha256 }: CompletedOnPaper,
  scanPages: number | undefined,
): CertificatePaper {
  return {
    uploadedBy,
    uploadedAt: at,
    signedOn,
    signers: recipients
      .filter(({ role }) => signers.some((signer) => signer === role))
      .map((recipient) => ({
        role: recipient.role,
        label: formatSignerLabel(recipient),
        name: recipient.name,
        signingFor: recipient.signingFor,
      })),
    scanSha256,
    ...(scanPages !== undefined && { scanPages }),
  }
}

/** With one resident, a copy is private only from co-owners who do not sign it. */
function countPrivateCopies({ documents, recipients }: Envelope): number {
  const residents = recipients.filter(({ role }) => role.startsWith('TT'))
  const coOwners = recipients.map(({ role }) => role).filter(isCoOwnerRole)
  return documents.filter(
    ({ copyOf, audience }) =>
      copyOf &&
      (residents.length > 1 || coOwners.some((role) => audience?.includes(role) === false)),
  ).length
}

function buildCopy({ envelope, copy }: { envelope: Envelope; copy?: SignerCopy }) {
  const person = envelope.recipients.find(({ role }) => role === copy?.role)
  return copy && person
    ? { label: formatSignerLabel(person), name: person.name, withheld: copy.withheld }
    : undefined
}

function formatSignerLabel({ role, kind }: Recipient): string {
  if (role === 'LLSign') {
    return 'Owner/Agent'
  }
  if (isCoOwnerRole(role)) {
    return `Owner ${role.slice(2)}`
  }
  return kind === 'guarantor' ? 'Guarantor' : `Resident ${role.slice(2)}`
}

function buildSigner(
  recipient: Recipient,
  envelope: Envelope,
  events: EvidenceEvent[],
): CertificateSigner {
  const { role, origin } = recipient
  return {
    role,
    label: formatSignerLabel(recipient),
    name: recipient.name,
    signingFor: recipient.signingFor,
    email: recipient.email,
    phone: recipient.phone,
    openedAt: recipient.openedAt,
    consent: recipient.consent,
    // A signature that was adopted here and not used must not look like one.
    adopted: recipient.onPaper ? undefined : recipient.adopted,
    ...(recipient.onPaper && { onPaper: true }),
    shown: listShownDocuments(recipient, envelope, events),
    signedAt: recipient.signedAt,
    places: countSignedFields(role, envelope, events),
    timeZone: normalizeTimeZone(origin?.timeZone),
    device: describeDevice(origin?.userAgent),
    maskedAddress: recipient.onPaper ? undefined : maskNetworkAddress(origin?.ip),
    ip: origin?.ip,
    userAgent: origin?.userAgent,
  }
}

function listShownDocuments(
  { role, readAt }: Recipient,
  { documents }: Envelope,
  events: EvidenceEvent[],
): ShownDocument[] {
  const own = events.filter((event) => event.role === role)
  return documents
    .filter(({ audience }) => audience?.includes(role) ?? true)
    .map(({ documentId }) => ({
      documentId,
      readAt: readAt?.[documentId],
      confirmed: findConfirmation(documentId, own),
    }))
}

/** The last confirmation counts: a change to the document withdraws it. */
function findConfirmation(documentId: string, own: EvidenceEvent[]): ShownDocument['confirmed'] {
  const last = own
    .filter((event) => event.type === 'envelope.document-confirmed')
    .findLast(({ data }) => data?.documentId === documentId)
  if (!last?.data?.confirmed) {
    return undefined
  }

  const { sha256 } = last.data
  return { at: last.at, ...(sha256 !== undefined && { sha256 }) }
}

/** Counts fields that were signed and not cleared. */
function countSignedFields(role: Role, envelope: Envelope, events: EvidenceEvent[]): number {
  const keys = events
    .filter((event) => event.type === 'envelope.place-signed')
    .flatMap((event) => (event.role === role ? (event.data?.answerKey ?? []) : []))
  return new Set(keys.filter((key) => envelope.values[key] !== undefined)).size
}

function buildDocuments(
  drawn: Pick<CertificateDocument, 'documentId' | 'pages'>,
  envelope: Envelope,
): CertificateDocument[] {
  return envelope.documents
    .filter(({ documentId }) => documentId === drawn.documentId)
    .map(({ title, edition, templateSha256, sentSha256 }) => ({
      ...drawn,
      title,
      edition,
      templateSha256,
      sentSha256,
    }))
}
