export const inviteRoles = ['LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LL2', 'LL3', 'LLSign'] as const
type InviteRole = (typeof inviteRoles)[number]

/** Who gets an email: a signer, or somebody who gets a copy of the signed file. */
export const mailRoles = [...inviteRoles, 'copy'] as const

/** A guarantor takes one of the slots TT1 to TT4, and signs only what a guarantor signs. */
export const signerKinds = ['resident', 'guarantor'] as const
type SignerKind = (typeof signerKinds)[number]

export function isGuarantor({ kind }: { kind?: SignerKind | undefined }): boolean {
  return kind === 'guarantor'
}

/**
 * The display name of a role: TTn is "Resident n" or "Guarantor", LL2 is "Owner 2", LLSign is
 * "Owner/Agent". Lists leave LLEdit out.
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
    case 'LL2':
    case 'LL3':
      return `Owner ${role.slice(2)}`
  }
}

/** The role of a resident by signing order, counted from 0. */
export function residentRoleAt(index: number): InviteRole {
  const role = inviteRoles[index + 1]
  if (index < 0 || index > 3 || !role) {
    throw new RangeError('A packet has at most four residents.')
  }
  return role
}
