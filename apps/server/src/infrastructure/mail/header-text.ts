const maxSubjectLength = 200
const maxNameLength = 80

/**
 * Text for a header: one line without control and format characters, never an encoded word of its own
 * (RFC 2047), and far below the 998 characters of a line (RFC 5322, 2.1.1).
 */
export function headerText(text: string, maxLength: number = maxSubjectLength): string {
  const line = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()

  return shorten(line, maxLength)
}

/** The name of a person beside their address, without what could pass for an address of its own. */
export function headerName(name: string): string {
  return headerText(name.replace(/[<>"\\]/g, ''), maxNameLength)
}

/** Whether an address can stand in a header and in an SMTP command as it is. */
export function isSafeAddress(address: string): boolean {
  return (
    address.length <= 254 &&
    /^[^\s\p{C}\p{Z}<>()[\]",;:\\@]+@[^\s\p{C}\p{Z}<>()",;\\@]+$/u.test(address)
  )
}

/** At most this many characters, with an ellipsis where text is left out. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text]
  if (characters.length <= maxLength) {
    return text
  }

  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
