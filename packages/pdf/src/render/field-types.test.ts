import { beforeAll, describe, expect, test } from 'vitest'
import { fieldTypes, type Field, type FieldType } from '@countersign/answers/field'
import type { Answer } from '@countersign/answers/answer'
import { checkStructure, readPdfInfo, extractStructure, extractText } from '../testing/pdf-tools.ts'
import { makeTemplate } from '../testing/make-template.ts'
import { renderDocument } from './render-document.ts'

/** Each field type with an answer and the text expected in its place. */
const answered: Record<FieldType, [Answer, RegExp]> = {
  text: ['Two rooms', /text Two rooms/],
  longtext: ['First line\nSecond line', /longtext First line\n\s*Second line/],
  name: ['Maria López', /name Maria López/],
  date: ['2027-03-03', /date March 3, 2027/],
  time: ['17:05', /time 5:05 PM/],
  money: [125_000, /money \$1,250\.00/],
  percent: [5.5, /percent 5\.5%/],
  integer: [12, /integer 12/],
  select: ['b', /select Choice B/],
  radio: ['b', /Choice A\s*\n[^✓]*Choice B ✓/],
  yesno: ['no', /yes\s*\n[^✓]*no ✓/],
  checkbox: [true, /checkbox ✓/],
  checkboxGroup: [['a', 'b'], /Choice A ✓[^]*Choice B ✓/],
  table: [
    [
      { kind: 'Dog', fee: 2500, since: '2026-12-01', count: 2, size: 'b', chip: true },
      { kind: 'Cat', fee: 0, since: '', count: null, size: '', chip: false },
    ],
    /Kind Dog[^]*Fee \$25\.00[^]*Since 12\/1\/2026[^]*Count 2[^]*Size Choice B[^]*Chip ✓[^]*Kind Cat[^]*Fee \$0\.00/,
  ],
  photos: [
    [
      {
        sha256: 'a'.repeat(64),
        width: 40,
        height: 30,
        about: 'Kitchen',
        at: '2027-03-03T02:00:00.000Z',
        on: '2027-03-02',
      },
    ],
    /photos Photo 1: Kitchen\./,
  ],
  address: [
    { street: '12 Oak St', unit: '3B', city: 'Springfield', state: 'IL', zip: '62701' },
    /address 12 Oak St, 3B, Springfield, IL 62701/,
  ],
  phone: ['+12175550123', /phone \(217\) 555-0123/],
  email: ['maria@example.com', /email maria@example\.com/],
  initials: [{ kind: 'typed', text: 'ML' }, /initials\s+ML/],
  signature: [{ kind: 'typed', text: 'Maria López' }, /signature\s+Maria López/],
  signedDate: ['2027-03-03T02:00:00.000Z', /signedDate March 3, 2027 UTC/],
}

describe('Every type of field is filled and flattened', () => {
  let pdf: Uint8Array
  let text: string

  beforeAll(async () => {
    const template = await form(fieldTypes.map(createField))
    const answers = Object.fromEntries(
      fieldTypes.map((type) => [`LLEdit.${type}`, answered[type][0]]),
    )
    const rendered = await renderDocument({ template, answers })
    expect(rendered.warnings).toEqual([])
    pdf = rendered.pdf
    text = extractText(pdf)
  })

  test.each(fieldTypes)('%s', (type) => {
    expect(text).toMatch(answered[type][1])
  })

  test('only selected options are ticked', () => {
    // radio, yesno, checkbox, two of the group, and one cell
    expect(text.match(/✓/g)).toHaveLength(6)
  })

  test('no form is left, and other programs find no error', () => {
    expect(readPdfInfo(pdf)).toMatch(/Form: +none/)
    expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
    expect(extractStructure(pdf)).toContain('Maria López')
  })
})

test('a day in a place too small for it is in digits and small print, not on a continuation page', async () => {
  const template = await makeTemplate({
    formId: 'small-dates',
    title: 'Small dates',
    signerCount: 1,
    fields: [createField('date'), createField('signedDate')],
    heights: { 'LLEdit.date': 7, 'LLEdit.signedDate': 7 },
  })
  const answers = { 'LLEdit.date': '2027-03-03', 'LLEdit.signedDate': '2027-03-03T02:00:00.000Z' }
  const { pdf, warnings } = await renderDocument({ template, answers })

  expect(warnings).toEqual([])
  expect(extractText(pdf)).toMatch(/ 3\/3\/2027\s[^]* 3\/3\/2027 UTC/)
})

test('a cell whose text does not fit refers to a continuation page, and its neighbors stay', async () => {
  const template = await form([createField('table')])
  const story = 'A very long story of a dog that is told in one cell of a table. '.repeat(4).trim()
  const { pdf, warnings } = await renderDocument({
    template,
    answers: {
      'LLEdit.table': [
        { kind: story, fee: 2500 },
        { kind: 'Z'.repeat(90), fee: 100 },
        { kind: 'אבג '.repeat(40).trim() },
      ],
    },
  })
  const text = extractText(pdf)

  expect(warnings.map(({ name }) => name)).toEqual(
    [0, 1, 2].map((row) => `LLEdit.table.${row}.kind`),
  )
  expect(text).toMatch(/Kind See continuation 1[^]*Fee \$25\.00[^]*Kind See continuation 2/)
  expect(text).toContain('Continuation 1: table, row 1, Kind (from page 1)')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(story)
  expect(text.replaceAll(/\s+/g, '')).toContain('Z'.repeat(90))
  expect(text.match(/אבג/g)).toHaveLength(40)
})

function createField(type: FieldType): Field {
  const options = [
    { value: 'a', label: 'Choice A' },
    { value: 'b', label: 'Choice B' },
  ]
  return {
    key: `LLEdit.${type}`,
    role: 'LLEdit',
    type,
    label: type,
    required: true,
    scope: 'form',
    options,
    rows: { initial: 1, max: 3 },
    columns: [
      { key: 'kind', label: 'Kind', type: 'text' },
      { key: 'fee', label: 'Fee', type: 'money' },
      { key: 'since', label: 'Since', type: 'date' },
      { key: 'count', label: 'Count', type: 'integer' },
      { key: 'size', label: 'Size', type: 'select', options },
      { key: 'chip', label: 'Chip', type: 'checkbox' },
    ],
  }
}

function form(fields: Field[]) {
  return makeTemplate({ formId: 'types', title: 'Types', signerCount: 1, fields })
}
