import { describe, expect, it } from 'vitest'
import { catalog } from '../../../catalog.ts'
import { formWith } from '../../../testing/small-form.ts'
import { fields, paragraph } from '../../../builders/blocks.ts'
import { longtext } from '../../../builders/fields.ts'
import { describeForm } from '../../compile-form.ts'
import { layOutForm } from '../lay-out-form.ts'
import { pageFormats } from '../page-format.ts'
import type { Item, Page } from '../page.ts'

const variants = catalog.flatMap((form) =>
  [1, 2, 3, 4].map((count) => [form.id, count, form] as const),
)

it.each(variants)(
  '%s for %i has some of its own text on each page with signatures',
  (_id, n, form) => {
    const { pieces } = describeForm(form, { signerCount: n })
    const asked = pieces.flatMap((piece) => (piece.kind === 'signatures' ? [piece.text] : []))
    const above = layOutForm(form, pieces).flatMap(textAboveSignatures)
    const own = above.map((words) => asked.reduce((rest, text) => rest.split(text)[0] ?? '', words))

    expect(own.filter((words) => words.replaceAll(' ', '').length < 12)).toEqual([])
  },
)

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

/** The text above the first signature of a page, without its heading; empty on a page without one. */
function textAboveSignatures({ items }: Page): string[] {
  const signature = items.find((item) => isSignature(item) || isInkSignature(item))
  if (!signature || signature.kind === 'rule') {
    return []
  }

  const texts = items.filter((item) => item.kind === 'text')
  const above = texts.filter(({ y }) => y > pageFormats.standard.runningHead && y < signature.y)
  const heading = above.findLast(({ tag }) => tag?.type === 'H2')?.tag
  const words = above.filter(({ tag }) => !heading || tag !== heading).map(({ text }) => text)
  return [words.join(' ').replace(/\s+/g, ' ')]
}

function isSignature(item: Item): item is Extract<Item, { kind: 'widget' }> {
  return item.kind === 'widget' && /\.signature(__|$)/.test(item.name)
}

function isInkSignature(item: Item): boolean {
  return item.kind === 'text' && item.text.startsWith('Signature of')
}
