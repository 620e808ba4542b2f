export function explainCharacters(characters: readonly string[]): string {
  const named = characters.slice(0, 5).map(nameCharacter).join(', ')
  return characters.length === 1
    ? `The character ${named} cannot be printed in a document. Please write it another way.`
    : `The characters ${named} cannot be printed in a document. Please write them another way.`
}

/** What nobody sees, or not by itself, by its number. */
function nameCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  if (invisible.test(character)) {
    return `${code} (invisible)`
  }
  return unseenAlone.test(character) ? code : `“${character}”`
}

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u17b4-\u17b5\u115f\u1160\u2800\u3164\uffa0]/u
const unseenAlone = /[\p{C}\p{M}]/u
