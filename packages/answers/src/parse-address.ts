import { isBlankAddress, zipPattern } from './address.ts'
import type { Address } from './answer.ts'
import { cleanLine } from './clean-text.ts'
import type { TextRejection } from './rejection.ts'

/** What was typed: an address without outer spaces, `null` if every part is empty, or a wrong part. */
export function parseAddress(
  typed: Address,
): { answer: Address | null } | { rejection: TextRejection; part: 'zip' } {
  const { street, city, state, zip, country } = typed
  const unit = cleanLine(typed.unit ?? '')
  const address = {
    street: cleanLine(street),
    ...(unit && { unit }),
    city: cleanLine(city),
    state: cleanLine(state),
    zip: country === undefined ? toZip(zip) : cleanLine(zip),
    ...(country !== undefined && { country: cleanLine(country) }),
  }
  if (isBlankAddress(address)) {
    return { answer: null }
  }

  return country !== undefined || address.zip === '' || zipPattern.test(address.zip)
    ? { answer: address }
    : { rejection: { code: 'zip' }, part: 'zip' }
}

/** The five digits of a ZIP code, also of one with four more (`94110-1234`); any other text cleaned. */
export function toZip(text: string): string {
  const line = cleanLine(text).normalize('NFKC')
  return /^(\d{5})(?:[-\p{Pd} ]?\d{4})?$/u.exec(line)?.[1] ?? line
}
