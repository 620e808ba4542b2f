import type { ReadingNode } from '@countersign/esign'

/** What a node says, as it is printed. The title is also a running head, so it is left out. */
export function printedTexts(node: ReadingNode): string[] {
  const plain = (text: string) => text.replaceAll('**', '')
  switch (node.kind) {
    case 'heading':
      return node.level === 1 ? [] : [node.text]
    case 'paragraph':
      return [plain(node.text)]
    case 'clause':
      return [`${node.number} ${node.title}. ${plain(node.text)}`]
    case 'list':
      return node.items.map(plain)
    case 'statutory':
      return [node.text, node.citation]
    case 'facts':
      return node.rows.map((row) => row.label)
    case 'signatures':
      return node.blocks.map((block) => block.label)
    case 'fields':
      return []
  }
}

/** The first words of a reading view that do not stand in print where they should; nothing where all do. */
export function findMissingText(
  reading: readonly ReadingNode[],
  printed: string,
): string | undefined {
  let from = 0
  for (const words of reading.flatMap(printedTexts)) {
    const at = printed.indexOf(words, from)
    if (at < from) {
      return `"${words}" after "${printed.slice(from, from + 80)}"`
    }
    from = at + words.length
  }

  return undefined
}
