import { z } from 'zod'

/**
 * Which residents sign a form: all of them on one document, each on a private copy of their own, the
 * first one for all, a guarantor, or nobody online.
 */
export const signerScopes = ['all', 'each', 'primary', 'guarantor', 'none'] as const
export const SignerScope = z.enum(signerScopes)
export type SignerScope = z.infer<typeof SignerScope>

interface ScopedForm {
  title: string
  signerScope: SignerScope
}

/** Why a form cannot go into a packet for this many residents, in words; undefined where it can. */
export function scopeRefusal(
  { signerScope }: Pick<ScopedForm, 'signerScope'>,
  signerCount: number,
): string | undefined {
  if (signerCount < 2) {
    return undefined
  }
  if (signerScope === 'each') {
    return 'Each resident has a private copy of this form, which the other residents may not see. Make a packet with one resident for it.'
  }
  return signerScope === 'guarantor'
    ? 'The guarantor alone signs this form. Make a packet with one signer for it.'
    : undefined
}

/**
 * Why this packet cannot be sent although each of its forms could: a resident would have nothing to
 * sign. Undefined where everyone has a place.
 */
export function emptyHanded(forms: readonly ScopedForm[], signerCount: number): string | undefined {
  const scopes = new Set(forms.map((form) => form.signerScope))
  if (scopes.has('all') || scopes.has('each') || scopes.has('guarantor')) {
    return undefined
  }
  if (!scopes.has('primary')) {
    return 'Residents sign nothing in this packet. Add a form that they sign, or print it instead.'
  }

  return signerCount > 1
    ? 'Only Resident 1 would have something to sign. Add a form that every resident signs, or take the other residents out.'
    : undefined
}
