import type { FormDefinition } from '../../form-definition.ts'
import { closingWords } from '../closing-words.ts'
import type { Piece } from '../piece.ts'
import { drawFurniture } from './furniture.ts'
import { layOutPiece } from './lay-out-piece.ts'
import { layOutText } from './lay-out-text.ts'
import { hanging, ink, page, styles } from './page-metrics.ts'
import { paginate } from './paginate.ts'
import type { Sheet, Slab } from './sheet.ts'

/** Fields and initials belong to the text before them, and the closing words to what is signed. */
const belongsAbove: ReadonlySet<Piece['kind']> = new Set(['fields', 'initials', 'inkLines'])

/** A form on pages: title, pieces, closing words, and what stands at the head and foot of each page. */
export function layOutForm(definition: FormDefinition, pieces: Piece[]): Sheet[] {
  let indent = 0
  const slabs = [
    ...layOutTitle(definition),
    ...pieces.flatMap((piece, index) => {
      const next = pieces[index + 1]
      if (piece.kind === 'section') {
        indent = piece.number ? hanging : 0
      }
      const own = layOutPiece(piece, { indent })
      return !next || belongsAbove.has(next.kind) ? keepLast(own) : own
    }),
    ...layOutClosing(definition),
  ]

  return paginate(slabs).map((sheet, index) => drawFurniture(definition, sheet, index))
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

function keepLast(slabs: Slab[]): Slab[] {
  return slabs.map((slab, index) =>
    index === slabs.length - 1 ? { ...slab, keepWithNext: true } : slab,
  )
}
