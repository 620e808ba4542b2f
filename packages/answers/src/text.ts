import type { Field } from './field.ts'
import type { Rejection } from './rejection.ts'

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

/** The characters of a text that cannot be printed, each once; which these are depends on the fonts. */
export type FindUnsupportedCharacters = (text: string) => readonly string[]

export function checkText(
  value: unknown,
  { maxLength, lines }: TextRule,
  findUnsupported: FindUnsupportedCharacters = () => [],
): Rejection | undefined {
  if (typeof value !== 'string') {
    return { code: 'text' }
  }
  // Length first: far too long a text is not searched character by character.
  if ([...value].length > maxLength) {
    return { code: 'too-long', maxLength }
  }
  if (lines === 'one' && normalizeText(value).includes('\n')) {
    return { code: 'one-line' }
  }

  const characters = findUnsupported(value)
  return characters.length > 0 ? { code: 'unsupported-characters', characters } : undefined
}
