import type { ReadingNode } from '@countersign/contract'

export type Rank = 3 | 4 | 5

/**
 * The rank of each heading and titled clause below the form's own title (rank 2), so that none is
 * skipped on the way down: people who listen step through a document by them.
 */
export function rankHeadings(nodes: readonly ReadingNode[]): (Rank | undefined)[] {
  let section: Rank | 2 = 2
  return nodes.map((node) => {
    if (node.kind === 'heading') {
      const wanted = node.level === 3 ? 4 : 3
      section = wanted === 4 && section >= 3 ? 4 : 3
      return section
    }

    return node.kind === 'clause' && node.title ? below(section) : undefined
  })
}

function below(section: Rank | 2): Rank {
  return section === 2 ? 3 : section === 3 ? 4 : 5
}

/** The form's title stands above its text already; a reading that begins with it says it twice. */
export function withoutTitle(nodes: readonly ReadingNode[], title: string): ReadingNode[] {
  const [first, ...rest] = nodes
  return first?.kind === 'heading' && first.text.trim() === title.trim() ? rest : [...nodes]
}
