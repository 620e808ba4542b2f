import { cleanLine } from './clean-text.ts'
import { checkInteger, checkMoney, checkPercent } from './number.ts'
import type { Bounds } from './number.ts'
import type { TextRejection } from './rejection.ts'

/** What typed text means: the number, or why it is not one; `null` where the text is empty. */
export type ParsedNumber = { answer: number | null } | { rejection: TextRejection }

/** "1,250", "$1250.5", "1 250.00" or "1250 USD" become integer cents. */
export function parseMoney(text: string, bounds: Bounds = {}): ParsedNumber {
  const written = readNumber(text, { unit: /US\$|\bUSD\b|\$|\bdollars?\b/i, decimals: 2 })
  if (typeof written !== 'string') {
    return written ?? { rejection: { code: 'money' } }
  }

  const cents = Math.round(Number(written) * 100)
  return acceptUnless(checkMoney(cents, bounds), cents)
}

/** "5", "5.5", "5.5%" or "5.5 percent". */
export function parsePercent(text: string, bounds: Bounds = {}): ParsedNumber {
  const written = readNumber(text, { unit: /%|\bpercent\b/i, decimals: 4 })
  if (typeof written !== 'string') {
    return written ?? { rejection: { code: 'percent' } }
  }

  const percent = Number(written)
  return acceptUnless(checkPercent(percent, bounds), percent)
}

/** "12" or "1,200". */
export function parseInteger(text: string, bounds: Bounds = {}): ParsedNumber {
  const written = readNumber(text, { decimals: 0 })
  if (typeof written !== 'string') {
    return written ?? { rejection: { code: 'integer' } }
  }

  const number = Number(written)
  return acceptUnless(checkInteger(number, bounds), number)
}

/**
 * The number that a text says, without its unit and without what groups its thousands. A comma or a space
 * that groups nothing may be meant as a decimal point: such a number is never guessed. `undefined` for
 * what is no number.
 */
function readNumber(
  text: string,
  { unit, decimals }: { unit?: RegExp; decimals: number },
): string | ParsedNumber | undefined {
  const line = cleanLine(text).normalize('NFKC').replace('\u2212', '-')
  const plain = (unit ? line.replace(unit, '') : line).trim()
  if (plain === '') {
    return line === '' ? { answer: null } : undefined
  }
  if (/^-?(\d{1,3}(,\d{3})+|\d{1,3}( \d{3})+|\d{1,15})?(\.\d*)?$/.test(plain) && /\d/.test(plain)) {
    const number = plain.replaceAll(/[, ]/g, '')
    const [, fraction = ''] = number.split('.')
    return decimals === 4 || fraction.length <= decimals ? number : undefined
  }

  const [, whole = '', rest = ''] = /^(-?\d{1,12})[, ](\d{1,2})$/.exec(plain) ?? []
  const decimal = decimals === 0 ? whole : `${whole}.${rest}`
  return whole === ''
    ? undefined
    : { rejection: { code: 'unclear-number', readings: [decimal, `${whole}${rest}`] } }
}

function acceptUnless(rejection: TextRejection | undefined, answer: number): ParsedNumber {
  return rejection ? { rejection } : { answer }
}
