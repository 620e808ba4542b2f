import type { Block, FieldSpec } from '../../form-definition.ts'
import { statutory } from '../../builders/blocks.ts'
import type { PrescribedText } from '../../states/prescribed-text.ts'

/** The law’s own boxes and blanks: “( )”, “☐” and a line. */
const places = /\( \)|☐|_{3,}/g

/** A prescribed text as a block, in at least the type that the law requires. */
export function prescribed({ citation, text, points, bold }: PrescribedText): Block {
  return statutory(citation, text, {
    ...(points !== undefined && { points }),
    ...(bold && { bold }),
  })
}

/**
 * A prescribed text whose own boxes and blanks are fields: `marks` are their keys in the order of the text,
 * `key=value` for the box of one choice.
 */
export function prescribedForm(
  prescribedText: PrescribedText,
  blanks: readonly FieldSpec[],
  marks: readonly string[],
): Block {
  const { citation, text, points } = prescribedText
  const rest = [...marks]
  const filled = text.replace(places, () => `[[${rest.shift() ?? ''}]]`)
  if (rest.length > 0 || filled.includes('[[]]')) {
    throw new Error(`${citation} has another number of boxes than ${marks.length}.`)
  }

  return statutory(citation, filled, { blanks, ...(points !== undefined && { points }) })
}
