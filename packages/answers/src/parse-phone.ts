import { cleanLine } from './clean-text.ts'
import { isPhone } from './phone.ts'

/**
 * A phone number as people write it, as it is stored: ten digits of the North American Numbering Plan,
 * whose area code and exchange start with 2 to 9, or a country code with 7 to 15 digits (E.164), each
 * with or without an extension. `undefined` for anything else.
 */
export function parsePhone(text: string): string | undefined {
  const line = cleanLine(text)
    .normalize('NFKC')
    .replace(/^tel:\s*/i, '')
  if (line.length > 60) {
    return undefined
  }
  const [, written = '', extension] = withExtension.exec(line) ?? []
  const number = toE164(written)

  return number && (extension ? `${number};ext=${extension}` : number)
}

/** "ext. 4", "extension: 4", "x4", "#4", ";ext=4". */
const withExtension = /^(.*?)(?:[\s,;]*(?:ext(?:ensi[oó]n)?|x|#)[\s.:=]*(\d{1,7}))?$/i

function toE164(written: string): string | undefined {
  // "+44 (0)20 …": the zero is dialed only inside the country.
  const plain = written.replace(/^(\+.{1,4})\(0\)/, '$1').replaceAll(/[\s()./\p{Pd}\u2212]/gu, '')
  const abroad = /^(?:\+|00|011)(\d+)$/.exec(plain)?.[1]
  const national = /^1?(\d{10})$/.exec(plain)?.[1]
  const number = abroad === undefined ? national && `+1${national}` : `+${abroad}`

  return number && isPhone(number) ? number : undefined
}

/**
 * Whether a stored number should be looked at again: nobody is given a number of this shape. The plan
 * keeps N11 for services, area codes with a 9 in the middle, 37x and 96x for later, and 555-01xx for
 * films; and no number is one digit ten times. A doubt is never a reason to refuse a number.
 */
export function isDoubtfulPhone(phone: string): boolean {
  const national = phone.replace(/^\+1/, '')

  return /^(?:.11|.9|37|96)|^...(?:.11|55501)|^(.)\1{9}/.test(national)
}
