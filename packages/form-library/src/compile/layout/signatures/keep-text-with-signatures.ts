import { chainHeight, contentHeight } from '../paginate.ts'
import type { PageFormat } from '../page-format.ts'
import type { LayoutBlock } from '../page.ts'

/** How much text must precede a signature on its page: in points, and in characters. */
const minimum = { height: 40, characters: 16 }
/** Whether a short piece is moved as a whole, or only its last lines. */
export type KeptText = 'piece' | 'lines'
export const keptTexts: readonly KeptText[] = ['piece', 'lines']
/** In points. A piece up to this height is moved as a whole; of a longer one, only its last lines. */
const maxWholePiece: Record<KeptText, number> = { piece: 160, lines: 0 }

/**
 * Moves the end of the text before each signature block to the page of the signatures, so that nobody
 * signs a page without text. `undefined` if the two do not fit on one page.
 */
export function keepTextWithSignatures(
  blocks: readonly LayoutBlock[],
  format: PageFormat,
  keptText: KeptText = 'piece',
): LayoutBlock[] | undefined {
  const maxHeight = contentHeight(format)
  const kept = [...blocks]
  for (const [index, block] of blocks.entries()) {
    if (block.starts !== 'signatures') {
      continue
    }
    const from = findStart(kept, index, { maxHeight, maxPiece: maxWholePiece[keptText] })
    if (from === undefined) {
      return undefined
    }
    kept.splice(from, index - from, ...kept.slice(from, index).map(withNext))
  }

  return kept
}

function withNext(block: LayoutBlock): LayoutBlock {
  return { ...block, keepWithNext: true }
}

/** The index of the first block that must stay on the page of the signatures. */
function findStart(
  blocks: LayoutBlock[],
  signatures: number,
  { maxHeight, maxPiece }: { maxHeight: number; maxPiece: number },
): number | undefined {
  let nearest: number | undefined
  for (let from = signatures - 1; from >= 0; from -= 1) {
    if (blocks[from]?.startsPage) {
      return nearest ?? from
    }
    if (blocks[from - 1]?.keepWithNext) {
      continue
    }
    const moved = blocks.slice(from, signatures)
    if (heightWithSignatures(blocks, from, signatures) > maxHeight) {
      return nearest
    }
    const height = totalHeight(moved)
    if (
      height < minimum.height ||
      countCharacters([...repeatedHead(blocks[from]), ...moved]) < minimum.characters
    ) {
      continue
    }
    nearest ??= from
    if (height > maxPiece) {
      return nearest
    }
    if (blocks[from]?.starts) {
      return from
    }
  }

  return nearest
}

function heightWithSignatures(blocks: LayoutBlock[], from: number, signatures: number): number {
  const moved = [...repeatedHead(blocks[from]), ...blocks.slice(from, signatures)]

  return totalHeight(moved) + chainHeight(blocks, signatures)
}

/** The header of a table, which is repeated if a page starts within it. */
function repeatedHead(block: LayoutBlock | undefined): LayoutBlock[] {
  return block?.head ? [block.head] : []
}

/** Slightly too large: includes the space above the first block. */
function totalHeight(blocks: LayoutBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.before + block.height, 0)
}

function countCharacters(blocks: LayoutBlock[]): number {
  const items = blocks.flatMap((block) => block.items)

  return items.reduce((sum, item) => sum + (item.kind === 'text' ? item.text.length : 0), 0)
}
