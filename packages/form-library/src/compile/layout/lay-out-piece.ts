import { listPrinted, type Piece } from '../piece.ts'
import { layOutFields } from './fields/lay-out-fields.ts'
import { layOutInitials } from './signatures/lay-out-initials.ts'
import { drawInkLines } from './signatures/draw-signer.ts'
import { layOutSignatures } from './signatures/lay-out-signatures.ts'
import { measureBlanks } from './text/blank.ts'
import { breakLines } from './text/break-lines.ts'
import { computeBaseline, layOutText, withTrailingSpace, textItems } from './text/lay-out-text.ts'
import {
  colors,
  type Column,
  type PageFormat,
  type TextStyle,
  type LayoutOptions,
} from './page-format.ts'
import type { Item, LayoutBlock, Tag } from './page.ts'

/** Lays out one piece, top to bottom. `indent` is the width of the margin for clause numbers. */
export function layOutPiece(
  piece: Piece,
  { indent, options }: { indent: number; options: LayoutOptions },
): LayoutBlock[] {
  const { format } = options
  const { styles } = format
  const whole = { x: format.left, width: format.right - format.left, format }
  const column = { x: whole.x + indent, width: whole.width - indent, format }

  switch (piece.kind) {
    case 'section':
      return layOutHeading(piece, format)
    case 'clause':
      return layOutClause(piece, column)
    case 'paragraph':
      return layOutText(piece.text, {
        ...column,
        style: styles.body,
        tag: { type: 'P' },
        before: 6,
        blanks: piece.blanks && measureBlanks(piece.blanks, column),
      })
    case 'note':
      return layOutText(piece.text, {
        ...column,
        style: styles.note,
        tag: { type: 'P' },
        before: 6,
      })
    case 'list':
      return layOutList(piece, column)
    case 'statutory':
      return layOutStatutory(piece, column)
    case 'facts':
      return piece.rows.flatMap((row) =>
        layOutText(`**${row.label}:** ${row.text}`, {
          ...column,
          style: styles.body,
          tag: { type: 'P' },
          before: 4,
        }),
      )
    case 'fields':
      return layOutFields(listPrinted(piece.layouts), column, options.groups)
    case 'initials':
      return [layOutInitials(piece.label, piece.fields, format)]
    case 'signatures':
      return [
        ...layOutText(piece.text, {
          ...whole,
          style: styles.body,
          tag: { type: 'P' },
          before: 6,
          keepWithNext: true,
        }),
        ...layOutSignatures(piece, options),
      ]
    case 'newPage':
      return [{ before: 0, height: 0, keepWithNext: true, items: [], startsPage: true }]
    case 'inkLines':
      return [{ before: 8, keepWithNext: false, ...drawInkLines(piece.captions, format) }]
  }
}

function layOutHeading(
  piece: { number?: string; title: string },
  format: PageFormat,
): LayoutBlock[] {
  const { left, right, hanging, styles } = format
  const tag: Tag = { type: 'H2' }
  const lead = piece.number
    ? drawLead(`${piece.number}.`, styles.section, { x: left, beside: styles.section, tag })
    : []
  const indent = piece.number ? hanging : 0

  return layOutText(piece.title, {
    style: styles.section,
    x: left + indent,
    width: right - left - indent,
    tag,
    before: 13,
    keepWithNext: true,
    lead,
  })
}

function layOutClause(
  piece: { number: string; title: string; text: string },
  column: Column,
): LayoutBlock[] {
  const { left, styles } = column.format
  const tag: Tag = { type: 'P' }

  return layOutText(`**${piece.title}.** ${piece.text}`, {
    ...column,
    style: styles.body,
    tag,
    before: 4,
    lead: drawLead(piece.number, styles.number, { x: left, beside: styles.body, tag }),
  })
}

function layOutList(piece: Extract<Piece, { kind: 'list' }>, column: Column): LayoutBlock[] {
  const { styles } = column.format
  const list: Tag = { type: 'L' }
  const width = column.width - 16
  const blanks = piece.blanks && measureBlanks(piece.blanks, { ...column, width })

  return piece.items.flatMap((text, index) => {
    const tag: Tag = { type: 'LI', parent: list }
    const mark = piece.ordered ? `${index + 1}.` : '•'
    return layOutText(text, {
      x: column.x + 16,
      width,
      blanks,
      style: styles.body,
      tag,
      before: index === 0 ? 5 : 3,
      lead: drawLead(mark, styles.body, { x: column.x + 2, beside: styles.body, tag }),
    })
  })
}

/** In lines: a shorter text of a law stays on one page. */
const longestWhole = 14

/** Statutory text is indented beside a vertical line, with its citation below. */
function layOutStatutory(
  piece: Extract<Piece, { kind: 'statutory' }>,
  column: Column,
): LayoutBlock[] {
  const { styles, scale } = column.format
  const size = Math.max(styles.statutory.size, (piece.points ?? 0) / scale)
  const leading = styles.statutory.leading * (size / styles.statutory.size)
  const font = piece.bold ? styles.statutory.bold : styles.statutory.font
  const tag: Tag = { type: 'BlockQuote' }
  const inside = { x: column.x + 14, width: column.width - 28, tag }
  const blanks = piece.blanks && measureBlanks(piece.blanks, { ...column, ...inside })
  const beside = (height: number): Item[] => [
    {
      kind: 'rule',
      x1: column.x + 3,
      y1: 0,
      x2: column.x + 3,
      y2: height,
      weight: 1.6,
      color: colors.text,
    },
  ]
  const paragraphs = piece.text.split('\n')
  const lay = (keepWhole: boolean) =>
    paragraphs.flatMap((paragraph, index) =>
      layOutText(paragraph, {
        ...inside,
        style: { ...styles.statutory, font, size, leading },
        before: index === 0 ? 10 : 3,
        beside,
        blanks,
        keepWithNext: keepWhole || index === paragraphs.length - 1,
      }),
    )
  const whole = lay(true)
  // A whole form of the law is longer than a page.
  const text = whole.length > longestWhole ? lay(false) : whole
  const citation = layOutText(piece.citation, { ...inside, style: styles.note, before: 0, beside })

  return [...text, ...citation]
}

function drawLead(
  text: string,
  style: TextStyle,
  at: { x: number; beside: TextStyle; tag: Tag },
): Item[] {
  const [line] = breakLines(text, style, Infinity)

  return line
    ? textItems(withTrailingSpace(line), { ...at, style, y: computeBaseline(at.beside) })
    : []
}
