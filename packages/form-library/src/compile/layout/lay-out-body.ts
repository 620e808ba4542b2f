import type { Piece } from '../piece.ts'
import { layOutPiece } from './lay-out-piece.ts'
import type { LayoutOptions } from './page-format.ts'
import type { LayoutBlock } from './page.ts'

/** Lays out all pieces, each marked at its start and kept together with what belongs to it. */
export function layOutBody(pieces: Piece[], options: LayoutOptions): LayoutBlock[] {
  let indent = 0

  return pieces.flatMap((piece, index) => {
    if (piece.kind === 'section') {
      indent = piece.number ? options.format.hanging : 0
    }
    const blocks = layOutPiece(piece, { indent, options })
    const own = staysWithNext(piece, pieces[index + 1], options) ? keepLastWithNext(blocks) : blocks
    return markStart(startsSignatures(pieces, index) ? 'signatures' : 'piece', own)
  })
}

/** These stay with the text above them, and the closing text stays with what is signed. */
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

/** True for the heading of the signatures, or for the signatures themselves if they have no heading. */
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

function markStart(opens: 'piece' | 'signatures', blocks: LayoutBlock[]): LayoutBlock[] {
  return blocks.map((block, index) => (index === 0 ? { ...block, starts: opens } : block))
}

function keepLastWithNext(blocks: LayoutBlock[]): LayoutBlock[] {
  return blocks.map((block, index) =>
    index === blocks.length - 1 ? { ...block, keepWithNext: true } : block,
  )
}
