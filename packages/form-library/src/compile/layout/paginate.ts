import type { PageFormat } from './page-format.ts'
import { shift, type Item, type Page, type LayoutBlock } from './page.ts'

/** Lays layoutBlocks on pages: a heading stays with its text, a signature block with what it signs. */
export function paginate(layoutBlocks: LayoutBlock[], page: PageFormat): Page[] {
  const pages: Page[] = [{ items: [] }]
  let y = page.firstTop
  let empty = true

  layoutBlocks.forEach((layoutBlock, index) => {
    const needed = layoutBlock.before + chainHeight(layoutBlocks, index)
    const startsChain = index === 0 || !layoutBlocks[index - 1]?.keepWithNext
    const full = startsChain
      ? y + needed > page.bottom
      : y + layoutBlock.before + layoutBlock.height > page.bottom

    if ((full || layoutBlock.startsPage) && !empty) {
      pages.push({ items: [] })
      y = page.top
      empty = true
      y += append(pages, layoutBlock.head && asArtifact(layoutBlock.head), y)
    }
    y += empty ? 0 : layoutBlock.before
    y += append(pages, layoutBlock, y)
    empty = layoutBlock.height === 0 && empty
  })

  return pages
}

/** What a page holds. */
export function contentHeight({ top, bottom }: PageFormat): number {
  return bottom - top
}

/** The height of a layoutBlock and of all that must stay with it. */
export function chainHeight(layoutBlocks: readonly LayoutBlock[], start: number): number {
  let height = 0
  for (let index = start; ; index++) {
    const layoutBlock = layoutBlocks[index]
    if (!layoutBlock) {
      return height
    }
    height += (index > start ? layoutBlock.before : 0) + layoutBlock.height
    if (!layoutBlock.keepWithNext) {
      return height
    }
  }
}

function append(pages: Page[], layoutBlock: LayoutBlock | undefined, y: number): number {
  if (!layoutBlock) {
    return 0
  }

  pages.at(-1)?.items.push(...layoutBlock.items.map((item) => shift(item, y)))
  return layoutBlock.height
}

/** A head that is repeated says nothing new to a screen reader. */
function asArtifact(layoutBlock: LayoutBlock): LayoutBlock {
  const items = layoutBlock.items.map((item): Item =>
    item.kind === 'text' ? { ...item, tag: undefined } : item,
  )

  return { ...layoutBlock, items }
}
