import type { FormDefinition } from '../../form-definition.ts'
import { closingWords } from '../closing-words.ts'
import type { Piece } from '../piece.ts'
import { drawFurniture } from './furniture.ts'
import { keepSigningWhole } from './keep-signing-whole.ts'
import { layOutPiece } from './lay-out-piece.ts'

import { layOutText } from './lay-out-text.ts'
import { hanging, ink, page, styles } from './page-metrics.ts'
import { paginate } from './paginate.ts'
import { signersStand } from './setting.ts'
import type { Setting } from './setting.ts'
import type { Sheet, Slab } from './sheet.ts'

/** Fields, lists and quoted laws belong to the text before them, and the closing words to what is signed. */
const belongsAbove: ReadonlySet<Piece['kind']> = new Set([
  'fields',
  'initials',
  'inkLines',
  'list',
  'statutory',
])

/** A form on pages: title, pieces, closing words, and what stands at the head and foot of each page. */
export function layOutForm(definition: FormDefinition, pieces: Piece[]): Sheet[] {
  const sheets =
    layOutWith('whole', definition, pieces) ??
    layOutWith('split', definition, pieces) ??
    paginate(layOutAll(definition, pieces, { signers: 'rows', groups: 'whole' }))

  return sheets.map((sheet, index) => drawFurniture(definition, sheet, index))
}

/** Signers stand in rows; side by side where that takes fewer pages, or where rows leave no room for text. */
function layOutWith(
  groups: Setting['groups'],
  definition: FormDefinition,
  pieces: Piece[],
): Sheet[] | undefined {
  const [rows, sideBySide] = signersStand.map((signers) => {
    const kept = keepSigningWhole(layOutAll(definition, pieces, { signers, groups }))
    return kept && paginate(kept)
  })

  return rows && sideBySide && rows.length > sideBySide.length ? sideBySide : (rows ?? sideBySide)
}

function layOutAll(definition: FormDefinition, pieces: Piece[], setting: Setting): Slab[] {
  return [...layOutTitle(definition), ...layOutBody(pieces, setting), ...layOutClosing(definition)]
}

function layOutBody(pieces: Piece[], setting: Setting): Slab[] {
  let indent = 0

  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1]
    if (piece.kind === 'section') {
      indent = piece.number ? hanging : 0
    }
    const slabs = layOutPiece(piece, { indent, setting })
    const own = staysAbove(piece, next, setting) ? keepLast(slabs) : slabs
    return openWith(opensSigning(pieces, index) ? 'signing' : 'piece', own)
  })
}

function layOutTitle(definition: FormDefinition): Slab[] {
  const column = { x: page.left, width: page.right - page.left }
  const line = (y: number) => ({
    kind: 'rule' as const,
    x1: page.left,
    y1: y,
    x2: page.right,
    y2: y,
    weight: 0.9,
    color: ink.text,
  })

  return [
    ...layOutText(definition.category.toUpperCase(), {
      ...column,
      style: styles.eyebrow,
      tag: { type: 'P' },
      before: 0,
      keepWithNext: true,
    }),
    ...layOutText(definition.title, {
      ...column,
      style: styles.title,
      tag: { type: 'H1' },
      before: 3,
      keepWithNext: true,
    }),
    ...layOutText(definition.description, {
      ...column,
      style: styles.subtitle,
      tag: { type: 'P' },
      before: 3,
      keepWithNext: true,
    }),
    { before: 7, height: 3, keepWithNext: true, items: [line(1)] },
  ]
}

function layOutClosing(definition: FormDefinition): Slab[] {
  return closingWords(definition).flatMap((text, index) =>
    layOutText(text, {
      style: styles.note,
      x: page.left,
      width: page.right - page.left,
      tag: { type: 'P' },
      before: index === 0 ? 18 : 4,
      keepWithNext: index === 0,
    }),
  )
}

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

function openWith(opens: Slab['opens'], slabs: Slab[]): Slab[] {
  return slabs.map((slab, index) => (index === 0 && opens ? { ...slab, opens } : slab))
}

function keepLast(slabs: Slab[]): Slab[] {
  return slabs.map((slab, index) =>
    index === slabs.length - 1 ? { ...slab, keepWithNext: true } : slab,
  )
}
