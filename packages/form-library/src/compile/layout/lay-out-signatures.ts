import type { Field } from '@countersign/answers'
import type { SignatureBlock } from '@countersign/esign'
import { drawSignerCell, drawSignerRow, type GetLabel } from './draw-signer.ts'
import type { PageFormat, LayoutOptions } from './page-format.ts'
import type { LayoutBlock } from './page.ts'

/** A place for each signer. All stay together, and with what they sign, unless they fill a page. */
export function layOutSignatures(
  { blocks, fields }: { blocks: SignatureBlock[]; fields: Field[] },
  { signers, groups, format }: LayoutOptions,
): LayoutBlock[] {
  const labels = new Map(fields.map((field) => [field.key, field.label]))
  const labelOf = (key: string) => labels.get(key) ?? ''
  const layoutBlocks = layOutBlocks(blocks, signers, { format, labelOf })
  const together = signers !== 'stacked' || groups === 'whole'

  return layoutBlocks.map((layoutBlock, index) => ({
    ...layoutBlock,
    keepWithNext: together && index < layoutBlocks.length - 1,
  }))
}

const gap = 14

function layOutBlocks(
  blocks: SignatureBlock[],
  signers: LayoutOptions['signers'],
  { format, labelOf }: { format: PageFormat; labelOf: GetLabel },
): LayoutBlock[] {
  const { left: x, right } = format
  const half = (right - x - gap) / 2

  switch (signers) {
    case 'rows':
      return blocks.map((block) => toLayoutBlock([drawSignerRow(block, labelOf, format)], 8))
    case 'stacked':
      return blocks.map((block) =>
        toLayoutBlock([drawSignerCell(block, labelOf, { x, width: right - x, format })], 12),
      )
    case 'sideBySide':
      return toPairs(blocks).map(([first, second]) =>
        second
          ? toLayoutBlock(
              [
                drawSignerCell(first, labelOf, { x, width: half, format }),
                drawSignerCell(second, labelOf, { x: x + half + gap, width: half, format }),
              ],
              12,
            )
          : toLayoutBlock([drawSignerRow(first, labelOf, format)], 10),
      )
  }
}

function toLayoutBlock(
  cells: Pick<LayoutBlock, 'height' | 'items'>[],
  before: number,
): LayoutBlock {
  const height = Math.max(...cells.map((cell) => cell.height))

  return { before, height, keepWithNext: true, items: cells.flatMap((cell) => cell.items) }
}

type Pair = [first: SignatureBlock, second?: SignatureBlock]

function toPairs(blocks: SignatureBlock[]): Pair[] {
  const [first, second, ...others] = blocks
  if (!first) {
    return []
  }

  return [second ? [first, second] : [first], ...toPairs(others)]
}
