import { residentRoles } from '@countersign/answers/field'
import { z } from 'zod'
import { limits } from '../rules/limits.ts'
import { ResidentLanguage } from './languages.ts'
import { Email, Id, Instant } from './shapes.ts'

/** Whom a printed form names, by position. */
const NamedRole = z.enum(residentRoles)

/** Why a form that is printed may also be sent by email as a copy. */
export const EmailCopyRule = z.object({
  reason: z.string(),
  /** The law that says so, as a lawyer cites it. */
  citation: z.string().optional(),
})
export type EmailCopyRule = z.infer<typeof EmailCopyRule>

/** Somebody whom the form names, with the address at which the owner knows them. */
const NamedPerson = z.object({
  role: NamedRole,
  name: z.string(),
  email: z.string().nullable(),
  language: ResidentLanguage,
})
export type NamedPerson = z.infer<typeof NamedPerson>

/** `failed`: refused by the mail server; `returned`: it came back later. */
const EmailCopyState = z.enum(['sending', 'sent', 'failed', 'returned'])

const EmailCopy = z.object({
  _id: z.string(),
  role: NamedRole,
  name: z.string(),
  email: z.string(),
  language: ResidentLanguage,
  state: EmailCopyState,
  at: Instant,
  /** When the link stops working, or stopped because the copy went to another address. */
  linkEndsAt: Instant,
  openedAt: Instant.nullable(),
})
export type EmailCopy = z.infer<typeof EmailCopy>

export const EmailCopies = z.object({
  /** Null: this form is not sent by email. */
  rule: EmailCopyRule.nullable(),
  people: z.array(NamedPerson),
  /** Newest first. */
  copies: z.array(EmailCopy),
  /** How many more can be sent now. */
  left: z.number().int().max(limits.emailCopiesPerDay),
})
export type EmailCopies = z.infer<typeof EmailCopies>

export const EmailCopyBody = z.object({
  role: NamedRole,
  email: Email,
  language: ResidentLanguage.default('en'),
  /** The last copy for this person that the owner has seen in the list; null: none. */
  after: Id.nullable(),
})
export type EmailCopyBody = z.infer<typeof EmailCopyBody>

export const EmailCopyPreviewQuery = z.object({
  role: NamedRole,
  language: ResidentLanguage.default('en'),
})
export type EmailCopyPreviewQuery = z.infer<typeof EmailCopyPreviewQuery>

export const EmailCopyPreview = z.object({
  from: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type EmailCopyPreview = z.infer<typeof EmailCopyPreview>

export const EmailCopyDetails = z.object({
  /** `printed`: filled out and not signed; `signed`: the executed file. */
  kind: z.enum(['printed', 'signed']),
  /** Of the form, or of the packet, by language. */
  titles: z.object({ en: z.string(), es: z.string() }),
  /** Of the email. */
  language: ResidentLanguage,
  sender: z.string(),
  home: z.string(),
  linkEndsAt: Instant,
})
export type EmailCopyDetails = z.infer<typeof EmailCopyDetails>
