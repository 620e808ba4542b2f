import type { SignatureBlock } from '@countersign/pdf/template'
import { drawSignerLine } from './draw-signer-line.ts'
import { textBlock } from '../text/lay-out-text.ts'
import type { Column, PageFormat } from '../page-format.ts'
import type { Item, LayoutBlock } from '../page.ts'

/** The accessible name of a field, by its key. */
export type GetLabel = (key: string) => string

type Drawn = Pick<LayoutBlock, 'height' | 'items'>

/** Position and height below the signer's heading: for a signature, and for a line of text. */
const signatureArea = { y: 11, height: 34 }
const textArea = { y: 27, height: 18 }
const captions = { signature: 'Signature', name: 'Printed name', date: 'Date' }

/** Under the owner's name: the title, and whom the signature binds. */
function getCaption(key: string): string {
  return key.endsWith('.company') ? 'Signing for' : 'Title'
}

export function drawSignerRow(
  block: SignatureBlock,
  getLabel: GetLabel,
  format: PageFormat,
): Drawn {
  const [signature, name, date] = signerColumns(format)
  const field = (key: string) => ({ key, label: getLabel(key) })
  const items = [
    ...drawHeading(block.label, { ...signature, width: format.right - format.left }),
    ...drawLine(signature, signatureArea, captions.signature, field(block.signatureKey)),
    ...drawLine(name, textArea, captions.name, field(block.nameKey)),
    ...drawLine(date, textArea, captions.date, field(block.dateKey)),
    ...toPairs(block.otherKeys).flatMap((pair, index) =>
      pair.flatMap((key, place) =>
        drawLine(
          place === 0 ? name : signature,
          nextTextArea(format, index),
          getCaption(key),
          field(key),
        ),
      ),
    ),
  ]

  return { items, height: nextTextArea(format, Math.ceil(block.otherKeys.length / 2)).y }
}

const dateWidth = 92
const gap = 14

export function drawSignerCell(block: SignatureBlock, getLabel: GetLabel, at: Column): Drawn {
  const field = (key: string) => ({ key, label: getLabel(key) })
  const signature = { ...at, width: at.width - dateWidth - gap }
  const date = { ...at, x: at.x + at.width - dateWidth, width: dateWidth }
  const half = (at.width - gap) / 2
  const others = toPairs(block.otherKeys)
  const items = [
    ...drawHeading(block.label, at),
    ...drawLine(signature, signatureArea, captions.signature, field(block.signatureKey)),
    ...drawLine(date, textArea, captions.date, field(block.dateKey)),
    ...drawLine(at, nextTextArea(at.format, 0), captions.name, field(block.nameKey)),
    ...others.flatMap((pair, index) =>
      pair.flatMap((key, place) =>
        drawLine(
          { ...at, x: at.x + place * (half + gap), width: half },
          nextTextArea(at.format, index + 1),
          getCaption(key),
          field(key),
        ),
      ),
    ),
  ]

  return { items, height: nextTextArea(at.format, 1 + others.length).y }
}

function toPairs([first, second, ...others]: readonly string[]): string[][] {
  if (first === undefined) {
    return []
  }

  return [second === undefined ? [first] : [first, second], ...toPairs(others)]
}

export function drawInkLines(
  inkCaptions: readonly [string, string, string],
  format: PageFormat,
): Drawn {
  const [first, second, third] = inkCaptions
  const whole = { x: format.left, width: format.right - format.left, format }
  if (format.print === 'large') {
    const date = { ...whole, x: format.right - dateWidth, width: dateWidth }
    const name = { ...whole, width: whole.width - dateWidth - gap }
    const below = nextTextArea(format, 0)
    const items = [
      ...drawLine(whole, signatureArea, first),
      ...drawLine(name, below, second),
      ...drawLine(date, below, third),
    ]
    return { items, height: nextTextArea(format, 1).y + format.styles.label.leading }
  }

  const [signature, name, date] = signerColumns(format)
  const items = [
    ...drawLine(signature, signatureArea, first),
    ...drawLine(name, textArea, second),
    ...drawLine(date, textArea, third),
  ]
  return { items, height: nextTextArea(format, 0).y }
}

function signerColumns(format: PageFormat): [signature: Column, name: Column, date: Column] {
  const { left } = format

  return [
    { x: left, width: 206, format },
    { x: left + 218, width: 172, format },
    { x: left + 402, width: 102, format },
  ]
}

function drawLine(
  column: Column,
  area: { y: number; height: number },
  caption: string,
  field?: { key: string; label: string },
): Item[] {
  return drawSignerLine({ ...column, ...area, caption, ...(field && { field }) })
}

/** The area of the text line that is `index` lines below the signature's caption. */
function nextTextArea({ styles }: PageFormat, index: number): { y: number; height: number } {
  const { leading } = styles.label
  const { height } = textArea

  return {
    y: signatureArea.y + signatureArea.height + 2 + leading + index * (height + 2 + leading),
    height,
  }
}

function drawHeading(label: string, { x, width, format }: Column): Item[] {
  const style = format.styles.tableTitle

  return textBlock(label, { style, x, width, y: 0, tag: { type: 'P' } }).items
}
