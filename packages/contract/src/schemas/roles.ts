import { z } from 'zod'
import { inviteRoles, signerKinds, userRoles } from '../rules/roles.ts'

/** The two kinds of people (specification, section 1). */
export const UserRole = z.enum(userRoles)
export type UserRole = z.infer<typeof UserRole>

/** LLEdit fills for the owner, TT1 to TT4 are the residents in signing order, LLSign signs for the owner. */
export const InviteRole = z.enum(inviteRoles)
export type InviteRole = z.infer<typeof InviteRole>

export const SignerKind = z.enum(signerKinds)
export type SignerKind = z.infer<typeof SignerKind>
