import { z } from 'zod'
import { inviteRoles, signerKinds } from '../rules/roles.ts'

/**
 * LLEdit fills for the owner, TT1 to TT4 are the residents in signing order, LL2 and LL3 are co-owners,
 * LLSign signs for the owner.
 */
export const InviteRole = z.enum(inviteRoles)
export type InviteRole = z.infer<typeof InviteRole>

export const SignerKind = z.enum(signerKinds)
export type SignerKind = z.infer<typeof SignerKind>
