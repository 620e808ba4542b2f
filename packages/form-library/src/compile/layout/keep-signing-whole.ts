import { chainHeight, roomOn } from './paginate.ts'
import type { Paper } from './paper.ts'
import type { Slab } from './sheet.ts'

/** What goes along says at least so much: in points, and in characters. */
const enough = { height: 40, letters: 16 }
/** Up to this height in points a piece goes along whole; of a longer one, its last lines do. */
const wholePiece = 160

/**
 * Nobody signs a sheet that says nothing of what is signed: the end of the text before each signature
 * block goes along to its page. `undefined` where the two do not fit on one page.
 */
export function keepSigningWhole(slabs: readonly Slab[], paper: Paper): Slab[] | undefined {
  const room = roomOn(paper)
  const kept = [...slabs]
  for (const [index, slab] of slabs.entries()) {
    if (slab.opens !== 'signing') {
      continue
    }
    const from = whereToStart(kept, index, room)
    if (from === undefined) {
      return undefined
    }
    kept.splice(from, index - from, ...kept.slice(from, index).map(withNext))
  }

  return kept
}

function withNext(slab: Slab): Slab {
  return { ...slab, keepWithNext: true }
}

/** The slab from which all stays together, up to the last place to sign. */
function whereToStart(slabs: Slab[], signing: number, room: number): number | undefined {
  let nearest: number | undefined
  for (let from = signing - 1; from >= 0; from -= 1) {
    if (slabs[from]?.startsPage) {
      return nearest ?? from
    }
    if (slabs[from - 1]?.keepWithNext) {
      continue
    }
    const along = slabs.slice(from, signing)
    if (heightWith(slabs, from, signing) > room) {
      return nearest
    }
    const height = heightOf(along)
    if (
      height < enough.height ||
      lettersIn([...repeated(slabs[from]), ...along]) < enough.letters
    ) {
      continue
    }
    nearest ??= from
    if (height > wholePiece) {
      return nearest
    }
    if (slabs[from]?.opens) {
      return from
    }
  }

  return nearest
}

/** Of the text from there on and of what is signed below it. */
function heightWith(slabs: Slab[], from: number, signing: number): number {
  const along = [...repeated(slabs[from]), ...slabs.slice(from, signing)]

  return heightOf(along) + chainHeight(slabs, signing)
}

/** The head of a table, which is drawn again where a page starts within it. */
function repeated(slab: Slab | undefined): Slab[] {
  return slab?.head ? [slab.head] : []
}

/** With the space above each, the first's too: what it really takes is a little less. */
function heightOf(slabs: Slab[]): number {
  return slabs.reduce((sum, slab) => sum + slab.before + slab.height, 0)
}

function lettersIn(slabs: Slab[]): number {
  const items = slabs.flatMap((slab) => slab.items)

  return items.reduce((sum, item) => sum + (item.kind === 'text' ? item.text.length : 0), 0)
}
