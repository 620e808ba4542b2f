import { renderDocument } from '@countersign/esign/produce'
import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { compileForm } from './compile/compile-form.ts'
import { longestAnswers } from './testing/longest-answers.ts'
import { isOffThePage, overlappingWords, readWords } from './testing/read-words.ts'

const signer = {
  name: 'Maximiliana Featherstonehaugh-Villanueva',
  signedAt: '2026-09-30T22:30:00Z',
  timeZone: 'America/Los_Angeles',
}
const people = { TT1: signer, TT2: signer, TT3: signer, TT4: signer, LLSign: signer }

/** For two residents, and for four where they sign side by side. */
const variants = catalog.flatMap((form) =>
  (form.id === 'pet-addendum' ? [2, 4] : [2]).map((count) => [form.id, count, form] as const),
)

it.each(variants)(
  '%s for %i has space for the longest realistic answers',
  async (_id, count, form) => {
    const template = await compileForm(form, { signerCount: count })
    const answers = longestAnswers(template.fields)
    const { pdf, pages, warnings } = await renderDocument({ template, answers, people })
    const words = readWords(pdf)

    // No answer continues on an extra page, and none is missing a widget.
    expect(warnings).toEqual([])
    expect(pages).toBe(template.pages)
    expect(words.filter(isOffThePage)).toEqual([])
    expect(overlappingWords(words)).toEqual([])
  },
)
