import { renderDocument } from '@countersign/esign/produce'
import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { compileForm } from './compile/compile-form.ts'
import { longestAnswers } from './testing/longest-answers.ts'
import { readWords } from './testing/read-words.ts'
import type { WordInPdf } from './testing/read-words.ts'

const signer = {
  name: 'Maximiliana Featherstonehaugh-Villanueva',
  signedAt: '2026-09-30T22:30:00Z',
  timeZone: 'America/Los_Angeles',
}
const people = { TT1: signer, TT2: signer, TT3: signer, TT4: signer, LLSign: signer }

/** For two residents, and where four sign side by side for those too. */
const variants = catalogue.flatMap((form) =>
  (form.id === 'pet-addendum' ? [2, 4] : [2]).map((count) => [form.id, count, form] as const),
)

it.each(variants)(
  '%s for %i has room for the longest answers that people give',
  async (_id, count, form) => {
    const template = await compileForm(form, count)
    const answers = longestAnswers(template.fields)
    const { pdf, pages, warnings } = await renderDocument({ template, answers, people })
    const words = readWords(pdf)

    // Nothing runs over to a continuation sheet, and nothing is without a place.
    expect(warnings).toEqual([])
    expect(pages).toBe(template.pages)
    expect(words.filter(isOffThePage)).toEqual([])
    expect(overlaps(words)).toEqual([])
  },
)

function isOffThePage({ x1, x2, y1, y2 }: WordInPdf): boolean {
  return x1 < 54 || x2 > 558 || y1 < 30 || y2 > 745
}

function overlaps(words: WordInPdf[]): string[] {
  return words.flatMap((a, index) => {
    const onPage = words.slice(index + 1).filter((b) => b.page === a.page)
    return onPage.filter((b) => meet(a, b)).map((b) => `page ${a.page}: ${a.text} and ${b.text}`)
  })
}

/** Boxes are as tall as the font, so lines that are set close touch; their middles never do. */
function meet(a: WordInPdf, b: WordInPdf): boolean {
  const [[aTop, aEnd], [bTop, bEnd]] = [middle(a), middle(b)]

  return aTop < bEnd && bTop < aEnd && a.x1 + 1 < b.x2 && b.x1 + 1 < a.x2
}

function middle({ y1, y2 }: WordInPdf): [number, number] {
  const inset = 0.35 * (y2 - y1)

  return [y1 + inset, y2 - inset]
}
