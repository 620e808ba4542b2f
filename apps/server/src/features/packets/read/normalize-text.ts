/**
 * For search and sorting: without case, width, accents and runs of spaces. Vowel signs, which are
 * letters of a word in Indic scripts, stay. The migration `0015_packet_list` has the same in SQL.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[đøłıðħς’ßæœþ]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Orders texts as people do: numbers by their value, so that 2 comes before 10. */
export function sortKey(text: string): string {
  return normalizeText(text)
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
    .slice(0, 200)
}

/** Accents, points and other combining marks of Latin, Greek, Cyrillic, Hebrew, Arabic and kana. */
const marks =
  // eslint-disable-next-line no-misleading-character-class -- each of them stands alone
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]/g

/** Letters that look accented, but that Unicode does not decompose. */
const lookalikes: Record<string, string> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ð: 'd',
  ħ: 'h',
  ς: 'σ',
  '’': "'",
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
