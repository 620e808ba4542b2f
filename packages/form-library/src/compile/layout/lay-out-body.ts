import type { Piece } from '../piece.ts'
import { layOutPiece } from './lay-out-piece.ts'
import type { LayoutOptions } from './page-format.ts'
import type { LayoutBlock } from './page.ts'

/** The pieces of a form as layoutBlocks, each marked where it opens, and kept with what belongs to it. */
export function layOutBody(pieces: Piece[], setting: LayoutOptions): LayoutBlock[] {
  let indent = 0

  return pieces.flatMap((piece, index) => {
    if (piece.kind === 'section') {
      indent = piece.number ? setting.format.hanging : 0
    }
    const layoutBlocks = layOutPiece(piece, { indent, setting })
    const own = staysWithNext(piece, pieces[index + 1], setting)
      ? keepLastWithNext(layoutBlocks)
      : layoutBlocks
    return markStart(startsSignatures(pieces, index) ? 'signing' : 'piece', own)
  })
}

/** Fields, lists and quoted laws belong to the text before them, and the closing words to what is signed. */
const keptWithPrevious: ReadonlySet<Piece['kind']> = new Set([
  'fields',
  'initials',
  'inkLines',
  'list',
  'statutory',
])

function staysWithNext(piece: Piece, next: Piece | undefined, { groups }: LayoutOptions): boolean {
  if (!next || (piece.kind === 'fields' && isSignatureArea(next))) {
    return true
  }
  const together = groups === 'whole' || piece.kind !== 'fields' || next.kind !== 'fields'

  return together && keptWithPrevious.has(next.kind)
}

/** The heading under which people sign, or the places themselves where they stand under other text. */
function startsSignatures(pieces: Piece[], index: number): boolean {
  if (pieces[index]?.kind === 'section') {
    return isSignatureArea(pieces.slice(index + 1).find(({ kind }) => kind !== 'fields'))
  }

  const before = pieces.slice(0, index).findLast(({ kind }) => kind !== 'fields')
  return isSignatureArea(pieces[index]) && before?.kind !== 'section' && !isSignatureArea(before)
}

function isSignatureArea(piece: Piece | undefined): boolean {
  return piece?.kind === 'signatures' || piece?.kind === 'inkLines'
}

function markStart(opens: 'piece' | 'signing', layoutBlocks: LayoutBlock[]): LayoutBlock[] {
  return layoutBlocks.map((layoutBlock, index) =>
    index === 0 ? { ...layoutBlock, starts: opens } : layoutBlock,
  )
}

function keepLastWithNext(layoutBlocks: LayoutBlock[]): LayoutBlock[] {
  return layoutBlocks.map((layoutBlock, index) =>
    index === layoutBlocks.length - 1 ? { ...layoutBlock, keepWithNext: true } : layoutBlock,
  )
}
