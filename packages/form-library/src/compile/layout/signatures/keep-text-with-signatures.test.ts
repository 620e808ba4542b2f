import { describe, expect, it } from 'vitest'
import { formWith } from '../../../testing/small-form.ts'
import { fields, paragraph } from '../../../builders/blocks.ts'
import { longtext } from '../../../builders/fields.ts'
import { describeForm } from '../../compile-form.ts'
import { layOutForm } from '../lay-out-form.ts'
import { isSignature, textAboveSignatures } from '../../../testing/text-above-signatures.ts'

describe('a signature block', () => {
  it('moves the end of the text to its page if the text would fill the page before', () => {
    const words = 'What is agreed appears here and nowhere else. '.repeat(11)
    const form = formWith(...Array.from({ length: 9 }, () => paragraph(words)))
    const [before, signed] = layOutForm(form, describeForm(form, { signerCount: 3 }).pieces).slice(
      -2,
    )

    expect(textAboveSignatures(before ?? { items: [] })).toEqual([])
    expect(textAboveSignatures(signed ?? { items: [] })[0]).toContain(
      'appears here and nowhere else.',
    )
  })

  it('is placed beside another one if rows leave no space for the box above', () => {
    const box = longtext('LLEdit.story', 'What happened, told in full', { lines: 16 })
    const form = formWith(paragraph('Tell it here. '.repeat(120)), fields(box))
    const signed = layOutForm(form, describeForm(form, { signerCount: 4 }).pieces).at(-1)
    const levels = signed?.items.filter(isSignature).map(({ y }) => Math.round(y)) ?? []

    expect(levels).toHaveLength(5)
    expect(new Set(levels).size).toBe(3)
  })
})
