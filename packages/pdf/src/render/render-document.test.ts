import { expect, test } from 'vitest'
import type { Answers, Mark } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import {
  checkStructure,
  listFonts,
  readPdfInfo,
  measureInk,
  extractStructure,
  extractText,
} from '../testing/pdf-tools.ts'
import { makeTemplate } from '../testing/make-template.ts'
import { PDF } from '@libpdf/core'
import { findPlaces } from '../find-places.ts'
import { renderDocument } from './render-document.ts'
import { UnprintableAnswer } from './unprintable-answer.ts'

test('text with a character that no font supports is rejected and names the field', async () => {
  const template = await form([field('LLEdit.note', 'text', 'Note')])
  const error: unknown = await renderDocument({
    template,
    answers: { 'LLEdit.note': 'For ข' },
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  )

  expect(error).toBeInstanceOf(UnprintableAnswer)
  expect(error).toMatchObject({
    key: 'LLEdit.note',
    message: expect.stringContaining('“ข”'),
  })
})

test('every kind of answer is printed in its field, and no form is left', async () => {
  const template = await form([
    field('LLEdit.rent', 'money', 'Monthly rent'),
    field('LLEdit.start', 'date', 'Tenancy starts'),
    field('LLEdit.parking', 'radio', 'Parking', {
      options: [
        { value: 'none', label: 'No parking' },
        { value: 'street', label: 'On the street' },
      ],
    }),
    field('LLEdit.pets', 'table', 'Pets', {
      columns: [
        { key: 'kind', label: 'Kind', type: 'text' },
        { key: 'fee', label: 'Fee', type: 'money' },
      ],
      rows: { initial: 1, max: 2 },
    }),
  ])
  const { pdf, pages, warnings } = await renderDocument({
    template,
    answers: {
      'LLEdit.rent': 125_000,
      'LLEdit.start': '2027-03-03',
      'LLEdit.parking': 'street',
      'LLEdit.pets': [{ kind: 'Dog', fee: 2500 }],
      'TT1.name': 'Nguyễn Việt',
      'LLSign.name': 'Ελένη Иван Łukasz José',
    },
  })
  const text = extractText(pdf)

  for (const printed of [
    '$1,250.00',
    'March 3, 2027',
    'Dog',
    '$25.00',
    'Nguyễn Việt',
    'Ελένη Иван Łukasz José',
  ]) {
    expect(text).toContain(printed)
  }
  expect(text.match(/✓/g)).toHaveLength(1)
  expect(text).toMatch(/On the street ✓/)
  expect(pages).toBe(template.pages)
  expect(warnings).toEqual([])
  expect(readPdfInfo(pdf)).toMatch(/Form: +none/)
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  expect(listFonts(pdf)).not.toMatch(/ no (yes|no) (yes|no) +\d+/)
})

test('a printed answer keeps its position in the reading order', async () => {
  const template = await form([
    field('LLEdit.first', 'text', 'First question'),
    field('LLEdit.second', 'text', 'Second question'),
  ])
  const answers = { 'LLEdit.second': 'Second answer', 'LLEdit.first': 'First answer' }
  const words = extractStructure((await renderDocument({ template, answers })).pdf)
  const order = ['First question', 'First answer', 'Second question', 'Second answer']

  expect(order.map((word) => words.indexOf(word))).toEqual(
    order.map((word) => words.indexOf(word)).toSorted((a, b) => a - b),
  )
  expect(order.every((word) => words.includes(word))).toBe(true)
})

test('an answer is printed in every place with its name', async () => {
  const template = await form([])
  const answers = { 'TT1.name': 'Maria López' }
  const { pdf } = await renderDocument({ template, answers })
  const again = await renderDocument({
    template: { ...template, pdf: await withRepeatedPages(template.pdf) },
    answers,
  })

  expect(extractText(pdf).match(/Maria López/g)).toHaveLength(1)
  expect(extractText(again.pdf).match(/Maria López/g)).toHaveLength(2)
})

test('text that is a little too long shrinks, and text that is much too long is continued', async () => {
  const template = await form([
    field('LLEdit.short', 'text', 'Short'),
    field('LLEdit.long', 'longtext', 'House rules'),
  ])
  const long = Array.from({ length: 300 }, (_, index) => `rule${index}`).join(' ')
  const short = 'A sentence that is a little longer than its line'
  const { pdf, pages, warnings } = await renderDocument({
    template,
    answers: { 'LLEdit.short': short, 'LLEdit.long': long },
  })
  const text = extractText(pdf)

  expect(text).toContain(short)
  expect(text).toContain('See continuation 1')
  expect(text).toContain('Continuation 1: House rules (from page 1)')
  expect(text.replace(/\s+/g, ' ')).toContain(long)
  expect(pages).toBe(template.pages + 1)
  expect(warnings).toEqual([{ code: 'continued', name: 'LLEdit.long' }])
})

test('a continuation of many pages loses no word', async () => {
  const template = await form([field('LLEdit.long', 'longtext', 'House rules')])
  const words = Array.from({ length: 2500 }, (_, index) => `w${index}`)
  const { pdf, pages } = await renderDocument({
    template,
    answers: { 'LLEdit.long': words.join(' ') },
  })
  const printed = new Set(extractText(pdf).split(/\s+/))

  expect(words.filter((word) => !printed.has(word))).toEqual([])
  expect(pages).toBeGreaterThan(template.pages + 1)
})

test('a word wider than its cell is not clipped but continued', async () => {
  const template = await form([field('LLEdit.code', 'text', 'Code')])
  const code = 'X'.repeat(200)
  const { pdf } = await renderDocument({ template, answers: { 'LLEdit.code': code } })

  expect(extractText(pdf).replace(/\s+/g, '')).toContain(code)
  expect(extractText(pdf)).toContain('See continuation 1')
})

test('typed and drawn marks are drawn in their places and nowhere else', async () => {
  const template = await form([])
  const blank = await renderDocument({ template, answers: {} })
  const marks: Answers = {
    'TT1.signature': drawn,
    'LLSign.signature': typed,
    'TT1.initials:rules': typed,
  }
  const { pdf } = await renderDocument({ template, answers: marks })

  for (const key of Object.keys(marks)) {
    const { page, rect } = await findPlaceRect(template.pdf, key)
    expect(measureInk(blank.pdf, page, rect)).toBe(0)
    expect(measureInk(pdf, page, rect)).toBeGreaterThan(0.01)
    const below = { ...rect, y: rect.y - 8, height: 6 }
    expect(measureInk(pdf, page, below)).toBe(measureInk(blank.pdf, page, below))
  }
  expect(extractText(pdf)).toContain('Olivia Owner')
})

test('a drawn signature stays vector graphics: the file has no image', async () => {
  const template = await form([])
  const { pdf } = await renderDocument({ template, answers: { 'TT1.signature': drawn } })

  expect(Buffer.from(pdf).includes('/Subtype /Image')).toBe(false)
})

test('a drawn signature in two places of one size is in the file once', async () => {
  const template = await form([])
  const answers = { 'TT1.signature': drawn, 'LLSign.signature': drawn }
  const { pdf } = await renderDocument({ template, answers })

  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype \/Form\b/g),
  ).toHaveLength(1)
  for (const key of Object.keys(answers)) {
    const { page, rect } = await findPlaceRect(template.pdf, key)
    expect(measureInk(pdf, page, rect)).toBeGreaterThan(0.01)
  }
})

test('below a signature are the signer’s name and the date', async () => {
  const template = await form([])
  const { pdf } = await renderDocument({
    template,
    answers: { 'TT1.signature': typed, 'TT1.signedDate': '2027-03-03T02:00:00.000Z' },
    people: {
      TT1: {
        name: 'Maria López',
        signedAt: '2027-03-03T02:00:00.000Z',
        timeZone: 'America/Chicago',
      },
    },
  })

  expect(extractText(pdf)).toContain('Signed by Maria López, March 2, 2027 CST')
})

test('the same answers give the same bytes, and one more letter gives different bytes', async () => {
  const template = await form([field('LLEdit.note', 'text', 'Note')])
  const render = async (note: string) =>
    Buffer.from((await renderDocument({ template, answers: { 'LLEdit.note': note } })).pdf)

  expect((await render('Same')).equals(await render('Same'))).toBe(true)
  expect((await render('Same')).equals(await render('Sameo'))).toBe(false)
})

test('an answer for which the PDF has no place gives a warning', async () => {
  const template = await form([])
  const fields = [...template.fields, field('LLEdit.lost', 'text', 'Lost')]
  const { warnings } = await renderDocument({
    template: { ...template, fields },
    answers: { 'LLEdit.lost': 'here' },
  })

  expect(warnings).toEqual([{ code: 'no-place', name: 'LLEdit.lost' }])
})

const typed: Mark = { kind: 'typed', text: 'Olivia Owner' }
const drawn: Mark = {
  kind: 'drawn',
  width: 300,
  height: 150,
  strokes: [
    Array.from({ length: 60 }, (_, i) => ({ x: 20 + i * 4, y: 60 + 30 * Math.sin(i / 4) })),
    [{ x: 100, y: 20 }],
  ],
}

function form(fields: Field[]) {
  return makeTemplate({ formId: 'lease', title: 'Residential Lease', signerCount: 1, fields })
}

function field(
  key: string,
  type: Field['type'],
  label: string,
  change: Partial<Field> = {},
): Field {
  return { key, role: 'LLEdit', type, label, required: true, scope: 'form', ...change }
}

async function findPlaceRect(pdf: Uint8Array, key: string) {
  const places = findPlaces(await PDF.load(pdf))
  const place = places.get(key.replace(':', '__'))?.[0]
  if (!place) {
    throw new Error(`There is no place for ${key}.`)
  }
  return { page: place.page.index + 1, rect: place.rect }
}

/** The same page twice, for a field with several places. */
async function withRepeatedPages(pdf: Uint8Array): Promise<Uint8Array> {
  return (await PDF.merge([pdf, pdf])).save()
}
