import { isRecord } from './answer.ts'
import type { Address } from './answer.ts'
import type { Rejection } from './rejection.ts'
import { checkText } from './text.ts'
import type { FindUnsupportedCharacters } from './text.ts'
import { isUsState } from './us-states.ts'

const parts = ['street', 'unit', 'city', 'state', 'zip', 'country']
const optional = ['unit', 'country']

/** A ZIP code: exactly five digits. */
export const zipPattern = /^\d{5}$/

/** Parts may be empty while somebody types; those that are filled in must be right. */
export function checkAddress(
  value: unknown,
  findUnsupported?: FindUnsupportedCharacters,
): Rejection | undefined {
  if (!isRecord(value) || typeof value.street !== 'string') {
    return { code: 'address' }
  }
  if (Object.keys(value).some((part) => !parts.includes(part))) {
    return { code: 'address' }
  }

  for (const part of parts) {
    const rejection =
      optional.includes(part) && value[part] === undefined
        ? undefined
        : checkText(value[part], { maxLength: 200, lines: 'one' }, findUnsupported)
    if (rejection) {
      return rejection
    }
  }
  if (value.country !== undefined) {
    return value.state === '' ? undefined : { code: 'state' }
  }
  if (value.state !== '' && !isUsState(String(value.state))) {
    return { code: 'state' }
  }
  return value.zip === '' || zipPattern.test(String(value.zip)) ? undefined : { code: 'zip' }
}

/** Whether street, city, state and ZIP code, or abroad street, city and country, are all filled in. */
export function isCompleteAddress({ street, city, state, zip, country }: Address): boolean {
  const needed = country === undefined ? [street, city, state, zip] : [street, city, country]
  return needed.every((part) => part.trim() !== '')
}

export function isBlankAddress(address: Address): boolean {
  const { street, unit = '', city, state, zip, country = '' } = address
  return [street, unit, city, state, zip, country].every((part) => part.trim() === '')
}

/** One line, without gaps for empty parts: `12 Oak St, 3B, Springfield, IL 62701`, `Calle 5, Monterrey, NL 64000, Mexico`. */
export function formatAddress({ street, unit, city, state, zip, country }: Address): string {
  const place =
    country === undefined
      ? [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
      : [city, zip].filter(Boolean).join(' ')
  return [street, unit, place, country].filter(Boolean).join(', ')
}
