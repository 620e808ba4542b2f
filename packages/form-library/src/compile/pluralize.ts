/** Who a text speaks to: how many residents there are, and which of them where it is repeated. */
export interface Addressed {
  signerCount: number
  resident?: number
}

const terms: Record<string, readonly [string, string]> = {
  Resident: ['the Resident', 'the Residents'],
  'Resident’s': ['the Resident’s', 'the Residents’'],
}

/**
 * Makes the text for a number of residents: `{one|several}`, the terms `{Resident}` and `{Resident’s}`
 * with their article, and `{n}` where the text is repeated for each resident. Answers `undefined` for a
 * switch that it does not know, so that the compiler can refuse the form.
 */
export function switchNumber(text: string, to: Addressed): string | undefined {
  let known = true
  const switched = text.replace(/\{([^{}]*)\}/g, (_whole, inner: string, offset: number) => {
    const chosen = choose(inner, to)
    known &&= chosen !== undefined
    return startsSentence(text.slice(0, offset)) ? capitalized(chosen ?? '') : (chosen ?? '')
  })

  return known && !/[{}]/.test(switched) ? switched : undefined
}

function choose(inner: string, to: Addressed): string | undefined {
  if (inner === 'n') {
    return to.resident?.toString()
  }

  const forms = terms[inner] ?? inner.split('|')
  return forms.length === 2 ? forms[to.signerCount === 1 ? 0 : 1] : undefined
}

function startsSentence(before: string): boolean {
  return /(^|[.!?]\s+)$/.test(before)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
