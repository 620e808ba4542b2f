import { z } from 'zod'
import { isGuarantor, type SignerKind } from '../roles.ts'

/**
 * Which residents sign a form: all of them on one document, each on a private copy of their own, the
 * first one for all, a guarantor, or nobody online.
 */
export const signerScopes = ['all', 'each', 'primary', 'guarantor', 'none'] as const
export const SignerScope = z.enum(signerScopes)
export type SignerScope = z.infer<typeof SignerScope>

interface ScopedForm {
  signerScope: SignerScope
}

interface WhoSigns {
  kind?: SignerKind | undefined
}

/** Why a form cannot go into a packet of these signers, in words; undefined where it can. */
export function scopeRefusal(
  { signerScope }: ScopedForm,
  signers: readonly WhoSigns[],
): string | undefined {
  return signerScope === 'guarantor' && !signers.some(isGuarantor)
    ? 'Only a guarantor signs this form. Add the guarantor as a signer first.'
    : undefined
}

/**
 * Why this packet cannot be sent although each of its forms could: somebody would have nothing to
 * sign. Undefined where everyone has a place.
 */
export function emptyHanded(
  forms: readonly ScopedForm[],
  signers: readonly WhoSigns[],
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
