import type { ReadingNode } from '@countersign/pdf/template'

/**
 * The Flesch-Kincaid grade of a form's sentences, to one decimal: the years of school that reading
 * it takes. Prescribed texts are left out, and so are labels, headings and citations in parentheses.
 */
export function readingGrade(nodes: readonly ReadingNode[]): number {
  const sentences = nodes.flatMap(ownTexts).flatMap(splitSentences)
  const words = sentences.flatMap(splitWords)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59

  return Math.round(grade * 10) / 10
}

function ownTexts(node: ReadingNode): readonly string[] {
  switch (node.kind) {
    case 'paragraph':
    case 'clause':
      return [node.text]
    case 'list':
      return node.items
    case 'heading':
    case 'statutory':
    case 'facts':
    case 'signatures':
    case 'fields':
      return []
  }
}

function splitSentences(text: string): string[] {
  return text
    .replaceAll(/\([^)]*\)|\*\*/g, '')
    .split(/[.!?;:]["”’]?(?:\s+|$)/)
    .filter((sentence) => splitWords(sentence).length > 1)
}

function splitWords(text: string): string[] {
  return text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? []
}

/** Groups of vowels, without a silent final e: the usual estimate. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const spoken = letters.replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscgxz])es$/, '')

  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
