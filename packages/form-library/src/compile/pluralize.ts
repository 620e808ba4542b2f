/** Whom a text addresses: the number of residents, and which of them where it is repeated for each. */
export interface Audience {
  signerCount: number
  resident?: number
  /** As in `Variant`. */
  owners?: number
}

const terms: Record<string, readonly [string, string]> = {
  Resident: ['the Resident', 'the Residents'],
  'Resident’s': ['the Resident’s', 'the Residents’'],
}

/**
 * Replaces the placeholders of a text for a number of residents: `{one|several}`, the terms
 * `{Resident}` and `{Resident’s}` with their article, and `{n}` where the text is repeated for each
 * resident. Returns `undefined` for an unknown placeholder, so that the compiler can reject the form.
 */
export function pluralize(text: string, audience: Audience): string | undefined {
  let valid = true
  const result = text.replace(/\{([^{}]*)\}/g, (_match, inner: string, offset: number) => {
    const chosen = choose(inner, audience)
    valid &&= chosen !== undefined
    return startsSentence(text.slice(0, offset)) ? capitalize(chosen ?? '') : (chosen ?? '')
  })

  return valid && !/[{}]/.test(result) ? result : undefined
}

function choose(inner: string, audience: Audience): string | undefined {
  if (inner === 'n') {
    return audience.resident?.toString()
  }

  const forms = terms[inner] ?? inner.split('|')
  return forms.length === 2 ? forms[audience.signerCount === 1 ? 0 : 1] : undefined
}

function startsSentence(before: string): boolean {
  return /(^|[.!?]\s+)$/.test(before)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
