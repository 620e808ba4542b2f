import { z } from 'zod'

/** The two kinds of people (specification, section 1). */
export const UserRole = z.enum(['tenant', 'landlord'])
export type UserRole = z.infer<typeof UserRole>

export const inviteRoles = ['LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LLSign'] as const
export const InviteRole = z.enum(inviteRoles)
export type InviteRole = z.infer<typeof InviteRole>

/** A guarantor takes a resident's place in a packet, and signs only what a guarantor signs. */
export const signerKinds = ['resident', 'guarantor'] as const
export const SignerKind = z.enum(signerKinds)
export type SignerKind = z.infer<typeof SignerKind>

export function isGuarantor({ kind }: { kind?: SignerKind | undefined }): boolean {
  return kind === 'guarantor'
}

/**
 * How a role is shown: TTn as "Resident n" or "Guarantor", LLSign as "Owner/Agent"; LLEdit is hidden
 * from lists.
 */
export function inviteRoleName(role: InviteRole, kind: SignerKind = 'resident'): string {
  switch (role) {
    case 'LLEdit':
    case 'LLSign':
      return 'Owner/Agent'
    case 'TT1':
    case 'TT2':
    case 'TT3':
    case 'TT4':
      return kind === 'guarantor' ? 'Guarantor' : `Resident ${role.slice(2)}`
  }
}

/** The role of the resident at this place in the order, counted from 0. */
export function residentRoleAt(index: number): InviteRole {
  const role = inviteRoles[index + 1]
  if (index < 0 || index > 3 || !role) {
    throw new RangeError('A packet has at most four residents.')
  }
  return role
}
