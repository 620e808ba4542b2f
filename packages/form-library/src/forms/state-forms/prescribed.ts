import type { Block } from '../../form-definition.ts'
import { statutory } from '../../builders/blocks.ts'
import type { PrescribedText } from '../../states/prescribed-texts.ts'

/** A prescribed text as a block, in at least the type that the law requires. */
export function prescribed({ citation, text, points, bold }: PrescribedText): Block {
  return statutory(citation, text, {
    ...(points !== undefined && { points }),
    ...(bold && { bold }),
  })
}
