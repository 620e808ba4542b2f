import type { Paper } from './paper.ts'
import { shift } from './sheet.ts'
import type { Item, Sheet, Slab } from './sheet.ts'

/** Lays slabs on pages: a heading stays with its text, a signature block with what it signs. */
export function paginate(slabs: Slab[], page: Paper): Sheet[] {
  const sheets: Sheet[] = [{ items: [] }]
  let y = page.firstTop
  let empty = true

  slabs.forEach((slab, index) => {
    const needed = slab.before + chainHeight(slabs, index)
    const startsChain = index === 0 || !slabs[index - 1]?.keepWithNext
    const full = startsChain
      ? y + needed > page.bottom
      : y + slab.before + slab.height > page.bottom

    if ((full || slab.startsPage) && !empty) {
      sheets.push({ items: [] })
      y = page.top
      empty = true
      y += put(sheets, slab.head && asArtifact(slab.head), y)
    }
    y += empty ? 0 : slab.before
    y += put(sheets, slab, y)
    empty = slab.height === 0 && empty
  })

  return sheets
}

/** What a page holds. */
export function roomOn({ top, bottom }: Paper): number {
  return bottom - top
}

/** The height of a slab and of all that must stay with it. */
export function chainHeight(slabs: readonly Slab[], start: number): number {
  let height = 0
  for (let index = start; ; index++) {
    const slab = slabs[index]
    if (!slab) {
      return height
    }
    height += (index > start ? slab.before : 0) + slab.height
    if (!slab.keepWithNext) {
      return height
    }
  }
}

function put(sheets: Sheet[], slab: Slab | undefined, y: number): number {
  if (!slab) {
    return 0
  }

  sheets.at(-1)?.items.push(...slab.items.map((item) => shift(item, y)))
  return slab.height
}

/** A head that is repeated says nothing new to a screen reader. */
function asArtifact(slab: Slab): Slab {
  const items = slab.items.map((item): Item =>
    item.kind === 'text' ? { ...item, tag: undefined } : item,
  )

  return { ...slab, items }
}
