import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ResidentLanguage } from '../languages.ts'
import { InviteRole, SignerKind } from '../roles.ts'
import { Email, Id, Instant } from '../shapes.ts'

export const inviteStatuses = [
  'created',
  'pending',
  'signed',
  'declined',
  'canceled',
  'expired',
] as const
export const InviteStatus = z.enum(inviteStatuses)
export type InviteStatus = z.infer<typeof InviteStatus>

/** Nothing that is not signed is ever shown as "Signed". */
export function inviteStatusLabel(status: InviteStatus): string {
  switch (status) {
    case 'created':
    case 'pending':
      return 'Awaiting Signature'
    case 'signed':
      return 'Signed'
    case 'declined':
      return 'Declined'
    case 'canceled':
      return 'Canceled'
    case 'expired':
      return 'Expired'
  }
}

/** An e-mail as people know it: without the app's name in parentheses at its end (specification, section 9). */
export function displayEmail(email: string): string {
  return email.replace(/\s*\([^()]*\)\s*$/, '')
}

/** One signer's place in a packet. `code` is only ever told to the owner, and to the one who holds it. */
export const SigningInvite = z.object({
  documentGroupId: z.string(),
  role: InviteRole,
  /** Whether the one in a resident's place is a guarantor. */
  kind: SignerKind.optional(),
  role_name: z.string(),
  name: z.string(),
  email: z.string(),
  status: InviteStatus,
  code: z.string().nullable(),
  signedAt: Instant.nullable(),
  lastOpenedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  /** When its resident asked for a new link in the place of this expired one. */
  newLinkAskedAt: Instant.nullable().optional(),
})
export type SigningInvite = z.infer<typeof SigningInvite>

export const InviteDetails = z.object({
  invites: z.array(SigningInvite),
  documentName: z.string(),
})
export type InviteDetails = z.infer<typeof InviteDetails>

/** What a resident sees of their own packet: who sent it, which home, and where it stands. */
export const CodeDetails = InviteDetails.extend({
  mine: SigningInvite,
  sender: z.string(),
  premises: z.string(),
  documentTitles: z.array(z.string()),
  /** `executed` once everyone has signed and the file is there to download. */
  packet: z.enum(['open', 'executed', 'closed']),
  /** The language that this resident chose; null until they choose. */
  language: ResidentLanguage.nullable(),
})
export type CodeDetails = z.infer<typeof CodeDetails>

/** A signing code: 26 characters of Crockford's base 32, 130 random bits. */
export const SigningCode = z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/)

/** Whatever is not a code is a link that does not exist: refused as `invite-not-found`, not as a malformed request. */
const byCode = z.object({ code: z.string().max(500) })

export const postSigningInvite = endpoint({
  method: 'POST',
  path: '/signing-invites',
  door: 'member',
  tag: 'signing-invites',
  summary: 'The invite of one signer of a sent packet; a new code where the old one has expired',
  body: z.object({ documentGroupId: Id, role: InviteRole, email: Email }),
  response: z.object({ invite: SigningInvite }),
  problems: ['packet-not-found', 'wrong-moment'],
})

export const getInvites = endpoint({
  method: 'GET',
  path: '/signing-invites',
  door: 'member',
  tag: 'signing-invites',
  summary: 'The links of a packet',
  query: z.object({ documentGroupId: Id }),
  response: z.object({
    invites: z.array(SigningInvite.pick({ code: true, email: true, role: true })),
  }),
  problems: ['packet-not-found'],
})

export const getInviteDetailsByGroup = endpoint({
  method: 'GET',
  path: '/signing-invites/invite-details/group/:id',
  door: 'member',
  tag: 'signing-invites',
  summary: 'Where each signer of a packet stands',
  params: z.object({ id: Id }),
  response: InviteDetails,
  problems: ['packet-not-found'],
})

export const getInviteDetailsByCode = endpoint({
  method: 'GET',
  path: '/signing-invites/invite-details/code/:code',
  door: 'code',
  tag: 'signing-invites',
  summary: 'Where a packet stands, for a resident with a code',
  params: byCode,
  response: CodeDetails,
  problems: ['invite-not-found', 'invite-expired'],
})

export const getEmbeddedLink = endpoint({
  method: 'GET',
  path: '/signing-invites/embedded-link/:code',
  door: 'code',
  tag: 'signing-invites',
  summary: 'A resident’s signing session',
  params: byCode,
  response: z.object({ embedUrl: z.string() }),
  problems: [
    'invite-not-found',
    'invite-expired',
    'invite-declined',
    'already-signed',
    'packet-closed',
    'provider-unavailable',
  ],
})

export const putInviteLanguage = endpoint({
  method: 'PUT',
  path: '/signing-invites/language/code/:code',
  door: 'code',
  tag: 'signing-invites',
  summary: 'Remembers the language in which a resident wants to be written to',
  params: byCode,
  body: z.object({ language: ResidentLanguage }),
  problems: ['invite-not-found'],
})

export const getExecutedByCode = endpoint({
  method: 'GET',
  path: '/signing-invites/document/code/:code',
  door: 'code',
  tag: 'signing-invites',
  summary: 'The executed file, for a resident with a code',
  params: byCode,
  produces: 'application/pdf',
  problems: ['invite-not-found', 'not-executed'],
})

export const getCopyByCode = endpoint({
  method: 'GET',
  path: '/signing-invites/copy/code/:code',
  door: 'code',
  tag: 'signing-invites',
  summary: 'The documents as they stand, for a resident who has signed and waits for the others',
  params: byCode,
  produces: 'application/pdf',
  problems: ['invite-not-found', 'not-your-turn', 'packet-closed'],
})
