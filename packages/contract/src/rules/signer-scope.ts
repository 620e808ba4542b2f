import type { SignerKind } from '../schemas/roles.ts'
import { isGuarantor } from './roles.ts'

/**
 * Which residents sign a form: all of them on one document, each on a private copy, the first one
 * for all, a guarantor, or nobody online.
 */
export const signerScopes = ['all', 'each', 'primary', 'guarantor', 'none'] as const
type SignerScope = (typeof signerScopes)[number]

interface ScopedForm {
  signerScope: SignerScope
}

/** The message why co-owners cannot be in a packet: nothing in it has a place for them. */
export function ownersWithoutFieldsError(
  forms: readonly { ownerSigns: boolean }[],
  owners: readonly object[],
): string | undefined {
  return owners.length > 0 && !forms.some(({ ownerSigns }) => ownerSigns)
    ? 'Owners sign nothing in this packet. Add a form that owners sign, or take the other owners out.'
    : undefined
}

interface PacketSigner {
  kind?: SignerKind | undefined
}

/** The message why a form cannot go into a packet of these signers; undefined where it can. */
export function signerScopeError(
  { signerScope }: ScopedForm,
  signers: readonly PacketSigner[],
): string | undefined {
  return signerScope === 'guarantor' && !signers.some(isGuarantor)
    ? 'Only a guarantor signs this form. Add the guarantor as a signer first.'
    : undefined
}

/**
 * The message why a packet cannot be sent although each of its forms could: a signer would have
 * nothing to sign. Undefined where everyone signs something.
 */
export function signersWithoutFieldsError(
  forms: readonly ScopedForm[],
  signers: readonly PacketSigner[],
): string | undefined {
  const scopes = new Set(forms.map((form) => form.signerScope))
  const residents = signers.filter((signer) => !isGuarantor(signer))
  if (signers.length > residents.length && !scopes.has('guarantor')) {
    return 'The guarantor has nothing to sign in this packet. Add a form that a guarantor signs, or take the guarantor out.'
  }
  if (scopes.has('all') || scopes.has('each')) {
    return undefined
  }
  if (!scopes.has('primary')) {
    return 'Residents sign nothing in this packet. Add a form that they sign, or print it instead.'
  }

  return residents.length > 1
    ? 'Only Resident 1 would have something to sign. Add a form that every resident signs, or take the other residents out.'
    : undefined
}
