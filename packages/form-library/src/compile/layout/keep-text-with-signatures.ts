import { chainHeight, contentHeight } from './paginate.ts'
import type { PageFormat } from './page-format.ts'
import type { LayoutBlock } from './page.ts'

/** What goes along says at least so much: in points, and in characters. */
const minimum = { height: 40, letters: 16 }
/** Up to this height in points a piece goes along whole; of a longer one, its last lines do. */
const maxWholePiece = 160

/**
 * Nobody signs a page that says nothing of what is signed: the end of the text before each signature
 * block goes along to its page. `undefined` where the two do not fit on one page.
 */
export function keepTextWithSignatures(
  layoutBlocks: readonly LayoutBlock[],
  format: PageFormat,
): LayoutBlock[] | undefined {
  const room = contentHeight(format)
  const kept = [...layoutBlocks]
  for (const [index, layoutBlock] of layoutBlocks.entries()) {
    if (layoutBlock.starts !== 'signing') {
      continue
    }
    const from = findStart(kept, index, room)
    if (from === undefined) {
      return undefined
    }
    kept.splice(from, index - from, ...kept.slice(from, index).map(withNext))
  }

  return kept
}

function withNext(layoutBlock: LayoutBlock): LayoutBlock {
  return { ...layoutBlock, keepWithNext: true }
}

/** The layoutBlock from which all stays together, up to the last place to sign. */
function findStart(layoutBlocks: LayoutBlock[], signing: number, room: number): number | undefined {
  let nearest: number | undefined
  for (let from = signing - 1; from >= 0; from -= 1) {
    if (layoutBlocks[from]?.startsPage) {
      return nearest ?? from
    }
    if (layoutBlocks[from - 1]?.keepWithNext) {
      continue
    }
    const along = layoutBlocks.slice(from, signing)
    if (heightWithSignatures(layoutBlocks, from, signing) > room) {
      return nearest
    }
    const height = totalHeight(along)
    if (
      height < minimum.height ||
      countCharacters([...repeatedHead(layoutBlocks[from]), ...along]) < minimum.letters
    ) {
      continue
    }
    nearest ??= from
    if (height > maxWholePiece) {
      return nearest
    }
    if (layoutBlocks[from]?.starts) {
      return from
    }
  }

  return nearest
}

/** Of the text from there on and of what is signed below it. */
function heightWithSignatures(layoutBlocks: LayoutBlock[], from: number, signing: number): number {
  const along = [...repeatedHead(layoutBlocks[from]), ...layoutBlocks.slice(from, signing)]

  return totalHeight(along) + chainHeight(layoutBlocks, signing)
}

/** The head of a table, which is drawn again where a page starts within it. */
function repeatedHead(layoutBlock: LayoutBlock | undefined): LayoutBlock[] {
  return layoutBlock?.head ? [layoutBlock.head] : []
}

/** With the space above each, the first's too: what it really takes is a little less. */
function totalHeight(layoutBlocks: LayoutBlock[]): number {
  return layoutBlocks.reduce((sum, layoutBlock) => sum + layoutBlock.before + layoutBlock.height, 0)
}

function countCharacters(layoutBlocks: LayoutBlock[]): number {
  const items = layoutBlocks.flatMap((layoutBlock) => layoutBlock.items)

  return items.reduce((sum, item) => sum + (item.kind === 'text' ? item.text.length : 0), 0)
}
