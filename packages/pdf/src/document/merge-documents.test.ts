import { expect, test } from 'vitest'
import { checkStructure, readPdfInfo, extractStructure, extractText } from '../testing/pdf-tools.ts'
import { makeTemplate } from '../testing/make-template.ts'
import { mergeDocuments } from './merge-documents.ts'
import { renderDocument } from '../render/render-document.ts'

test('documents are merged in order, each page with its number in the footer', async () => {
  const merged = await mergeDocuments(await input())
  const text = extractText(merged.pdf)

  expect(text.indexOf('Residential Lease')).toBeLessThan(text.indexOf('Pet Addendum'))
  expect(merged.pages).toBe(2)
  expect(text).toContain('Page 1 of 2')
  expect(text).toContain('Page 2 of 2')
  expect(checkStructure(merged.pdf)).toContain('No syntax or stream encoding errors')
})

test('the merged file is titled and tagged, in reading order across documents', async () => {
  const { pdf } = await mergeDocuments(await input())
  const words = extractStructure(pdf)

  expect(readPdfInfo(pdf)).toMatch(/Title: +Łódź Street/)
  expect(readPdfInfo(pdf)).toMatch(/Tagged: +yes/)
  expect(words.match(/^ *Part/gm)).toHaveLength(2)
  expect(words.indexOf('Residential Lease')).toBeGreaterThan(0)
  expect(words.indexOf('Maria of the lease')).toBeGreaterThan(words.indexOf('Residential Lease'))
  expect(words.indexOf('Pet Addendum')).toBeGreaterThan(words.indexOf('Maria of the lease'))
  expect(words.indexOf('Maria of the pets')).toBeGreaterThan(words.indexOf('Pet Addendum'))
})

test('a page’s footer is not read by screen readers', async () => {
  const { pdf } = await mergeDocuments(await input())

  expect(extractStructure(pdf)).not.toContain('Page 1 of 2')
})

test('the same documents give the same bytes', async () => {
  const [first, second] = [await mergeDocuments(await input()), await mergeDocuments(await input())]

  expect(Buffer.from(first.pdf).equals(second.pdf)).toBe(true)
})

async function input() {
  return {
    documents: [
      { title: 'Residential Lease', pdf: await drawn('Residential Lease', 'Maria of the lease') },
      { title: 'Pet Addendum', pdf: await drawn('Pet Addendum', 'Maria of the pets') },
    ],
    packetId: 'p-1',
    title: 'Łódź Street',
    language: 'en-US',
    createdAt: new Date('2027-03-03T02:00:00Z'),
  }
}

async function drawn(title: string, name: string): Promise<Uint8Array> {
  const template = await makeTemplate({ formId: 'form', title, signerCount: 1 })
  return (await renderDocument({ template, answers: { 'TT1.name': name } })).pdf
}
