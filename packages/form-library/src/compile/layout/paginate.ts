import type { PageFormat } from './page-format.ts'
import { shift, type Item, type Page, type LayoutBlock } from './page.ts'

/**
 * Distributes blocks over pages and honors `keepWithNext`. Pages before a forced page break are filled only
 * up to `filling`, so that the last of them need not be half empty.
 */
export function paginate(blocks: LayoutBlock[], page: PageFormat, filling = 1): Page[] {
  const forced = blocks.findLastIndex(({ startsPage }) => startsPage)
  const pages: Page[] = [{ items: [] }]
  let y = page.firstTop
  let empty = true

  blocks.forEach((block, index) => {
    const needed = block.before + chainHeight(blocks, index)
    const bottom = index < forced ? page.top + contentHeight(page) * filling : page.bottom
    const startsChain = index === 0 || !blocks[index - 1]?.keepWithNext
    const full = startsChain ? y + needed > bottom : y + block.before + block.height > bottom

    if ((full || block.startsPage) && !empty) {
      pages.push({ items: [] })
      y = page.top
      empty = true
      y += append(pages, block.head && asArtifact(block.head), y)
    }
    y += empty ? 0 : block.before
    y += append(pages, block, y)
    empty = block.height === 0 && empty
  })

  return pages
}

export function contentHeight({ top, bottom }: PageFormat): number {
  return bottom - top
}

/** The height of a block and of all that must stay on its page. */
export function chainHeight(blocks: readonly LayoutBlock[], start: number): number {
  let height = 0
  for (let index = start; ; index++) {
    const block = blocks[index]
    if (!block) {
      return height
    }
    height += (index > start ? block.before : 0) + block.height
    if (!block.keepWithNext) {
      return height
    }
  }
}

function append(pages: Page[], block: LayoutBlock | undefined, y: number): number {
  if (!block) {
    return 0
  }

  pages.at(-1)?.items.push(...block.items.map((item) => shift(item, y)))
  return block.height
}

/** Screen readers skip the repeated header of a table. */
function asArtifact(block: LayoutBlock): LayoutBlock {
  const items = block.items.map((item): Item =>
    item.kind === 'text' ? { ...item, tag: undefined } : item,
  )

  return { ...block, items }
}
