import type { FormPlace } from '../schemas/forms/form-place.ts'
import type { InviteRole } from '../schemas/roles.ts'

/**
 * Who signs a custom form: the residents (all, or the first one), the owner/agent, both, or nobody
 * online, because it is only for printing.
 */
export const formSigners = [
  'residents-and-owner',
  'residents',
  'first-resident-and-owner',
  'first-resident',
  'owner',
  'printed',
] as const
type FormSigners = (typeof formSigners)[number]

interface Signing {
  residents: 'all' | 'first' | 'none'
  owner: boolean
}

const signing: Record<FormSigners, Signing> = {
  'residents-and-owner': { residents: 'all', owner: true },
  residents: { residents: 'all', owner: false },
  'first-resident-and-owner': { residents: 'first', owner: true },
  'first-resident': { residents: 'first', owner: false },
  owner: { residents: 'none', owner: true },
  printed: { residents: 'none', owner: false },
}

export function whoSigns(signers: FormSigners): Signing {
  return signing[signers]
}

/** Whoever has a signature place on the pages of an uploaded PDF; for all residents it is enough that one has. */
export function whoSignsAsPlaced(places: readonly Pick<FormPlace, 'type' | 'role'>[]): Signing {
  const roles = places.filter(({ type }) => type === 'signature').map(({ role }) => role)

  return {
    residents: roles.some((role) => role.startsWith('TT')) ? 'all' : 'none',
    owner: roles.some((role) => role.startsWith('LL')),
  }
}

/** Whether a role may sign, or fill in anything when signing. Before sending, the owner always may. */
export function maySign(signers: FormSigners, role: InviteRole): boolean {
  const { residents, owner } = whoSigns(signers)
  switch (role) {
    case 'LLEdit':
      return true
    case 'LL2':
    case 'LL3':
    case 'LLSign':
      return owner
    case 'TT1':
      return residents !== 'none'
    case 'TT2':
    case 'TT3':
    case 'TT4':
      return residents === 'all'
  }
}
