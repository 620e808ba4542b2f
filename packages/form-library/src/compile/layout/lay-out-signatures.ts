import type { Field, SignatureBlock } from '@countersign/esign'
import { drawSignerLine } from './draw-signer-line.ts'
import { textBlock } from './lay-out-text.ts'
import { page, styles } from './page-metrics.ts'
import type { Setting } from './setting.ts'
import type { Item, Slab } from './sheet.ts'

const pageWidth = page.right - page.left
const columns = [
  { x: page.left, width: 206 },
  { x: page.left + 218, width: 154 },
  { x: page.left + 384, width: 102 },
] as const
const captions = ['Signature', 'Printed name', 'Date'] as const
/** Height of what a signature, and what a line of print, takes with its caption. */
const tall = 50
const low = 31

/** A place for each signer. All stay together, and with what they sign. */
export function layOutSignatures(
  { blocks, fields }: { blocks: SignatureBlock[]; fields: Field[] },
  signers: Setting['signers'],
): Slab[] {
  const labels = new Map(fields.map((field) => [field.key, field.label]))
  const labelOf = (key: string) => labels.get(key) ?? ''
  const slabs =
    signers === 'rows'
      ? blocks.flatMap((block) => layOutRow(block, labelOf))
      : pairsOf(blocks).flatMap((pair) => layOutPair(pair, labelOf))

  return slabs.map((slab, index) => ({ ...slab, keepWithNext: index < slabs.length - 1 }))
}

/** A signer's lines for pen and ink. */
export function layOutInkLines(inkCaptions: readonly [string, string, string]): Slab {
  const items = columns.flatMap((column, index) =>
    drawSignerLine({ ...column, y: 12, height: tall - 12, caption: inkCaptions[index] ?? '' }),
  )

  return { before: 8, height: 62, keepWithNext: false, items }
}

type LabelOf = (key: string) => string

function layOutRow(block: SignatureBlock, labelOf: LabelOf): Slab[] {
  const keys = [block.signatureKey, block.nameKey, block.dateKey]
  const lines = columns.flatMap((column, index) => {
    const field = { key: keys[index] ?? '', label: labelOf(keys[index] ?? '') }
    const room = index === 0 ? { y: 12, height: tall - 12 } : { y: 31, height: 19 }
    return drawSignerLine({ ...column, ...room, caption: captions[index] ?? '', field })
  })
  const others = block.otherKeys.map((key): Slab => {
    const field = { key, label: labelOf(key) }
    const items = drawSignerLine({ ...columns[1], y: 0, height: 19, caption: 'Title', field })
    return { before: 0, height: low, keepWithNext: true, items }
  })

  return [
    {
      before: 8,
      height: 62,
      keepWithNext: true,
      items: [...drawHeading(block.label, { x: page.left, width: pageWidth }), ...lines],
    },
    ...others,
  ]
}

const gap = 14
const half = (pageWidth - gap) / 2
const dateWidth = 92

/** Two signers side by side; one who is left over has the whole row. */
function layOutPair([first, second]: SignatureBlock[], labelOf: LabelOf): Slab[] {
  if (!first || !second) {
    return first ? layOutRow(first, labelOf) : []
  }

  const cells = [
    drawCell(first, page.left, labelOf),
    drawCell(second, page.left + half + gap, labelOf),
  ]
  const height = Math.max(...cells.map((cell) => cell.height))
  const items = cells.flatMap((cell) => cell.items)
  return [{ before: 14, height, keepWithNext: true, items }]
}

/** Signature and date, the name below them, and below that what else the signer is asked for. */
function drawCell(block: SignatureBlock, x: number, labelOf: LabelOf) {
  const field = (key: string) => ({ key, label: labelOf(key) })
  const [signature, name, date] = captions
  const signing = { x, width: half - dateWidth - gap, y: 12, height: tall - 12 }
  const dated = { x: x + half - dateWidth, width: dateWidth, y: 31, height: 19 }
  const printed = [
    { key: block.nameKey, caption: name },
    ...block.otherKeys.map((key) => ({ key, caption: 'Title' })),
  ]
  const items: Item[] = [
    ...drawHeading(block.label, { x, width: half }),
    ...drawSignerLine({ ...signing, caption: signature, field: field(block.signatureKey) }),
    ...drawSignerLine({ ...dated, caption: date, field: field(block.dateKey) }),
    ...printed.flatMap(({ key, caption }, index) => {
      const at = { x, width: half, y: 62 + index * low, height: 19 }
      return drawSignerLine({ ...at, caption, field: field(key) })
    }),
  ]

  return { items, height: 62 + printed.length * low }
}

function drawHeading(label: string, at: { x: number; width: number }): Item[] {
  return textBlock(label, { style: styles.tableTitle, ...at, y: 0, tag: { type: 'P' } }).items
}

function pairsOf(blocks: SignatureBlock[]): SignatureBlock[][] {
  return blocks.flatMap((_, index) => (index % 2 === 0 ? [blocks.slice(index, index + 2)] : []))
}
