/**
 * The code of a link: 26 characters of Crockford's base 32, 130 random bits. People type links and mail
 * programs change them: capitals, look-alikes (O, I, L), hyphens, spaces and invisible characters are
 * forgiven, and so is what stands behind the code. Undefined where there is none.
 */
export function readCode(text: string): string | undefined {
  const code = text
    .replace(/%[0-9a-f]{2}/gi, '')
    .replace(/[^0-9a-z]/gi, '')
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .slice(0, 26)

  return /^[0-9a-hjkmnp-tv-z]{26}$/.test(code) ? code : undefined
}

/** An id or token from a link, without the punctuation or invisible characters around it. */
export function withoutPunctuation(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, '').replace(/^[^\w-]+|[^\w-]+$/g, '')
}
