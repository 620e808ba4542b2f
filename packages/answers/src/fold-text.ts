import { cleanLine } from './clean-text.ts'

/**
 * For search and sorting: without case, width, accents, apostrophes and runs of spaces, so that "obrien"
 * finds O’Brien and "kapiolani" finds Kapiʻolani. Vowel signs, which are letters of a word in Indic
 * scripts, stay. `foldedSql` in @countersign/database has the same in SQL.
 */
export function foldText(text: string): string {
  return cleanLine(text)
    .replace(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[đøłıðħςßæœþ]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The characters of a class of a regular expression. */
export const foldedAway = {
  /** Apostrophes and what is written for one, the Hawaiian ʻokina among them. */
  apostrophes: "'`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u2018-\u201b\u2032\u2035\ua78c\uff07",
  /** Accents, points and other combining marks of Latin, Greek, Cyrillic, Hebrew, Arabic and kana. */
  marks:
    '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f',
}
const apostrophes = new RegExp(`[${foldedAway.apostrophes}]`, 'g')
// eslint-disable-next-line no-misleading-character-class -- each of them stands alone
const marks = new RegExp(`[${foldedAway.marks}]`, 'g')

/** Letters that look accented, but that Unicode does not decompose. */
export const lookalikes: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ð: 'd',
  ħ: 'h',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
