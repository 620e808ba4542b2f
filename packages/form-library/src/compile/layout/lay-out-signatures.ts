import type { Field } from '@countersign/answers'
import type { SignatureBlock } from '@countersign/esign'
import { drawSignerCell, drawSignerRow } from './draw-signer.ts'
import type { LabelOf } from './draw-signer.ts'
import type { Paper } from './paper.ts'
import type { Setting } from './setting.ts'
import type { Slab } from './sheet.ts'

/** A place for each signer. All stay together, and with what they sign, unless they fill a page. */
export function layOutSignatures(
  { blocks, fields }: { blocks: SignatureBlock[]; fields: Field[] },
  { signers, groups, paper }: Setting,
): Slab[] {
  const labels = new Map(fields.map((field) => [field.key, field.label]))
  const labelOf = (key: string) => labels.get(key) ?? ''
  const slabs = layOutBlocks(blocks, signers, { paper, labelOf })
  const together = signers !== 'stacked' || groups === 'whole'

  return slabs.map((slab, index) => ({
    ...slab,
    keepWithNext: together && index < slabs.length - 1,
  }))
}

const gap = 14

function layOutBlocks(
  blocks: SignatureBlock[],
  signers: Setting['signers'],
  { paper, labelOf }: { paper: Paper; labelOf: LabelOf },
): Slab[] {
  const { left: x, right } = paper
  const half = (right - x - gap) / 2

  switch (signers) {
    case 'rows':
      return blocks.map((block) => slabOf([drawSignerRow(block, labelOf, paper)], 8))
    case 'stacked':
      return blocks.map((block) =>
        slabOf([drawSignerCell(block, labelOf, { x, width: right - x, paper })], 12),
      )
    case 'sideBySide':
      return pairsOf(blocks).map(([first, second]) =>
        second
          ? slabOf(
              [
                drawSignerCell(first, labelOf, { x, width: half, paper }),
                drawSignerCell(second, labelOf, { x: x + half + gap, width: half, paper }),
              ],
              12,
            )
          : slabOf([drawSignerRow(first, labelOf, paper)], 10),
      )
  }
}

function slabOf(cells: Pick<Slab, 'height' | 'items'>[], before: number): Slab {
  const height = Math.max(...cells.map((cell) => cell.height))

  return { before, height, keepWithNext: true, items: cells.flatMap((cell) => cell.items) }
}

type Pair = [first: SignatureBlock, second?: SignatureBlock]

function pairsOf(blocks: SignatureBlock[]): Pair[] {
  const [first, second, ...others] = blocks
  if (!first) {
    return []
  }

  return [second ? [first, second] : [first], ...pairsOf(others)]
}
