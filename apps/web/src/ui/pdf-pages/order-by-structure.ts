import type { PDFPageProxy } from 'pdfjs-dist'

type Tree = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>
type Node = Tree | Tree['children'][number]

/**
 * Sorts the text of a tagged page into its structure order (ISO 32000-1, 14.7) and marks up its
 * headings: the page draws answers last, and a screen reader must read each after its question.
 */
export function orderByStructure(container: HTMLElement, tree: Tree | null): void {
  const pieces = new Map(
    [...container.querySelectorAll<HTMLElement>('.markedContent[id]')].map((piece) => [
      piece.id,
      piece,
    ]),
  )
  // The ids come from the file; two files on one web page may use the same.
  pieces.forEach((piece) => piece.removeAttribute('id'))
  if (tree && pieces.size > 0) {
    container.append(...inOrder(tree, pieces))
  }
}

function inOrder(node: Node, pieces: ReadonlyMap<string, HTMLElement>): HTMLElement[] {
  if (!('children' in node)) {
    const piece = 'id' in node && typeof node.id === 'string' ? pieces.get(node.id) : undefined
    return piece ? [piece] : []
  }

  const inside = node.children.flatMap((child) => inOrder(child, pieces))
  const level = /^H([1-6])$/.exec(node.role)?.[1]
  return level && inside.length > 0 ? [asHeading(inside, Number(level))] : inside
}

/** h1 and h2 belong to the web page around the document. */
const levelsAbove = 2

function asHeading(parts: HTMLElement[], level: number): HTMLElement {
  const heading = document.createElement('span')
  heading.className = 'markedContent'
  heading.setAttribute('role', 'heading')
  heading.setAttribute('aria-level', String(Math.min(level + levelsAbove, 6)))
  heading.append(...parts)
  return heading
}
