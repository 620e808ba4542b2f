/**
 * Which copies to others cannot be sent: index → message. Everyone who signs gets a copy anyway; without
 * `signerEmails` only addresses that are there twice are found.
 */
export function copyEmailErrors(
  copies: readonly { email?: string }[],
  signerEmails: readonly string[] = [],
): Map<number, string> {
  const errors = new Map<number, string>()
  copies.forEach(({ email = '' }, index) => {
    if (email.trim() === '') {
      return
    }
    if (signerEmails.some((signer) => toKey(signer) === toKey(email))) {
      errors.set(index, 'This person signs, so they get a copy anyway.')
    } else if (copies.slice(0, index).some((other) => toKey(other.email ?? '') === toKey(email))) {
      errors.set(index, 'This address gets a copy already.')
    }
  })

  return errors
}

function toKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Those who do not sign: an address may have become a signer's since it was chosen. */
export function withoutSigners<Copy extends { email: string }>(
  copies: readonly Copy[],
  signerEmails: readonly string[],
): Copy[] {
  const errors = copyEmailErrors(copies, signerEmails)

  return copies.filter((_, index) => !errors.has(index))
}
