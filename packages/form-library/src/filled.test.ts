import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { renderDocument } from '@countersign/pdf/render/render-document'
import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { compileOnce } from './testing/compile-once.ts'
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
    const template = await compileOnce(form, { signerCount: count })
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

const company = 'Blue Ridge Residential Property Management and Holdings, LLC'
const home =
  '12345 North Martin Luther King Jr Boulevard, Unit 1204B, Rancho Santa Margarita, CA 92688'
const words = 'the carpet by the kitchen door was replaced in March, and its receipt is kept '

it.each(catalog.map((form) => [form.id, form] as const))(
  '%s keeps a company’s name, an address, and 60 letters in any line where they belong',
  async (_id, form) => {
    const template = await compileOnce(form, { signerCount: 2 })
    const answers = { ...longestAnswers(template.fields), ...fillLines(template.fields) }
    const { pdf, pages, warnings } = await renderDocument({ template, answers, people })
    const printed = readWords(pdf)

    expect(warnings).toEqual([])
    expect(pages).toBe(template.pages)
    expect(printed.filter(isOffThePage)).toEqual([])
    expect(overlappingWords(printed)).toEqual([])
  },
)

function fillLines(fields: readonly Field[]): Answers {
  return Object.fromEntries(
    fields.flatMap(({ key, type, maxLength = 60 }) => {
      if (key === 'LLEdit.premises.full') {
        return [[key, home]]
      }
      if (type === 'name') {
        return [[key, company]]
      }
      return type === 'text' ? [[key, words.slice(0, Math.min(maxLength, 60)).trim()]] : []
    }),
  )
}
