import { z } from 'zod'
import { inviteStatuses } from '../rules/invites.ts'
import { readCode, withoutPunctuation } from '../rules/read-link.ts'
import { Email, Id, Instant, line, lines, Phone } from './shapes.ts'
import { ResidentLanguage } from './languages.ts'
import { InviteRole, SignerKind } from './roles.ts'
import { SigningCapabilities } from './packets/signing-capabilities.ts'

export const InviteStatus = z.enum(inviteStatuses)
export type InviteStatus = z.infer<typeof InviteStatus>

/** One signer of a packet. `code` is only ever sent to the owner and to the signer who holds it. */
export const SigningInvite = z.object({
  documentGroupId: z.string(),
  role: InviteRole,
  kind: SignerKind.optional(),
  role_name: z.string(),
  /** Always a person. */
  name: z.string(),
  /** The company or trade name for which an owner signs. */
  signingFor: z.string().optional(),
  email: z.string(),
  status: InviteStatus,
  code: z.string().nullable(),
  signedAt: Instant.nullable(),
  lastOpenedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  /** When the resident requested a new link after this one expired. */
  newLinkAskedAt: Instant.nullable().optional(),
  /** As the owner entered them. Only for the owner, and only of residents and guarantors. */
  person: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }).optional(),
  lastRemindedAt: Instant.nullable().optional(),
  nextReminderAt: Instant.nullable().optional(),
  /** When a mail to this address was refused or returned. */
  undeliverableAt: Instant.nullable().optional(),
  /** They marked an email of this owner as spam, so that they get none of theirs. Only for the owner. */
  emailsStopped: z.boolean().optional(),
  /** When someone who opened the link said that they are not this person. */
  wrongRecipientAt: Instant.nullable().optional(),
  /** Of their pages and emails; null: English until they choose. Only for the owner. */
  language: ResidentLanguage.nullable().optional(),
})
export type SigningInvite = z.infer<typeof SigningInvite>

export const InviteDetails = z.object({
  invites: z.array(SigningInvite),
  documentName: z.string(),
})
export type InviteDetails = z.infer<typeof InviteDetails>

/** What a resident sees of their packet: the sender, the rental unit and the progress. */
export const CodeDetails = InviteDetails.extend({
  mine: SigningInvite,
  sender: z.string(),
  /** The company or trade name for which the sender acts. */
  senderFor: z.string().optional(),
  home: z.string(),
  documentTitles: z.array(z.string()),
  /** In Spanish, each with its English title behind it. Not from servers of earlier versions. */
  spanishTitles: z.array(z.string()).optional(),
  /** `executed` once everyone has signed and the file can be downloaded. */
  packet: z.enum(['open', 'executed', 'closed']),
  /** Chosen by the owner, then by the resident; null until somebody does. */
  language: ResidentLanguage.nullable(),
  signing: SigningCapabilities,
  /** True once this link no longer gives the executed file: a fresh link by email does. */
  executedLinkExpired: z.boolean().optional(),
  /** They marked an email about this home as spam, so that they get none of this sender's. */
  emailsStopped: z.boolean().optional(),
})
export type CodeDetails = z.infer<typeof CodeDetails>

/** Any text: what has no code in it is parsed as '', which finds nothing, and is no malformed request. */
export const CodeParams = z.object({
  code: z
    .string()
    .max(500)
    .transform((text) => readCode(text) ?? ''),
})

/** From the fresh link to the executed file that was mailed. */
export const ExecutedLinkQuery = z.object({
  copy: z.string().max(100).transform(withoutPunctuation).optional(),
})

export const InviteBody = z.object({ documentGroupId: Id, role: InviteRole, email: Email })

export const InviteResponse = z.object({ invite: SigningInvite })

export const InvitesQuery = z.object({ documentGroupId: Id })

export const InviteCodes = z.object({
  invites: z.array(SigningInvite.pick({ code: true, email: true, role: true })),
})

export const InviteGroupParams = z.object({ id: Id })

export const EmbeddedLink = z.object({ embedUrl: z.string() })

export const InviteLanguageBody = z.object({ language: ResidentLanguage })

export const NewLink = z.object({
  sender: z.string(),
  /** False once the packet no longer waits for signatures. */
  possible: z.boolean(),
  askedAt: Instant.nullable(),
})
export type NewLink = z.infer<typeof NewLink>

export const SignerParams = z.object({ docGroupId: Id, role: InviteRole })

/** The corrected person. The spec's rules on signers hold. */
export const CorrectSignerBody = z.object({
  firstName: line('First name', 50),
  lastName: line('Last name', 50),
  email: Email,
  phone: Phone,
})
export type CorrectSignerBody = z.infer<typeof CorrectSignerBody>

export const SignerCorrectionBody = CorrectSignerBody.extend({
  /** With it, the correction is refused where the signer has been corrected since. */
  replaces: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
})
export type SignerCorrectionBody = z.infer<typeof SignerCorrectionBody>

export const AnswerQuestionBody = z.object({ words: lines('Answer', 2000) })
