import type { Field } from '@countersign/answers/field'
import type { SignatureBlock } from '@countersign/pdf/template'
import { drawSignerCell, drawSignerRow, type GetLabel } from './draw-signer.ts'
import type { PageFormat, LayoutOptions } from '../page-format.ts'
import type { LayoutBlock } from '../page.ts'

/** All signature blocks of a form, kept on one page unless they fill it. */
export function layOutSignatures(
  { blocks, fields }: { blocks: SignatureBlock[]; fields: Field[] },
  { signers, groups, format }: LayoutOptions,
): LayoutBlock[] {
  const labels = new Map(fields.map((field) => [field.key, field.label]))
  const getLabel = (key: string) => labels.get(key) ?? ''
  const layoutBlocks = layOutBlocks(blocks, signers, { format, getLabel })
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
  { format, getLabel }: { format: PageFormat; getLabel: GetLabel },
): LayoutBlock[] {
  const { left: x, right } = format
  const half = (right - x - gap) / 2

  switch (signers) {
    case 'rows':
      return blocks.map((block) => toLayoutBlock([drawSignerRow(block, getLabel, format)], 6))
    case 'stacked':
      return blocks.map((block) =>
        toLayoutBlock([drawSignerCell(block, getLabel, { x, width: right - x, format })], 12),
      )
    case 'sideBySide':
      return toPairs(blocks).map(([first, second]) =>
        second
          ? toLayoutBlock(
              [
                drawSignerCell(first, getLabel, { x, width: half, format }),
                drawSignerCell(second, getLabel, { x: x + half + gap, width: half, format }),
              ],
              8,
            )
          : toLayoutBlock([drawSignerRow(first, getLabel, format)], 6),
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
