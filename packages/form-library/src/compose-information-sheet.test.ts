import { describe, expect, it, test } from 'vitest'
import { isSignable } from '@countersign/contract/rules/form-rules'
import { catalog } from './catalog.ts'
import { compileForm, describeForm } from './compile/compile-form.ts'
import { createFormLibrary } from './library.ts'
import { inspectAll } from './testing/read-pdf.ts'
import { listTexts } from './translations/translate-form.ts'

const printed = catalog.filter(({ deliveryClass }) => !isSignable(deliveryClass))

test('a form that residents sign online has no information sheet', async () => {
  const library = createFormLibrary()

  expect(await library.find('pet-addendum@2026-12/k1-es')).toBeUndefined()
})

test('the printed forms are translated', () => {
  const untranslated = printed.flatMap((form) =>
    listTexts(form)
      .filter(({ spanish }) => spanish === undefined)
      .map(({ key }) => `${form.id} ${key}`),
  )

  // A changed text stands in English until somebody translates it; `npm run translations` lists it.
  expect(untranslated.length).toBeLessThan(40)
})

describe.each(printed.map((form) => [form.id, form] as const))(
  'the information sheet of %s',
  (_id, form) => {
    const { template } = describeForm(form, { signerCount: 2, language: 'es' })

    it('says first, in both languages, that the English form is the one that counts', () => {
      const [, spanish, english] = template.reading.flatMap((node) =>
        node.kind === 'paragraph' ? [node.text] : [],
      )

      expect(spanish).toMatch(
        /^(\*\*)?Traducción para información\. El .+ en inglés es el que cuenta/,
      )
      expect(english).toMatch(/^(\*\*)?Translation for information\. The English .+ counts/)
      expect(template.language).toBe('es')
    })

    it('has nothing to sign, and only fields of the English form', () => {
      const fields = describeForm(form, { signerCount: 2 }).template.fields.map(({ key }) => key)

      expect(template.reading.filter(({ kind }) => kind === 'signatures')).toEqual([])
      expect(fields).toEqual(expect.arrayContaining(template.fields.map(({ key }) => key)))
    })

    it('is a valid PDF', async () => {
      const { pdf } = await compileForm(form, { signerCount: 4, language: 'es' })

      expect(inspectAll([pdf])).toMatchObject([{}])
    })
  },
)
