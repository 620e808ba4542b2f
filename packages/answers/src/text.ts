import type { Field, TableColumn } from './field.ts'
import type { Rejection, TextRejection } from './rejection.ts'

/** Text as it is stored and drawn: composed (NFC), line breaks as LF, tabs as spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\t', ' ')
}

/** The most characters of a typed answer, where its field sets no bound of its own. */
const maxLengths: Partial<Record<Field['type'], number>> = {
  text: 500,
  name: 120,
  longtext: 10_000,
}

export interface TextRule {
  maxLength: number
  lines: 'one' | 'many'
}

/** The rule for a text field: its own length or that of its type, and whether it has line breaks. */
export function textRule({ type, maxLength }: Pick<Field, 'type' | 'maxLength'>): TextRule {
  return {
    maxLength: maxLength ?? maxLengths[type] ?? 500,
    lines: type === 'longtext' ? 'many' : 'one',
  }
}

/** The rule for a cell of a table. */
export function columnTextRule({ maxLength }: Pick<TableColumn, 'maxLength'>): TextRule {
  return { maxLength: maxLength ?? 200, lines: 'one' }
}

/** The characters of a text that cannot be printed, each once; which these are depends on the fonts. */
export type FindUnsupportedCharacters = (text: string) => readonly string[]

export function checkText(
  value: unknown,
  rule: TextRule,
  findUnsupported: FindUnsupportedCharacters = () => [],
): Rejection | undefined {
  if (typeof value !== 'string') {
    return { code: 'text' }
  }
  // Length first: a text that is far too long is not searched character by character.
  const rejection = checkLength(value, rule)
  if (rejection) {
    return rejection
  }

  const characters = findUnsupported(value)
  return characters.length > 0 ? { code: 'unsupported-characters', characters } : undefined
}

export function checkLength(
  text: string,
  { maxLength, lines }: TextRule,
): TextRejection | undefined {
  if ([...text].length > maxLength) {
    return { code: 'too-long', maxLength }
  }
  return lines === 'one' && normalizeText(text).includes('\n') ? { code: 'one-line' } : undefined
}
