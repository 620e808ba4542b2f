import { PDF } from '@libpdf/core'
import type { PdfRef } from '@libpdf/core'
import { expect, test } from 'vitest'
import { makeTemplate } from '../../testing/make-template.ts'
import {
  checkStructure,
  extractStructure,
  extractText,
  readPdfInfo,
} from '../../testing/pdf-tools.ts'
import { renderDocument } from '../render/render-document.ts'
import { mergeAhead, mergeInSteps } from './merge-in-steps.ts'
import type { OpenedDocument } from './merge-documents.ts'

const certificate = await drawn('Certificate')
const startedAt = new Date('2027-03-01T02:00:00Z')
/** How often the last document was drawn. */
let draws = 0

test('the last document follows the others, with footers, bookmarks and tags for all', async () => {
  const pdf = await merge([await drawn('Lease'), await drawn('Pets')])
  const words = extractStructure(pdf)
  const text = extractText(pdf)
  const places = ['Lease', 'Pets', 'Certificate'].map((title) =>
    words.indexOf(`Signer of ${title}`),
  )
  const loaded = await PDF.load(pdf)

  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  expect([1, 2, 3].map((page) => text.includes(`Packet p-1 · Page ${page} of 3`))).toEqual([
    true,
    true,
    true,
  ])
  expect(words.match(/^ *Part/gm)).toHaveLength(3)
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(readBookmarks(loaded)).toEqual(['Lease', 'Pets', 'Certificate'])
  expect(readPdfInfo(pdf)).toMatch(/Title: +Łódź Street/)
  expect(readPdfInfo(pdf)).toMatch(/Tagged: +yes/)
  expect(loaded.getPageCount()).toBe(3)
})

test('the time at which the documents are merged is not in the file', async () => {
  const dates = (await merge([await drawn('Lease')])).toString('latin1').match(/Date \(D:\d{6}/g)

  expect(new Set(dates)).toEqual(new Set(['Date (D:202703']))
})

test('a last document alone is a file, too', async () => {
  const pdf = await merge([])

  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  expect(extractText(pdf)).toContain('Packet p-1 · Page 1 of 1')
})

test.each([
  { ahead: ['Lease', 'Pets'], merged: ['Lease', 'Pets'], isUsed: true },
  { ahead: ['Lease', 'Pets'], merged: ['Pets', 'Lease'] },
  { ahead: ['Lease', 'Pets'], merged: ['Lease'] },
  { ahead: ['Lease'], merged: ['Lease', 'Pets'] },
  { ahead: ['Lease'], merged: ['Lease'], hash: 'another' },
])('$ahead merged before make the same file of $merged', async (example) => {
  const { ahead, merged, hash, isUsed = false } = example
  const lease = await drawn('Lease')
  const pets = await drawn('Pets')
  const pick = (titles: string[]) =>
    titles.flatMap((title) => [lease, pets].filter((document) => document.title === title))
  const expected = await merge(pick(merged))

  await mergeAhead(inputOf(pick(ahead), hash))
  const before = draws
  expect((await merge(pick(merged))).equals(expected)).toBe(true)
  expect(draws - before).toBe(isUsed ? 0 : 1)
  expect((await merge(pick(merged))).equals(expected)).toBe(true)
})

test('a document that was merged before under another title has its new title', async () => {
  const lease = await drawn('Lease')
  await mergeAhead(inputOf([lease]))
  const pdf = await merge([{ ...lease, title: 'Lease of Maria' }])

  expect(readBookmarks(await PDF.load(pdf))).toEqual(['Lease of Maria', 'Certificate'])
})

function inputOf(documents: OpenedDocument[], hash = 'certificate') {
  const draw = () => {
    draws += 1
    return { pdf: certificate.pdf, late: [] }
  }
  return { documents, packetId: 'p-1', startedAt, last: { title: certificate.title, hash, draw } }
}

async function merge(documents: OpenedDocument[]): Promise<Buffer> {
  const merged = await mergeInSteps({
    ...inputOf(documents),
    writeLate: () => undefined,
    title: 'Łódź Street',
    language: 'en-US',
    createdAt: new Date('2027-03-03T02:00:00Z'),
  })

  return Buffer.from(await merged.save({ incremental: true }))
}

async function drawn(title: string): Promise<OpenedDocument> {
  const template = await makeTemplate({ formId: 'form', title, signerCount: 1 })
  const { pdf } = await renderDocument({
    template,
    answers: { 'TT1.name': `Signer of ${title}` },
  })

  return { title, pdf: await PDF.load(pdf) }
}

function readBookmarks(pdf: PDF): string[] {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const titles: string[] = []
  let item = pdf.getCatalog().getDict('Outlines', resolve)?.getDict('First', resolve)
  while (item) {
    titles.push(item.getString('Title')?.asString() ?? '')
    item = item.getDict('Next', resolve)
  }

  return titles
}
