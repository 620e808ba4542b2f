import { renderDocument } from '@countersign/pdf/render/render-document'
import { describe, expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { describeForm } from './compile/compile-form.ts'
import { compileOnce } from './testing/compile-once.ts'
import { layOutForm } from './compile/layout/lay-out-form.ts'
import { createFormLibrary } from './library.ts'
import { longestAnswers } from './testing/longest-answers.ts'
import { isOnPage, overlaps, widgetNames } from './testing/widget-names.ts'
import { findMissingText } from './testing/printed-texts.ts'
import { footers, joinLines, inspectAll, readWidgets } from './testing/read-pdf.ts'
import { isOffThePage, overlappingWords, readWords } from './testing/read-words.ts'

const forms = catalog.map((form) => [form.id, form] as const)
const signer = {
  name: 'Maximiliana Featherstonehaugh-Villanueva',
  signedAt: '2026-09-30T22:30:00Z',
  timeZone: 'America/Los_Angeles',
}
const people = { TT1: signer, TT2: signer, LLSign: signer }

describe.each(forms)('%s in large print', (_id, form) => {
  it('has no text smaller than 18 points, for any number of signers', () => {
    const sizes = [1, 4].flatMap((count) =>
      layOutForm(form, describeForm(form, { signerCount: count }).pieces, 'large')
        .flatMap((sheet) => sheet.items)
        .flatMap((item) => (item.kind === 'text' ? [item.size] : [])),
    )

    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18)
  })

  it('has the same text and fields as in standard print, in a valid PDF', async () => {
    const [standard, made] = [
      describeForm(form, { signerCount: 2 }).template,
      await compileOnce(form, { signerCount: 2, print: 'large' }),
    ]
    const widgets = await readWidgets(made.pdf)
    const [inspection] = inspectAll([made.pdf])
    const headersAndFooters = [form.title, `Edition ${form.edition}`, ...footers(made.pages)]

    expect([made.fields, made.reading]).toEqual([standard.fields, standard.reading])
    expect([...new Set(widgets.map(({ name }) => name))].sort()).toEqual(
      made.fields.flatMap(widgetNames).sort(),
    )
    expect(widgets.filter((widget) => !isOnPage(widget))).toEqual([])
    expect(overlaps(widgets)).toEqual([])
    expect(
      findMissingText(made.reading, joinLines(inspection?.text ?? '', headersAndFooters)),
    ).toBeUndefined()
    expect(inspection?.check).toContain('No syntax or stream encoding errors')
  })

  it('has space for the longest realistic answers in large print', async () => {
    const template = await compileOnce(form, { signerCount: 2, print: 'large' })
    const answers = longestAnswers(template.fields)
    const { pdf, pages, warnings } = await renderDocument({ template, answers, people })
    const words = readWords(pdf)

    expect(warnings).toEqual([])
    expect(pages).toBe(template.pages)
    expect(words.filter(isOffThePage)).toEqual([])
    expect(overlappingWords(words)).toEqual([])
    const name = words.filter(({ text }) => text.startsWith('Featherstonehaugh'))
    // Answers are at least four fifths of 18 points; a font's box is a little taller than its size.
    expect(Math.max(...name.map(({ y1, y2 }) => y2 - y1))).toBeGreaterThan(14.4)
  })
})

describe('a template in large print', () => {
  it('is found by the id of the standard one with a suffix', async () => {
    const library = createFormLibrary({ definitions: catalog.slice(0, 1) })
    const [id = ''] = Object.values(library.forms()[0]?.documentTemplateIds ?? {})

    expect(await library.find(`${id}-huge`)).toBeUndefined()
    expect(await library.find(`${id}-large`)).toMatchObject({
      templateId: `${id}-large`,
      textSize: 18,
    })
    expect((await library.find(id))?.textSize).toBeUndefined()
  })
})
