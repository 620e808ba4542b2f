import type { SignatureBlock } from '@countersign/esign'
import { drawSignerLine } from './draw-signer-line.ts'
import { textBlock } from './lay-out-text.ts'
import type { Column, Paper } from './paper.ts'
import type { Item, Slab } from './sheet.ts'

/** What a screen reader says of a field, by its key. */
export type LabelOf = (key: string) => string

type Drawn = Pick<Slab, 'height' | 'items'>

/** Below the signer's name in the document: the room for a signature, and for a line of print. */
const signing = { y: 12, height: 38 }
const printing = { y: 31, height: 19 }
const captions = { signature: 'Signature', name: 'Printed name', date: 'Date' }

/** Signature, printed name and date in one row of a page that is wide enough. */
export function drawSignerRow(block: SignatureBlock, labelOf: LabelOf, paper: Paper): Drawn {
  const [signature, name, date] = rowOf(paper)
  const field = (key: string) => ({ key, label: labelOf(key) })
  const items = [
    ...drawHeading(block.label, { ...signature, width: paper.right - paper.left }),
    ...line(signature, signing, captions.signature, field(block.signatureKey)),
    ...line(name, printing, captions.name, field(block.nameKey)),
    ...line(date, printing, captions.date, field(block.dateKey)),
    ...block.otherKeys.flatMap((key, index) =>
      line(name, nextLine(paper, index), 'Title', field(key)),
    ),
  ]

  return { items, height: nextLine(paper, block.otherKeys.length).y }
}

const dateWidth = 92
const gap = 14

/** Signature and date, the name below them, and below that what else the signer is asked for. */
export function drawSignerCell(block: SignatureBlock, labelOf: LabelOf, at: Column): Drawn {
  const field = (key: string) => ({ key, label: labelOf(key) })
  const signature = { ...at, width: at.width - dateWidth - gap }
  const date = { ...at, x: at.x + at.width - dateWidth, width: dateWidth }
  const printed = [
    { key: block.nameKey, caption: captions.name },
    ...block.otherKeys.map((key) => ({ key, caption: 'Title' })),
  ]
  const items = [
    ...drawHeading(block.label, at),
    ...line(signature, signing, captions.signature, field(block.signatureKey)),
    ...line(date, printing, captions.date, field(block.dateKey)),
    ...printed.flatMap(({ key, caption }, index) =>
      line(at, nextLine(at.paper, index), caption, field(key)),
    ),
  ]

  return { items, height: nextLine(at.paper, printed.length).y }
}

/** A signer's lines for pen and ink. */
export function drawInkLines(inkCaptions: readonly [string, string, string], paper: Paper): Drawn {
  const [first, second, third] = inkCaptions
  const whole = { x: paper.left, width: paper.right - paper.left, paper }
  if (paper.print === 'large') {
    const date = { ...whole, x: paper.right - dateWidth, width: dateWidth }
    const name = { ...whole, width: whole.width - dateWidth - gap }
    const below = nextLine(paper, 0)
    const items = [
      ...line(whole, signing, first),
      ...line(name, below, second),
      ...line(date, below, third),
    ]
    return { items, height: nextLine(paper, 1).y + paper.styles.label.leading }
  }

  const [signature, name, date] = rowOf(paper)
  const items = [
    ...line(signature, signing, first),
    ...line(name, printing, second),
    ...line(date, printing, third),
  ]
  return { items, height: nextLine(paper, 0).y }
}

function rowOf(paper: Paper): [signature: Column, name: Column, date: Column] {
  const { left } = paper

  return [
    { x: left, width: 206, paper },
    { x: left + 218, width: 154, paper },
    { x: left + 384, width: 102, paper },
  ]
}

function line(
  column: Column,
  room: { y: number; height: number },
  caption: string,
  field?: { key: string; label: string },
): Item[] {
  return drawSignerLine({ ...column, ...room, caption, ...(field && { field }) })
}

/** The room of a further line of print, so many below the signature's caption. */
function nextLine({ styles }: Paper, index: number): { y: number; height: number } {
  const { leading } = styles.label
  const { height } = printing

  return { y: signing.y + signing.height + 2 + leading + index * (height + 2 + leading), height }
}

function drawHeading(label: string, { x, width, paper }: Column): Item[] {
  const style = paper.styles.tableTitle

  return textBlock(label, { style, x, width, y: 0, tag: { type: 'P' } }).items
}
