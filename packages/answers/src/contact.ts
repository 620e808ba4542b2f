/** The longest email address (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
export const maxEmailLength = 254

/**
 * An address that mail servers accept without extensions: ASCII, no quoted names, a host with at least
 * one dot. The same pattern as zod's `z.email()`.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text)
}

/** Area code and exchange both start with 2 to 9 (North American Numbering Plan). */
const national = '[2-9]\\d{2}[2-9]\\d{6}'
const e164 = new RegExp(`^\\+1${national}$`)
const typed = new RegExp(`^(?:\\+?1)?(${national})$`)

/** Whether a text is a US number in E.164, such as `+12175550123`. Whether it is in service is not known. */
export function isUsPhone(text: string): boolean {
  return e164.test(text)
}

/** A US number as people write it, in E.164; `undefined` where the digits are not those of one. */
export function parseUsPhone(text: string): string | undefined {
  const [, digits] = typed.exec(text.replaceAll(/[\s()./\p{Pd}]/gu, '')) ?? []
  return digits && `+1${digits}`
}

/** A US number in E.164 as `(217) 555-0123`; any other text unchanged. */
export function formatPhone(phone: string): string {
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : phone
}
