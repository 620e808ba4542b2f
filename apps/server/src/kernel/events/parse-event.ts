import { NegotiationLanguage, ResidentLanguage } from '@countersign/contract/schemas/languages'
import { ArchiveReason } from '@countersign/contract/schemas/packets/packet-status'
import { RefundReason } from '@countersign/contract/schemas/payments'
import { InviteRole } from '@countersign/contract/schemas/roles'
import { residentRoles, roles } from '@countersign/answers/field'
import type { PersonalParts } from '@countersign/database'
import { z } from 'zod'
import { joinPersonal } from './personal-fields.ts'
import type {
  EventPayloads,
  EventType,
  RecordedEnvelopeEvent,
  RecordedEvent,
} from './recorded-event.ts'

/** A stored row as an event; `undefined` where its type is unknown or its payload malformed. */
export function parseEvent({ type, data, personal }: StoredEvent): RecordedEvent | undefined {
  if (!isEventType(type)) {
    return undefined
  }
  const said = isObject(data) ? joinPersonal({ type, data, personal: personal ?? null }) : data
  const parsed = eventSchemas[type].safeParse(said)

  return parsed.success ? toEvent(type, parsed.data) : undefined
}

interface StoredEvent {
  type: string
  data: unknown
  personal?: PersonalParts | null
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventSchemas, type)
}

/** TypeScript cannot follow that a type's own schema gives that type's payload. */
function toEvent(type: EventType, data: unknown): RecordedEvent {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return { type, data } as RecordedEvent
}

/** Loose: an older or newer version may have recorded more, and none of it is lost. */
const facts = z.looseObject

const Nothing = facts({})
const ByRole = facts({ role: InviteRole })
const File = { sha256: z.string(), bytes: z.number(), pages: z.number() }
const Ending = facts({ words: z.string().default(''), by: z.array(InviteRole).default([]) })
/** The role was called `place` until it got the name that it has everywhere else. */
const Mail = z.preprocess(
  (data) => (isObject(data) && !('role' in data) ? { ...data, role: data.place } : data),
  facts({ kind: z.string(), role: InviteRole, mailId: z.string() }),
)
const ReturnedMail = Mail.pipe(
  facts({
    kind: z.string(),
    role: InviteRole,
    mailId: z.string(),
    reply: z.string().default(''),
    cause: z.enum(['gave-up', 'suppressed', 'outdated']).optional(),
  }),
)
/** Events recorded before the reason was renamed say `put-away`; stored events never change. */
const StoredArchiveReason = z.preprocess(
  (reason) => (reason === 'put-away' ? 'archived' : reason),
  ArchiveReason,
)
const Payment = { paymentId: z.string(), amountCents: z.number() }
const Refund = { ...Payment, refundId: z.string(), reason: RefundReason }
const Person = facts({ name: z.string(), email: z.string(), phone: z.string() })
const Signer = z.enum([...roles, 'system'])
const Signed = facts({ role: Signer, facts: z.undefined().optional() })
const Mark = z.enum(['typed', 'drawn', 'picture'])

function envelope<Facts extends z.ZodRawShape>(shape: Facts) {
  return facts({ role: Signer, facts: z.looseObject(shape) })
}

/** One schema per type, tolerant of the payloads that earlier versions recorded. */
const eventSchemas = {
  'session.opened': facts({ sessionId: z.string() }),
  'session.closed': facts({ sessionId: z.string() }),

  'property.added': facts({ propertyId: z.string(), name: z.string(), units: z.number() }),
  'property.changed': facts({ propertyId: z.string(), name: z.string() }),
  'property.removed': facts({ propertyId: z.string() }),
  'property.restored': facts({ propertyId: z.string() }),

  'user.emails-resumed': Nothing,
  'application-link.created': facts({
    linkId: z.string(),
    propertyId: z.string(),
    unitId: z.string().nullable(),
  }),
  'application-link.ended': facts({ linkId: z.string() }),
  'application.requested': facts({ requestId: z.string(), linkId: z.string() }),
  'application.confirmed': facts({ requestId: z.string() }),
  'application.removed': facts({ requestId: z.string() }),
  'application.restored': facts({ requestId: z.string() }),
  'application.started': facts({ requestIds: z.array(z.string()), groupId: z.string() }),

  'form.added': facts({ formId: z.string(), title: z.string() }),
  'form.changed': facts({ formId: z.string(), title: z.string(), edition: z.number() }),
  'form.removed': facts({ formId: z.string() }),
  'form.restored': facts({ formId: z.string() }),

  'packet.created': facts({
    packetId: z.string(),
    requestSha256: z.string(),
    documents: z.array(
      facts({ formId: z.string(), title: z.string(), edition: z.string(), order: z.number() }),
    ),
    propertyId: z.string(),
    unitId: z.string(),
    signers: z.number(),
    residents: z.number().optional(),
  }),
  'packet.fill-started': Nothing,
  'packet.filled': Nothing,
  'packet.printed': facts(File),
  'packet.paid': facts({ receiptId: z.string(), amountCents: z.number(), currency: z.string() }),
  'packet.invoiced': facts({
    receiptId: z.string(),
    amountCents: z.number(),
    currency: z.string(),
  }),
  'packet.payment-started': facts(Payment),
  'packet.payment-processing': facts(Payment),
  'packet.payment-failed': facts({ ...Payment, reason: z.string() }),
  'packet.payment-expired': facts(Payment),
  'packet.payment-mismatched': facts({
    ...Payment,
    receivedCents: z.number(),
    receivedCurrency: z.string(),
  }),
  'packet.payment-disputed': facts(Payment),
  'packet.dispute-closed': facts({ ...Payment, outcome: z.enum(['won', 'lost']) }),
  'packet.refund-requested': facts(Refund),
  'packet.refunded': facts(Refund),
  'packet.refund-failed': facts(Refund),
  'packet.sent': facts({ roles: z.array(InviteRole), message: z.string().optional() }),
  'packet.negotiation-language': facts({ language: NegotiationLanguage }),
  'packet.invite-opened': ByRole,
  'packet.invite-reissued': ByRole,
  'packet.link-expired': ByRole,
  'packet.new-link-asked': ByRole,
  'packet.resident-signed': ByRole,
  'packet.residents-signed': Nothing,
  'packet.owner-signed': Nothing,
  'packet.executed': facts({
    ...File,
    sealedAt: z.string(),
    seal: facts({
      level: z.string(),
      timeStampedAt: z.string().optional(),
      warnings: z.array(z.string()).default([]),
    }).optional(),
    files: z
      .array(facts({ audience: z.enum([...InviteRole.options, 'everyone']), sha256: z.string() }))
      .default([]),
  }),
  'packet.time-stamped': facts({
    sha256: z.string(),
    previousSha256: z.string(),
    bytes: z.number(),
    level: z.string(),
    timeStampedAt: z.string(),
  }),
  'packet.paper-asked': ByRole,
  'packet.question-asked': facts({ role: InviteRole, words: z.string().default('') }),
  'packet.disowned': ByRole,
  'packet.declined': Ending,
  'packet.canceled': Ending,
  'packet.expired': Ending,
  'packet.archived': facts({ reason: StoredArchiveReason }),
  'packet.answers-reopened': facts({ roles: z.array(InviteRole) }),
  'packet.signer-corrected': facts({ role: InviteRole, before: Person, after: Person }),
  'packet.reminded': facts({ role: InviteRole, kind: z.enum(['by-hand', 'planned']) }),
  'packet.reminders-changed': facts({
    enabled: z.boolean(),
    afterDays: z.array(z.number()),
    beforeExpiryDays: z.number().nullable(),
  }),
  'packet.links-extended': facts({ roles: z.array(InviteRole), expiresAt: z.string() }),
  'packet.question-answered': facts({ role: InviteRole, words: z.string() }),
  'packet.put-away': Nothing,
  'packet.brought-back': Nothing,
  'packet.discarded': Nothing,
  'packet.restored': Nothing,
  'packet.revised': facts({ groupId: z.string() }),
  'packet.revision-created': facts({ groupId: z.string() }),
  'packet.payment-carried': facts({ receiptId: z.string(), groupId: z.string() }),
  'packet.finished-on-paper': facts({
    scanSha256: z.string(),
    signedOn: z.string(),
    roles: z.array(InviteRole),
  }),
  'packet.draft-downloaded': facts({
    sha256: z.string(),
    purpose: z.literal('paper').optional(),
  }),
  'packet.email-copied': facts({
    role: InviteRole,
    name: z.string(),
    email: z.string(),
    language: ResidentLanguage,
    mailId: z.string(),
  }),
  'packet.email-copy-opened': facts({
    role: InviteRole,
    mailId: z.string(),
    sha256: z.string(),
  }),

  'personal-data.erased': facts({
    reason: z.enum(['request', 'time']),
    events: z
      .array(facts({ seq: z.number(), hash: z.string(), erasedHash: z.string() }))
      .default([]),
  }),

  'packet.downloaded': facts({ sha256: z.string() }),
  'packet.copy-downloaded': facts({ role: InviteRole, sha256: z.string() }),

  'mail.queued': Mail,
  'mail.handed-over': Mail,
  'mail.refused': ReturnedMail,
  'mail.bounced': ReturnedMail,
  'mail.complained': ReturnedMail,
  'mail.resumed': facts({ role: InviteRole }),

  'envelope.created': envelope({ templateIds: z.array(z.string()) }),
  'envelope.fill-opened': Signed,
  'envelope.answers-saved': envelope({
    keys: z.array(z.string()),
    photos: z.array(z.string()).optional(),
    record: z.string().optional(),
  }),
  'envelope.left-blank': envelope({ keys: z.array(z.string()), onPurpose: z.boolean() }),
  'envelope.filled': envelope({ valuesSha256: z.string() }),
  'envelope.sent': envelope({ documents: z.array(z.string()) }),
  'envelope.opened': Signed,
  'envelope.consented': envelope({ version: z.string(), language: z.string() }),
  'envelope.document-read': envelope({
    documentId: z.string(),
    readingAid: z.string().optional(),
  }),
  'envelope.document-confirmed': envelope({
    documentId: z.string(),
    confirmed: z.boolean(),
    sha256: z.string().optional(),
  }),
  'envelope.signature-adopted': envelope({ signature: Mark, initials: Mark }),
  'envelope.place-signed': envelope({
    answerKey: z.string(),
    documentId: z.string(),
    signed: z.boolean(),
  }),
  'envelope.signed': Signed,
  'envelope.documents-hashed': envelope({
    after: z.enum(residentRoles),
    documents: z.array(z.string()),
  }),
  'envelope.residents-signed': Signed,
  'envelope.completed': Signed,
  'envelope.declined': envelope({ reason: z.string() }),
  'envelope.paper-asked': Signed,
  'envelope.question-asked': envelope({ words: z.string() }),
  'envelope.disowned': Signed,
  'envelope.canceled': envelope({ reason: z.string() }),
  'envelope.reopened': envelope({ valuesSha256: z.string() }),
  'envelope.signer-corrected': envelope({
    signer: InviteRole.exclude(['LLEdit']),
    changed: z.array(z.enum(['name', 'email', 'phone'])),
    before: facts({ name: z.string(), email: z.string() }),
    after: facts({ name: z.string(), email: z.string(), phone: z.string().optional() }),
    documents: z.array(z.string()).optional(),
    valuesSha256: z.string().optional(),
  }),
  'envelope.completed-on-paper': envelope({
    scanSha256: z.string(),
    signedOn: z.string(),
    signers: z.array(InviteRole.exclude(['LLEdit'])),
    uploadedBy: z.string(),
  }),
} satisfies { [Type in EventType]: z.ZodType<EventPayloads[Type]> }

export const envelopeEventTypes = Object.keys(eventSchemas).filter((type) =>
  type.startsWith('envelope.'),
)

export function isEnvelopeEvent(event: RecordedEvent): event is RecordedEnvelopeEvent {
  return envelopeEventTypes.includes(event.type)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
