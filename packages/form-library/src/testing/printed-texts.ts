import type { ReadingNode } from '@countersign/pdf/template'

/** The printed texts of a node, without the title, which is also in the page header. */
export function printedTexts(node: ReadingNode): string[] {
  const plain = (text: string) => text.replaceAll('**', '')
  switch (node.kind) {
    case 'heading':
      return node.level === 1 ? [] : [node.text]
    case 'paragraph':
      return betweenMarks(plain(node.text))
    case 'clause':
      return [`${node.number} ${node.title}. ${plain(node.text)}`]
    case 'list':
      return node.items.flatMap((item) => betweenMarks(plain(item)))
    case 'statutory':
      return [...node.text.split('\n').flatMap(betweenMarks), node.citation]
    case 'facts':
      return node.rows.map((row) => row.label)
    case 'signatures':
      return node.blocks.map((block) => block.label)
    case 'fields':
      return []
  }
}

/** Boxes and blanks are printed between the words. */
function betweenMarks(text: string): string[] {
  return text
    .split(/\[\[[^\]]+\]\]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The first text of the reading view that is missing in print, or not in its order. */
export function findMissingText(
  reading: readonly ReadingNode[],
  printed: string,
): string | undefined {
  let from = 0
  for (const text of reading.flatMap(printedTexts)) {
    const at = printed.indexOf(text, from)
    if (at < from) {
      return `"${text}" after "${printed.slice(from, from + 80)}"`
    }
    from = at + text.length
  }

  return undefined
}
