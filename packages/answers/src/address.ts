import { isRecord } from './answer.ts'
import type { Address } from './answer.ts'
import type { Rejection } from './rejection.ts'
import { checkText } from './text.ts'
import type { FindUnsupportedCharacters } from './text.ts'
import { isPostalState } from './us-states.ts'

const parts = ['street', 'unit', 'city', 'state', 'zip']

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
      part === 'unit' && value.unit === undefined
        ? undefined
        : checkText(value[part], { maxLength: 200, lines: 'one' }, findUnsupported)
    if (rejection) {
      return rejection
    }
  }
  if (value.state !== '' && !isPostalState(String(value.state))) {
    return { code: 'state' }
  }
  return value.zip === '' || zipPattern.test(String(value.zip)) ? undefined : { code: 'zip' }
}

/** Whether street, city, state and ZIP code are all filled in. */
export function isCompleteAddress({ street, city, state, zip }: Address): boolean {
  return [street, city, state, zip].every((part) => part.trim() !== '')
}

export function isBlankAddress({ street, unit = '', city, state, zip }: Address): boolean {
  return [street, unit, city, state, zip].every((part) => part.trim() === '')
}

/** One line, without gaps for empty parts: `12 Oak St, 3B, Springfield, IL 62701`. */
export function formatAddress({ street, unit, city, state, zip }: Address): string {
  const cityLine = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, unit, cityLine].filter(Boolean).join(', ')
}
