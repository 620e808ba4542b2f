/** A sentence about at least one character that no document can have. */
export function explainCharacters(characters: readonly string[]): string {
  const named = characters.slice(0, 5).map(nameCharacter).join(', ')
  return characters.length === 1
    ? `The character ${named} cannot be printed in a document. Please write it another way.`
    : `The characters ${named} cannot be printed in a document. Please write them another way.`
}

/** What nobody sees, or not by itself, by its number. */
function nameCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return unseen.test(character) ? code : `“${character}”`
}

const unseen = /[\p{C}\p{M}\u115f\u1160\u2028\u2029\u2800\u3164\uffa0]/u
