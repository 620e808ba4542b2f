/** The words in a field's name or label, in lower case: "Tenant2_Signature" is tenant, 2, signature. */
export function splitWords(text: string): string[] {
  const plain = text
    .replace(/#?\w*subform\w*(\[\d+\])?\.?/gi, ' ')
    .replace(/\b(page|form|p|body)\d*\[\d+\]\.?/gi, ' ')
    .replace(/\[\d+\]/g, ' ')
    .replace(/[’']s\b/g, '')
  const words = plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|\$/g) ?? []

  return words.map((word) => word.toLowerCase())
}

/** A label for people, from the label that the file gives or else from the field's name. */
export function formatLabel({ name, label }: { name: string; label?: string }): string {
  const given = clean(label ?? '')
  if (given !== '' && !isNoise(splitWords(given))) {
    return truncate(given)
  }

  const words = splitWords(name).filter((word) => !prefixes.has(word))
  return isNoise(words) ? '' : truncate(capitalize(words.join(' ')))
}

/** What programs put before a field's name. */
const prefixes = new Set(['txt', 'text', 'chk', 'cbx', 'fld', 'field', 'undefined', 'fill', 'tf'])

/** Names that were never meant for anybody to read: "Text12", "undefined_3", "Check Box4". */
function isNoise(words: readonly string[]): boolean {
  return words.every((word) => /^\d+$/.test(word) || noise.has(word))
}

const noise = new Set([...prefixes, 'check', 'box', 'checkbox', 'button', 'radio', 'group', 'es'])

/** What a file calls itself, without what programs write around it: "Microsoft Word - lease.docx". */
export function cleanTitle(given: string | undefined): string | undefined {
  const title = clean(given ?? '')
    .replace(/^Microsoft (Word|Excel|PowerPoint) - /, '')
    .replace(/\.(docx?|odt|rtf|pdf|xlsx?|pages)$/i, '')

  return /\p{L}/u.test(title) && !/^untitled/i.test(title) ? truncate(title) : undefined
}

/** A document cannot carry control marks, and a label is one line. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Extended_Pictographic}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function truncate(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
