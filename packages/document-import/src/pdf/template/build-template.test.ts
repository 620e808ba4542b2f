import { PDF } from '@libpdf/core'
import { beforeAll, expect, test } from 'vitest'
import { smallPdf } from '@countersign/pdf/testing/write-pdf'
import { mergeDocuments } from '@countersign/pdf/document/merge-documents'
import { renderDocument } from '@countersign/pdf/render/render-document'
import type { Template } from '@countersign/pdf/template'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import {
  checkStructure,
  measureInk,
  extractStructure,
  extractText,
  extractTextInRect,
} from '@countersign/pdf/testing/pdf-tools'
import { restructurePage } from '@countersign/pdf/testing/restructure-page'
import { readText } from '../read-text/read-text.ts'
import { makePdfTemplate } from './build-template.ts'
import { preparePdf } from '../prepare/prepare-pdf.ts'
import type { PdfPlace, PreparedPdf } from '../prepared-pdf.ts'

let prepared: PreparedPdf
beforeAll(async () => {
  prepared = await preparePdf(await createLandlordPdf())
})

function make(
  signerCount: number,
  places: readonly PdfPlace[] = prepared.places,
  { pdf, pages }: PreparedPdf = prepared,
): Promise<Template> {
  return makePdfTemplate({
    templateId: `own@1/k${signerCount}`,
    formId: 'own',
    title: 'Garage lease',
    description: '',
    edition: '1',
    signerCount,
    pdf,
    pages,
    places,
  })
}

const listKeys = ({ fields }: Template) => fields.map(({ key }) => key)

const place = (id: string, more: Partial<PdfPlace> = {}): PdfPlace => ({
  id,
  role: 'TT1',
  type: 'signature',
  label: id,
  required: false,
  page: 0,
  rect: { x: 72, y: 300, width: 120, height: 24 },
  ...more,
})

test('the same places give the same bytes', async () => {
  expect((await make(2)).sha256).toBe((await make(2)).sha256)
})

test('keys name the role and do not depend on the number of residents', async () => {
  expect(listKeys(await make(1))).toEqual([
    'LLEdit.rent.monthly',
    'LLEdit.f2',
    'TT1.name',
    'TT1.signature',
    'TT1.signedDate',
    'LLSign.signature',
  ])
  expect(listKeys(await make(2)).slice(0, 6)).toEqual(listKeys(await make(1)))
})

test('places of residents who are not in the packet are left out', async () => {
  const second = place('second', { role: 'TT2', rect: { x: 300, y: 400, width: 120, height: 24 } })
  const template = await make(1, [...prepared.places, second])

  expect(listKeys(template).some((key) => key.startsWith('TT2'))).toBe(false)
  expect(template.pages).toBe(1)
})

test('residents without a signature place sign on an added page, and one may sign twice', async () => {
  const { pages, fields, reading } = await make(3)
  expect(pages).toBe(2)
  expect(fields.filter(({ type }) => type === 'signature').map(({ key }) => key)).toEqual([
    'TT1.signature',
    'LLSign.signature',
    'TT2.signature',
    'TT3.signature',
  ])
  expect(reading.at(-1)).toMatchObject({
    kind: 'signatures',
    blocks: [{ role: 'TT2' }, { role: 'TT3' }],
  })

  const twice = await make(1, [place('first'), place('again')])
  expect(twice.fields.map(({ key, required }) => [key, required])).toEqual([
    ['TT1.signature', true],
    ['TT1.signature:2', false],
  ])
})

test('a form that only the owner signs asks no resident', async () => {
  const template = await make(2, [place('owner', { role: 'LLSign' })])

  expect(listKeys(template)).toEqual(['LLSign.signature'])
  expect(template.pages).toBe(1)
})

test('facts about the rental unit are prefilled for the owner, and asked of residents', async () => {
  const labelled = (label: string, role: PdfPlace['role'] = 'LLEdit') =>
    place(label, { label, role, type: 'text' })
  const { fields } = await make(1, [
    labelled('Premises:'),
    labelled('Unit #'),
    labelled('Zip Code'),
    labelled('Street', 'TT1'),
    labelled('Forwarding address'),
    place('sign'),
  ])

  expect(fields.map(({ prefill }) => prefill)).toEqual([
    'premises.full',
    'unit.name',
    'property.zip',
    undefined,
    undefined,
    undefined,
  ])
})

test('an answer in two places is one field, drawn in both', async () => {
  const text = { role: 'LLEdit', type: 'text', answer: 'premises' } as const
  const low = { x: 72, y: 200, width: 120, height: 24 }
  const template = await make(1, [
    place('here', text),
    place('there', { ...text, rect: low, required: true }),
    place('sign', { rect: { ...low, x: 300 } }),
  ])
  expect(template.fields[0]).toMatchObject({ key: 'LLEdit.f1', required: true })

  const { pdf } = await renderDocument({ template, answers: { 'LLEdit.f1': '412 Maple' } })
  for (const top of [792 - 324, 792 - 224]) {
    expect(extractTextInRect(pdf, 1, { x: 72, y: top, width: 120, height: 24 })).toBe('412 Maple')
  }
})

test('a dollar sign already on the page is not repeated', async () => {
  const data = 'BT /F1 11 Tf 72 700 Td (The tenant pays $__________ for water.) Tj ET'
  const flat = await preparePdf(smallPdf({ content: { dict: '', data } }))
  const money = { role: 'LLEdit', type: 'money' } as const
  const template = await make(
    1,
    [...flat.places, place('deposit', money), place('sign', { rect: lower })],
    flat,
  )
  const { pdf } = await renderDocument({
    template,
    answers: { 'LLEdit.f1': 125_000, 'LLEdit.f2': 60_000 },
  })

  expect(extractText(pdf)).not.toMatch(/\$\s*\$/)
  expect(extractTextInRect(pdf, 1, { x: 150, y: 75, width: 120, height: 20 })).toContain('1,250.00')
  expect(extractTextInRect(pdf, 1, { x: 72, y: 792 - 324, width: 120, height: 24 })).toBe('$600.00')
})

const lower = { x: 72, y: 100, width: 120, height: 24 }

test('a date that does not fit with its month is written in digits', async () => {
  const narrow = { x: 72, y: 300, width: 62, height: 12 }
  const template = await make(1, [
    place('sign', { rect: { ...narrow, y: 400, width: 120, height: 24 } }),
    place('day', { type: 'signedDate', rect: narrow }),
  ])
  const { pdf } = await renderDocument({
    template,
    answers: { 'TT1.signedDate': '2027-03-03T02:00:00.000Z' },
    people: { TT1: { name: 'Maria Lopez', timeZone: 'America/New_York' } },
  })

  expect(extractTextInRect(pdf, 1, { ...narrow, y: 792 - 312 })).toBe('3/2/2027 EST')
})

test('the reading view has the fields after the text they belong to', async () => {
  const { reading } = await make(1)
  const at = reading.findIndex((node) => node.kind === 'paragraph' && /rent is/.test(node.text))

  expect(reading[at]).toMatchObject({ text: 'The monthly rent is dollars, due on the first.' })
  expect(reading[at + 1]).toEqual({ kind: 'fields', keys: ['LLEdit.rent.monthly'] })
  const asked = reading.flatMap((node) => (node.kind === 'fields' ? node.keys : []))
  expect(asked.toSorted()).toEqual(listKeys(await make(1)).toSorted())
})

test('a page that is an image says so, and is a figure for screen readers', async () => {
  const [page] = prepared.pages
  const scanned = { ...prepared, pages: page ? [{ ...page, paragraphs: [] }] : [] }
  const template = await make(1, prepared.places, scanned)

  expect(template.reading).toContainEqual({
    kind: 'paragraph',
    text: 'This page is an image. Open the PDF to read it.',
  })
  expect(extractStructure(template.pdf)).toMatch(/Figure/)
})

test('answers are drawn in the right position for every way to store a page', async () => {
  const answers = {
    'LLEdit.rent.monthly': 125_000,
    'TT1.signature': { kind: 'typed', text: 'Maria' },
  } as const
  for (const way of [
    { rotate: 90, offset: [30, -40] as const },
    { rotate: 180 },
    { rotate: 270 },
  ]) {
    const stored = await preparePdf(await restructurePage(await createLandlordPdf(), way))
    const template = await make(1, stored.places, stored)
    const { pdf } = await renderDocument({ template, answers })

    expect(extractTextInRect(pdf, 1, { x: 180, y: 150, width: 100, height: 18 })).toBe('$1,250.00')
    expect(measureInk(pdf, 1, { x: 76, y: 120, width: 210, height: 28 })).toBeGreaterThan(0.01)
    expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  }
})

test('the packet’s footer does not overlap text on the page', async () => {
  const low = place('low', {
    type: 'text',
    role: 'LLEdit',
    rect: { x: 200, y: 25, width: 200, height: 14 },
  })
  const template = await make(1, [...prepared.places, low])
  const { pdf: drawn } = await renderDocument({ template, answers: {} })
  const { pdf } = await mergeDocuments({
    documents: [{ title: 'Garage lease', pdf: drawn }],
    packetId: 'p-1',
    title: 'Packet',
    language: 'en-US',
    createdAt: new Date('2026-11-20T00:00:00Z'),
  })

  expect(extractTextInRect(pdf, 1, { x: 100, y: 752, width: 400, height: 14 })).toBe('')
  expect(extractTextInRect(pdf, 1, { x: 100, y: 770, width: 400, height: 14 })).toMatch(
    /Page 1 of 1/,
  )
})

test('a place that shows an answer of the packet is the field that the library shares', async () => {
  const { fields } = await make(1, [
    place('sign'),
    place('rent', { role: 'LLEdit', type: 'money', label: 'Rent', answer: 'packet-rent' }),
    place('again', {
      role: 'LLEdit',
      type: 'money',
      label: 'Rent',
      answer: 'packet-rent',
      rect: { x: 72, y: 100, width: 120, height: 24 },
    }),
    place('other', {
      role: 'TT1',
      type: 'text',
      label: 'Note',
      answer: 'packet-county',
      rect: { x: 72, y: 60, width: 120, height: 24 },
    }),
  ])

  expect(fields.filter(({ role }) => role === 'LLEdit')).toMatchObject([
    {
      key: 'LLEdit.rent.monthly',
      type: 'money',
      scope: 'packet',
      carriedFrom: 'LLEdit.rent.monthly',
    },
  ])
  expect(fields.some(({ key }) => key === 'LLEdit.premises.county')).toBe(false)
})

const boxes = { width: 12, height: 12 }
const term = {
  type: 'choice',
  role: 'LLEdit',
  label: 'Term',
  answer: 'term',
  options: ['Month to month', 'Month to month!', 'Year'],
} as const satisfies Partial<PdfPlace>

test('a choice prints its words, or marks the box of what was chosen', async () => {
  const template = await make(1, [
    place('sign'),
    place('list', { ...term, answer: 'list', rect: { x: 72, y: 500, width: 200, height: 18 } }),
    ...term.options.map((option, index) =>
      place(`box-${index}`, { ...term, option, rect: { x: 72, y: 440 - 20 * index, ...boxes } }),
    ),
  ])
  const [list, radio] = template.fields.filter(({ role }) => role === 'LLEdit')
  expect(list).toMatchObject({ type: 'select', key: 'LLEdit.f2' })
  expect(radio).toMatchObject({
    type: 'radio',
    key: 'LLEdit.f3',
    options: [
      { value: 'month-to-month', label: 'Month to month' },
      { value: 'month-to-month-2', label: 'Month to month!' },
      { value: 'year', label: 'Year' },
    ],
  })

  const { pdf, warnings } = await renderDocument({
    template,
    answers: { 'LLEdit.f2': 'year', 'LLEdit.f3': 'month-to-month-2' },
  })
  expect(warnings).toEqual([])
  expect(extractText(pdf)).toContain('Year')
  checkStructure(pdf)
})

test('a condition names the field that decides by its key', async () => {
  const when = (id: string, showWhen: PdfPlace['showWhen'], y: number) =>
    place(id, {
      type: 'text',
      role: 'LLEdit',
      showWhen,
      rect: { x: 300, y, width: 90, height: 18 },
    })
  const template = await make(1, [
    place('sign'),
    place('box', { type: 'checkbox', role: 'LLEdit', rect: { x: 72, y: 500, ...boxes } }),
    place('list', { ...term, answer: 'list', rect: { x: 72, y: 460, width: 200, height: 18 } }),
    when('checked', { place: 'box', is: 'checked' }, 500),
    when('unchecked', { place: 'box', is: 'unchecked' }, 470),
    when('year', { place: 'list', is: 'Year' }, 440),
  ])
  expect(template.fields.flatMap(({ showIf }) => showIf ?? [])).toEqual([
    { key: 'LLEdit.f2', in: [true] },
    { key: 'LLEdit.f2', in: [false], unanswered: true },
    { key: 'LLEdit.f3', in: ['year'] },
  ])
})

test('of an upload that still has its hidden layers, the reading view has the words that are printed', async () => {
  const say = (text: string, y: number) => `BT /F1 12 Tf 72 ${y} Td (${text}) Tj ET`
  const pdf = smallPdf({
    catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
    page: '/Resources << /Font << /F1 5 0 R >> /Properties << /L 6 0 R >> >>',
    content: {
      dict: '',
      data: `${say('The late fee is 25.', 700)} /OC /L BDC ${say('The late fee is 500.', 650)} EMC`,
    },
    objects: ['<< /Type /OCG /Name (Draft) >>'],
  })
  const earlier = await PDF.load(pdf)
  const pages = (await readText(earlier, pdf)).map(({ page }) => page)
  expect(JSON.stringify(pages)).toContain('500')
  const template = await make(1, [], { ...prepared, pdf, pages })

  expect(JSON.stringify(template.reading)).toContain('The late fee is 25.')
  expect(JSON.stringify(template.reading)).not.toContain('500')
  const { pdf: merged } = await mergeDocuments({
    documents: [{ title: 'Rules', pdf: template.pdf }],
    packetId: 'p1',
    title: 'Rules',
    language: 'en-US',
    createdAt: new Date('2026-11-27T00:00:00Z'),
  })
  const printed = extractText(merged)
  expect(printed).toContain('The late fee is 25.')
  expect(printed).not.toContain('500')
})

test('of an upload that still has hidden words, the reading view has those that are seen', async () => {
  const pdf = smallPdf({
    content: {
      dict: '',
      data: 'BT /F1 12 Tf 72 700 Td (The late fee is 25.) Tj 1 g 0 -50 Td (The late fee is 500.) Tj ET',
    },
  })
  const earlier = await PDF.load(pdf)
  const pages = (await readText(earlier, pdf)).map(({ page }) => page)
  const template = await make(1, [], { ...prepared, pdf, pages })

  expect(JSON.stringify(template.reading)).toContain('The late fee is 25.')
  expect(JSON.stringify(template.reading)).not.toContain('500')
  expect(template.sha256).toBe((await make(1, [], { ...prepared, pdf })).sha256)
})
