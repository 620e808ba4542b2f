import type { Piece } from '../piece.ts'
import { layOutPiece } from './lay-out-piece.ts'
import type { Setting } from './setting.ts'
import type { Slab } from './sheet.ts'

/** The pieces of a form as slabs, each marked where it opens, and kept with what belongs to it. */
export function layOutBody(pieces: Piece[], setting: Setting): Slab[] {
  let indent = 0

  return pieces.flatMap((piece, index) => {
    if (piece.kind === 'section') {
      indent = piece.number ? setting.paper.hanging : 0
    }
    const slabs = layOutPiece(piece, { indent, setting })
    const own = staysAbove(piece, pieces[index + 1], setting) ? keepLast(slabs) : slabs
    return openWith(opensSigning(pieces, index) ? 'signing' : 'piece', own)
  })
}

/** Fields, lists and quoted laws belong to the text before them, and the closing words to what is signed. */
const belongsAbove: ReadonlySet<Piece['kind']> = new Set([
  'fields',
  'initials',
  'inkLines',
  'list',
  'statutory',
])

function staysAbove(piece: Piece, next: Piece | undefined, { groups }: Setting): boolean {
  if (!next || (piece.kind === 'fields' && isSigning(next))) {
    return true
  }
  const together = groups === 'whole' || piece.kind !== 'fields' || next.kind !== 'fields'

  return together && belongsAbove.has(next.kind)
}

/** The heading under which people sign, or the places themselves where they stand under other text. */
function opensSigning(pieces: Piece[], index: number): boolean {
  if (pieces[index]?.kind === 'section') {
    return isSigning(pieces.slice(index + 1).find(({ kind }) => kind !== 'fields'))
  }

  const before = pieces.slice(0, index).findLast(({ kind }) => kind !== 'fields')
  return isSigning(pieces[index]) && before?.kind !== 'section' && !isSigning(before)
}

function isSigning(piece: Piece | undefined): boolean {
  return piece?.kind === 'signatures' || piece?.kind === 'inkLines'
}

function openWith(opens: 'piece' | 'signing', slabs: Slab[]): Slab[] {
  return slabs.map((slab, index) => (index === 0 ? { ...slab, opens } : slab))
}

function keepLast(slabs: Slab[]): Slab[] {
  return slabs.map((slab, index) =>
    index === slabs.length - 1 ? { ...slab, keepWithNext: true } : slab,
  )
}
