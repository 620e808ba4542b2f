import { pluralize } from '../compile/pluralize.ts'
import type { TranslatedText } from './translate-form.ts'

/** What a translation has lost or invented: placeholders, bold, numbers, citations, lines. */
export function checkTranslation({ key, english, spanish }: TranslatedText): string[] {
  if (spanish === undefined) {
    return []
  }

  const problems = [
    !isSame(english, spanish, /\{n\}/g) && 'has another {n}',
    !isSame(english, spanish, /\*\*/g) && 'has other bold words',
    !isSame(english, spanish, /\d+/g) && 'has other numbers',
    countLines(english) !== countLines(spanish) && 'has other lines',
    !hasPlaceholders(spanish) && 'has a placeholder that Spanish does not have',
    /\{Resident/.test(spanish) && 'has an English term',
  ]
  return problems.flatMap((problem) => (problem ? [`${key} ${problem}: ${spanish}`] : []))
}

function isSame(english: string, spanish: string, pattern: RegExp): boolean {
  const find = (text: string) => [...new Set(text.match(pattern))].sort().join(' ')

  return find(english) === find(spanish)
}

/** The lines of a text become paragraphs, which are paired by their place. */
function countLines(text: string): number {
  return text.split('\n').length
}

function hasPlaceholders(spanish: string): boolean {
  return [1, 2].every(
    (signerCount) => pluralize(spanish, { signerCount, resident: 1 }) !== undefined,
  )
}
