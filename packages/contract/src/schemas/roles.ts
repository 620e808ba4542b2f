import { z } from 'zod'
import { inviteRoles, mailRoles, signerKinds } from '../rules/roles.ts'

/**
 * LLEdit fills for the owner, TT1 to TT4 are the residents in signing order, LL2 and LL3 are co-owners,
 * LLSign signs for the owner.
 */
export const InviteRole = z.enum(inviteRoles)
export type InviteRole = z.infer<typeof InviteRole>

export const MailRole = z.enum(mailRoles)
export type MailRole = z.infer<typeof MailRole>

export const SignerKind = z.enum(signerKinds)
export type SignerKind = z.infer<typeof SignerKind>
