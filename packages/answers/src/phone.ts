/**
 * A phone number is stored in E.164, with its extension as in RFC 3966: `+12175550123`,
 * `+442079460958`, `+12175550123;ext=4`. Whether it is in service is not known here.
 */
const stored = /^\+(?:1([2-9]\d{2}[2-9]\d{6})|([2-9]\d{6,14}))(?:;ext=(\d{1,7}))?$/

export function isPhone(text: string): boolean {
  return stored.test(text)
}

/** As people write it: `(217) 555-0123 ext. 4`, `+44 207 946 0958`; any other text unchanged. */
export function formatPhone(phone: string): string {
  const [, national, abroad = '', extension] = stored.exec(phone) ?? []
  const [, code = '', rest = ''] = countryCode.exec(abroad) ?? []
  const number = national
    ? `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`
    : `+${code} ${rest.replaceAll(/\d{3}(?=\d{2})/g, '$& ')}`

  return national || abroad ? `${number}${extension ? ` ext. ${extension}` : ''}` : phone
}

/** The country codes of one and two digits (ITU-T E.164); the others have three. */
const countryCode = /^(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/
