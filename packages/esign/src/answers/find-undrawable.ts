import { canWrite } from '../pdf/pens.ts'

/** Text as it is stored and drawn: composed (NFC), line ends as LF, tabs as spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\t', ' ')
}

/**
 * The characters of a text that no embedded font can draw as its writer expects, each once. Control
 * and format characters count as undrawable: an unseen direction override can make a printed name
 * read as another. Line feeds are drawable; whether a field may hold them is the field's rule.
 */
export function findUndrawable(text: string): string[] {
  const found = new Set<string>()
  for (const character of normalizeText(text)) {
    if (character !== '\n' && !drawable(character)) {
      found.add(character)
    }
  }
  return [...found]
}

/** A sentence for the person who typed the text, or `undefined` where all of it can be drawn. */
export function explainUndrawable(text: string): string | undefined {
  const found = findUndrawable(text)
  if (found.length === 0) {
    return undefined
  }

  const named = found.slice(0, 5).map(nameCharacter).join(', ')
  return found.length === 1
    ? `The character ${named} cannot be printed in a document. Please write it another way.`
    : `The characters ${named} cannot be printed in a document. Please write them another way.`
}

/** Marks that stay apart after composing need a shaper to sit right, so they are not drawn. */
const unseen = /[\p{C}\p{M}\u2028\u2029]/u

function drawable(character: string): boolean {
  return !unseen.test(character) && canWrite(character, 'text')
}

function nameCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return unseen.test(character) ? code : `“${character}”`
}
