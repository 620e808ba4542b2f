import type { NegotiationLanguage, ResidentLanguage } from './schemas/languages.ts'
import type { ArchiveReason } from './schemas/packets/packet-status.ts'
import type { RefundReason } from './schemas/payments.ts'
import type { InviteRole } from './schemas/roles.ts'

/**
 * What the server records in the append-only event table, by type, each with its payload. Stored and
 * covered by the hash chain: a name or a payload may gain something, never lose or change it. The
 * signing engine declares its own `envelope.*` events.
 */
export interface ServerEventPayloads {
  'session.opened': { sessionId: string }
  'session.closed': { sessionId: string }

  'property.added': { propertyId: string; name: string; units: number }
  'property.changed': { propertyId: string; name: string }
  'property.removed': { propertyId: string }
  'property.restored': { propertyId: string }

  /** A link for applicants; without a unit it is for the property. */
  'user.emails-resumed': Record<never, never>
  'application-link.created': { linkId: string; propertyId: string; unitId: string | null }
  'application-link.ended': { linkId: string }
  /** Somebody asks to apply. Who it is stands in the request, which is deleted after its time. */
  'application.requested': { requestId: string; linkId: string }
  'application.confirmed': { requestId: string }
  'application.removed': { requestId: string }
  'application.restored': { requestId: string }
  'application.started': { requestIds: string[]; groupId: string }

  'form.added': { formId: string; title: string }
  'form.changed': { formId: string; title: string; edition: number }
  'form.removed': { formId: string }
  'form.restored': { formId: string }

  'packet.created': {
    packetId: string
    requestSha256: string
    documents: EventDocument[]
    propertyId: string
    unitId: string
    signers: number
    /** Only of a packet that is printed and signed on paper. */
    residents?: number | undefined
  }
  'packet.fill-started': Record<never, never>
  'packet.filled': Record<never, never>
  'packet.printed': FileFacts
  'packet.paid': { receiptId: string; amountCents: number; currency: string }
  /** The association invoices the fee; nothing was paid. */
  'packet.invoiced': { receiptId: string; amountCents: number; currency: string }
  'packet.payment-started': PaymentFacts
  'packet.payment-processing': PaymentFacts
  'packet.payment-failed': PaymentFacts & { reason: string }
  'packet.payment-expired': PaymentFacts
  /** What came is not what was asked. */
  'packet.payment-mismatched': PaymentFacts & { receivedCents: number; receivedCurrency: string }
  'packet.payment-disputed': PaymentFacts
  'packet.dispute-closed': PaymentFacts & { outcome: 'won' | 'lost' }
  'packet.refund-requested': RefundFacts
  'packet.refunded': RefundFacts
  'packet.refund-failed': RefundFacts
  'packet.sent': { roles: InviteRole[]; message?: string | undefined }
  /** What the owner answered for a home in California (Cal. Civ. Code 1632). */
  'packet.negotiation-language': { language: NegotiationLanguage }
  'packet.invite-opened': { role: InviteRole }
  'packet.invite-reissued': { role: InviteRole }
  'packet.link-expired': { role: InviteRole }
  'packet.new-link-asked': { role: InviteRole }
  'packet.resident-signed': { role: InviteRole }
  'packet.residents-signed': Record<never, never>
  'packet.owner-signed': Record<never, never>
  'packet.executed': FileFacts & {
    sealedAt: string
    seal?: { level: string; timeStampedAt?: string | undefined; warnings: string[] } | undefined
    files: { audience: InviteRole | 'everyone'; sha256: string }[]
  }
  'packet.time-stamped': {
    sha256: string
    previousSha256: string
    bytes: number
    level: string
    timeStampedAt: string
  }
  'packet.paper-asked': { role: InviteRole }
  'packet.question-asked': { role: InviteRole; words: string }
  /** The link reached someone who is not the signer. */
  'packet.disowned': { role: InviteRole }
  'packet.declined': EndingFacts
  'packet.canceled': EndingFacts
  'packet.expired': EndingFacts
  'packet.archived': { reason: ArchiveReason }
  /** The owner changes the answers of a filled packet; the roles had links, which stopped working. */
  'packet.answers-reopened': { roles: InviteRole[] }
  'packet.signer-corrected': { role: InviteRole; before: PersonFacts; after: PersonFacts }
  'packet.reminded': { role: InviteRole; kind: 'by-hand' | 'planned' }
  'packet.reminders-changed': {
    enabled: boolean
    afterDays: number[]
    beforeExpiryDays: number | null
  }
  'packet.links-extended': { roles: InviteRole[]; expiresAt: string }
  'packet.question-answered': { role: InviteRole; words: string }
  'packet.put-away': Record<never, never>
  'packet.brought-back': Record<never, never>
  'packet.discarded': Record<never, never>
  /** The discard was undone. */
  'packet.restored': Record<never, never>
  /** This packet was replaced by another one. */
  'packet.revised': { groupId: string }
  'packet.revision-created': { groupId: string }
  /** From the packet that this one replaces. */
  'packet.payment-carried': { receiptId: string; groupId: string }
  'packet.finished-on-paper': { scanSha256: string; signedOn: string; roles: InviteRole[] }
  'packet.draft-downloaded': { sha256: string; purpose?: 'paper' | undefined }

  /** A printed form went to somebody it names, as a copy by email. */
  'packet.email-copied': {
    role: InviteRole
    name: string
    email: string
    language: ResidentLanguage
    mailId: string
  }
  'packet.email-copy-opened': { role: InviteRole; mailId: string; sha256: string }

  /**
   * Personal values of this stream's events were erased. `events` are those from before there were
   * digests: their hash as recorded, which stays, and the hash of what they say now.
   */
  'personal-data.erased': {
    reason: 'request' | 'time'
    events: { seq: number; hash: string; erasedHash: string }[]
    /** Of a request, in the owner's stream: whose (SHA-256 of the email in lower case), and how many of which kind. */
    personSha256?: string | undefined
    counts?: Record<string, number> | undefined
  }

  'packet.downloaded': { sha256: string }
  'packet.copy-downloaded': { role: InviteRole; sha256: string }

  'mail.queued': MailFacts
  'mail.handed-over': MailFacts
  /** By the mail server unless another cause is named. */
  'mail.refused': MailFacts & {
    reply: string
    cause?: 'gave-up' | 'suppressed' | 'outdated' | undefined
  }
  /** Returned after the mail server had accepted it. */
  'mail.bounced': MailFacts & { reply: string }
  /** The recipient reported it as unwanted, so that no more are sent to that address. */
  'mail.complained': MailFacts & { reply: string }
  /** By the person who had reported one as unwanted. */
  'mail.resumed': { role: InviteRole }
}

interface PaymentFacts {
  paymentId: string
  amountCents: number
}

interface RefundFacts {
  paymentId: string
  refundId: string
  amountCents: number
  reason: RefundReason
}

interface EventDocument {
  formId: string
  title: string
  edition: string
  order: number
}

interface PersonFacts {
  name: string
  email: string
  phone: string
}

interface FileFacts {
  sha256: string
  bytes: number
  pages: number
}

/** `words` is the reason as the owner sees it, `by` the signers who caused the ending. */
interface EndingFacts {
  words: string
  by: InviteRole[]
}

interface MailFacts {
  kind: string
  /** Of the recipient. */
  role: InviteRole
  mailId: string
}
