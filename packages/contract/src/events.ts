import type { ArchiveReason } from './schemas/packets/packet-status.ts'
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

  'form.added': { formId: string; title: string }
  'form.changed': { formId: string; title: string; edition: number }
  'form.removed': { formId: string }

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
  'packet.sent': { roles: InviteRole[] }
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
  'packet.downloaded': { sha256: string }
  'packet.copy-downloaded': { role: InviteRole; sha256: string }

  'mail.queued': MailFacts
  'mail.handed-over': MailFacts
  'mail.refused': MailFacts & { reply: string }
}

interface EventDocument {
  formId: string
  title: string
  edition: string
  order: number
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
