import { renderDocument } from '@countersign/pdf/render/render-document'
import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { compileOnce } from './testing/compile-once.ts'
import { bundles } from './search/bundles.ts'
import { longestAnswers } from './testing/longest-answers.ts'

const longName = 'Abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, 60)
const signer = { name: longName, signedAt: '2026-09-30T22:30:00Z', timeZone: 'America/Los_Angeles' }
const people = { TT1: signer, TT2: signer, TT3: signer, TT4: signer, LLSign: signer }

/** A new lease with all that may go with it, without its certificate: 120 pages, with it, in edition 2026-10. */
const others = [
  'pet-addendum',
  'renters-insurance-addendum',
  'parking-garage-storage-addendum',
  'house-rules-community-policies',
  'keys-and-access-devices-receipt',
  'security-deposit-receipt',
  'move-in-move-out-inspection',
]
const newLease = bundles.find(({ id }) => id === 'new-lease')?.forms ?? []
const leaseForms = newLease.filter(({ states }) => !states)
const ids = [...leaseForms.map(({ formId }) => formId), ...others]
const forms = catalog.filter(({ id, jurisdiction }) => ids.includes(id) && jurisdiction === 'US')
const templates = await Promise.all(forms.map((form) => compileOnce(form, { signerCount: 3 })))

it('a new lease with everything that goes with it has at most 78 pages if every text is at its longest', async () => {
  const pages = await Promise.all(
    templates.map(async (template) => {
      const answers = { ...longestAnswers(template.fields), ...fillTexts(template.fields) }
      return (await renderDocument({ template, answers, people })).pages
    }),
  )

  expect(forms).toHaveLength(19)
  expect(pages.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(78)
})

it('a person’s name of 60 letters without a space never goes to another page', async () => {
  for (const template of templates) {
    const names = template.fields.filter(
      ({ key, type }) => type === 'name' && key !== 'LLSign.company',
    )
    const answers = Object.fromEntries(names.map(({ key }) => [key, longName]))
    const { pages, warnings } = await renderDocument({ template, answers, people })

    expect([template.templateId, pages, warnings]).toEqual([
      template.templateId,
      template.pages,
      [],
    ])
  }
})

/** Not what nobody types: its length is the form's. */
function fillTexts(fields: readonly Field[]): Answers {
  const texts = fields.filter(
    ({ type, textOf }) => (type === 'text' || type === 'longtext') && !textOf,
  )
  return Object.fromEntries(texts.map(({ key, maxLength = 200 }) => [key, write(maxLength)]))
}

function write(length: number): string {
  return 'the carpet by the kitchen door was replaced in March, '.repeat(99).slice(0, length).trim()
}
