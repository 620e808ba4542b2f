const generational = /^(jr|sr|ii|iii|iv|esq|md|phd)\.?$/i

/** "Maria del Carmen Lopez Jr." → "MdCL": the first letter of each word, suffixes left out. */
export function makeInitials(name: string): string {
  const words = name
    .normalize('NFC')
    .replaceAll(/[.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const named = words.filter((word, index) => index === 0 || !generational.test(word))

  return named
    .flatMap((word) => word.split('-'))
    .map((part) => [...part].find((letter) => /\p{L}/u.test(letter)) ?? '')
    .join('')
    .slice(0, 6)
}
