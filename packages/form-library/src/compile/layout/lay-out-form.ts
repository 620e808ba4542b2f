import type { FormDefinition } from '../../form-definition.ts'
import { closingWords } from '../closing-words.ts'
import type { Piece } from '../piece.ts'
import { drawFurniture } from './furniture.ts'
import { layOutPiece } from './lay-out-piece.ts'
import { layOutText } from './lay-out-text.ts'
import { hanging, ink, page, styles } from './page-metrics.ts'
import { fitsTogether, paginate } from './paginate.ts'
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
  const slabs = layOutBody(pieces, { textGoesAlong: true })
  const body = fitsTogether(slabs) ? slabs : layOutBody(pieces, { textGoesAlong: false })
  const sheets = paginate([...layOutTitle(definition), ...body, ...layOutClosing(definition)])

  return sheets.map((sheet, index) => drawFurniture(definition, sheet, index))
}

/** Nobody signs a sheet that says nothing of what is signed: the end of the text before goes along. */
function layOutBody(pieces: Piece[], { textGoesAlong }: { textGoesAlong: boolean }): Slab[] {
  let indent = 0

  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1]
    if (piece.kind === 'section') {
      indent = piece.number ? hanging : 0
    }
    const own = layOutPiece(piece, { indent })
    if (textGoesAlong && opensSigning(next, pieces[index + 2])) {
      return keepEnd(own)
    }
    return !next || belongsAbove.has(next.kind) ? keepLast(own) : own
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

/** A heading with nothing but the places to sign below it. */
function opensSigning(piece?: Piece, next?: Piece): boolean {
  return piece?.kind === 'section' && (next?.kind === 'signatures' || next?.kind === 'inkLines')
}

/** Above this height in points, a piece goes with what follows by its last lines only. */
const shortPiece = 84

function keepEnd(slabs: Slab[]): Slab[] {
  const height = slabs.reduce((sum, slab) => sum + slab.before + slab.height, 0)
  if (height <= shortPiece) {
    return slabs.map((slab) => ({ ...slab, keepWithNext: true }))
  }

  // The last rows of a long table say little without the others.
  return slabs.at(-1)?.head ? slabs : keepLast(slabs)
}

function keepLast(slabs: Slab[]): Slab[] {
  return slabs.map((slab, index) =>
    index === slabs.length - 1 ? { ...slab, keepWithNext: true } : slab,
  )
}
