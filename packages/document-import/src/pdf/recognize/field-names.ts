/**
 * Words of a field's name or label in lower case: "Tenant2_Signature" gives tenant, 2, signature.
 */
export function splitWords(text: string): string[] {
  const plain = text
    .replace(/#?\w*subform\w*(\[\d+\])?\.?/gi, ' ')
    .replace(/\b(page|form|p|body)\d*\[\d+\]\.?/gi, ' ')
    .replace(/\[\d+\]/g, ' ')
    .replace(/[’']s\b/g, '')
  const words = plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|\$/g) ?? []

  return words.map((word) => word.toLowerCase())
}

/** A readable label from the file's label or else the field's name. */
export function formatLabel({ name, label }: { name: string; label?: string }): string {
  const given = clean(label ?? '')
  if (given !== '' && !isNoise(splitWords(given))) {
    return truncate(given)
  }

  const words = splitWords(name).filter((word) => !prefixes.has(word))
  return isNoise(words) ? '' : truncate(capitalize(words.join(' ')))
}

/** Prefixes that programs add to field names. */
const prefixes = new Set(['txt', 'text', 'chk', 'cbx', 'fld', 'field', 'undefined', 'fill', 'tf'])

/** Generated names such as "Text12", "undefined_3", "Check Box4" or "d1". */
function isNoise(words: readonly string[]): boolean {
  return words.every((word) => /^(\d+|[a-z])$/.test(word) || noise.has(word))
}

const noise = new Set([...prefixes, 'check', 'box', 'checkbox', 'button', 'radio', 'group', 'es'])

/** The file's title without additions such as "Microsoft Word - lease.docx". */
export function cleanTitle(given: string | undefined): string | undefined {
  const title = clean(given ?? '')
    .replace(/^Microsoft (Word|Excel|PowerPoint) - /, '')
    .replace(/\.(docx?|odt|rtf|pdf|xlsx?|pages)$/i, '')

  return /\p{L}/u.test(title) && !/^untitled/i.test(title) ? truncate(title) : undefined
}

/** One line of at most 80 characters. */
export function cleanLine(text: string): string {
  return truncate(clean(text))
}

const unprintable =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u17b4-\u17b5\u115f\u1160\u2800\u3164\uffa0\p{Extended_Pictographic}]/gu

function clean(text: string): string {
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
}

function truncate(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
