import { expect, test } from 'vitest'
import { PDF } from '@libpdf/core'
import type { Field } from '@countersign/answers/field'
import { checkStructure, extractText } from '../testing/pdf-tools.ts'
import { makeTemplate } from '../testing/make-template.ts'
import { openTemplate } from './open-template.ts'
import { renderDocument } from '../render/render-document.ts'
import { saveDocument } from './save-document.ts'

const note: Field = {
  key: 'LLEdit.note',
  role: 'LLEdit',
  type: 'text',
  label: 'Note',
  required: false,
  scope: 'form',
}
const template = await makeTemplate({
  formId: 'kept',
  title: 'Kept',
  signerCount: 1,
  fields: [note],
})

test('drawing on a form does not change the next copy of it', async () => {
  const answers = { 'LLEdit.note': 'Quiet after ten' }
  const first = await renderDocument({ template, answers })
  const next = await renderDocument({ template, answers: {} })

  expect(extractText(first.pdf)).toContain('Quiet after ten')
  expect(extractText(next.pdf)).not.toContain('Quiet after ten')
  expect(checkStructure(next.pdf)).toContain('No syntax or stream encoding errors')
})

test('a cached form is the same, byte for byte, as one that is parsed again', async () => {
  const other = await makeTemplate({ formId: 'fresh', title: 'Fresh', signerCount: 1 })
  const fresh = await saveDocument(await touched(other.pdf))
  const again = await saveDocument(await touched(other.pdf))

  expect(Buffer.from(again).equals(fresh)).toBe(true)
})

test('a large file is not cached and opens all the same', async () => {
  const pdf = await PDF.load(template.pdf)
  pdf.addAttachment(
    'ballast',
    new Uint8Array(1_100_000).map((_, index) => (index * 7919) % 251),
  )
  const large = await pdf.save({ compressStreams: false })
  const opened = await openTemplate(large)

  expect(large.length).toBeGreaterThan(1_000_000)
  expect(opened.getPageCount()).toBe(template.pages)
  expect(opened.hasAttachment('ballast')).toBe(true)
})

/** Without a change, saving would return the original bytes. */
async function touched(bytes: Uint8Array): Promise<PDF> {
  const pdf = await openTemplate(bytes)
  pdf.setTitle('Touched')
  return pdf
}
