import { describe, expect, test } from 'vitest'
import type { Field, FieldType } from '@countersign/answers/field'
import { checkAnswer } from './check-answer.ts'

describe('An invalid answer is rejected with a sentence', () => {
  test.each<[string, Field, unknown]>([
    ['text that is a number', field('text'), 7],
    ['text over its length', field('text', { maxLength: 3 }), 'four'],
    ['a line break in one line', field('name'), 'Maria\nLopez'],
    ['a character that no font has', field('name'), 'สมชาย'],
    ['a direction override', field('text'), 'abc\u202Ecod.exe'],
    ['a control character', field('longtext'), 'bell\u0007'],
    ['a day that does not exist', field('date'), '2027-02-30'],
    ['a day in another form', field('date'), '3/3/2027'],
    ['a day in year 3', field('date'), '0003-01-01'],
    ['an hour that does not exist', field('time'), '24:00'],
    ['half a cent', field('money'), 100.5],
    ['less than nothing', field('money'), -1],
    ['money that is not a number', field('money'), '1250'],
    ['not a number at all', field('percent'), Number.NaN],
    ['a percentage over its bound', field('percent', { max: 10 }), 10.5],
    ['seventeen digits', field('percent'), 33.333333],
    ['half of a whole number', field('integer'), 1.5],
    ['a number over its bound', field('integer', { min: 1, max: 31 }), 32],
    ['a choice that is not offered', withOptions('radio'), 'c'],
    ['the label in place of the value', withOptions('select'), 'Choice A'],
    ['maybe', field('yesno'), 'maybe'],
    ['yes in place of a tick', field('checkbox'), 'yes'],
    ['the same choice twice', withOptions('checkboxGroup'), ['a', 'a']],
    ['a choice that is not a list', withOptions('checkboxGroup'), 'a'],
    ['a ZIP of four digits', field('address'), { ...address, zip: '6270' }],
    ['an unknown state', field('address'), { ...address, state: 'XX' }],
    ['an address with something more', field('address'), { ...address, country: 'US' }],
    ['a phone number that cannot exist', field('phone'), '+11235550123'],
    ['a phone number as people write it', field('phone'), '(217) 555-0123'],
    ['an email address without a domain', field('email'), 'maria@example'],
    ['two email addresses', field('email'), 'a@example.com,b@example.com'],
    ['more rows than there is room for', table, [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }]],
    ['a column that is not there', table, [{ color: 'red' }]],
    ['a cell of the wrong type', table, [{ kind: 'Dog', count: 'two' }]],
    ['a row that is not one', table, ['Dog']],
    ['an empty typed signature', field('signature'), { kind: 'typed', text: '  ' }],
    ['an empty drawing', field('signature'), { ...drawing, strokes: [] }],
    ['a stroke without points', field('signature'), { ...drawing, strokes: [[]] }],
    ['a point that is nowhere', field('initials'), { ...drawing, strokes: [[{ x: NaN, y: 1 }]] }],
    ['a point far off the pad', field('initials'), { ...drawing, strokes: [[{ x: 900, y: 1 }]] }],
    ['a pad without a size', field('signature'), { ...drawing, width: 0 }],
    ['endless strokes', field('signature'), { ...drawing, strokes: endless }],
    ['a mark that is a word', field('signature'), 'Maria'],
    ['a hand that nobody writes', field('signature'), { kind: 'typed', text: 'A', hand: 'x' }],
    ['a day of signing that is a day', field('signedDate'), '2027-03-03'],
  ])('%s', (_name, field, value) => {
    const problem = checkAnswer(field, value)

    expect(problem?.key).toBe(field.key)
    expect(problem?.message).toMatch(/^(Row \d|[A-Z]).*[.]$/)
  })
})

describe('A valid answer is accepted', () => {
  test.each<[string, Field, unknown]>([
    ['a name in Vietnamese', field('name'), 'Nguyễn Việt'],
    ['a name in Greek', field('name'), 'Ελένη'],
    ['a name in Cyrillic', field('name'), 'Иван'],
    ['a name in Chinese', field('name'), '李明'],
    ['a name in Arabic', field('name'), 'محمد'],
    ['a hand', field('initials'), { kind: 'typed', text: 'A', hand: 'homemade-apple' }],
    ['a name in decomposed letters', field('name'), 'Jose\u0301'],
    ['many lines', field('longtext'), 'one\r\ntwo\tthree'],
    ['a leap day', field('date'), '2028-02-29'],
    ['midnight', field('time'), '00:00'],
    ['no rent at all', field('money'), 0],
    ['a bound itself', field('integer', { min: 1, max: 31 }), 31],
    ['several choices', withOptions('checkboxGroup'), ['b', 'a']],
    ['an address without a unit', field('address'), address],
    ['an address half typed', field('address'), { ...address, city: '', zip: '' }],
    ['a US phone number', field('phone'), '+12175550123'],
    ['an email address', field('email'), 'maria.lopez+home@mail.example.com'],
    ['rows with empty cells', table, [{ kind: 'Dog', count: null }, { kind: '' }]],
    ['a drawing that left the pad a little', field('signature'), drawing],
    ['an instant', field('signedDate'), '2027-03-03T02:00:00.000Z'],
  ])('%s', (_name, field, value) => {
    expect(checkAnswer(field, value)).toBeUndefined()
  })
})

test('an error names the row and the column', () => {
  const problem = checkAnswer(table, [{ kind: 'Dog' }, { kind: 'Cat', count: 1.5 }])

  expect(problem?.message).toBe('Row 2, How many: Enter a whole number.')
})

const address = { street: '12 Oak Street', city: 'Springfield', state: 'IL', zip: '62701' }
const drawing = { kind: 'drawn', width: 300, height: 150, strokes: [[{ x: -10, y: 160 }]] }
const endless = Array.from({ length: 201 }, () => [{ x: 1, y: 1 }])
const table = field('table', {
  columns: [
    { key: 'kind', label: 'Kind', type: 'text', required: true },
    { key: 'count', label: 'How many', type: 'integer' },
  ],
  rows: { initial: 1, max: 2 },
})

function field(type: FieldType, change: Partial<Field> = {}): Field {
  return {
    key: `LLEdit.${type}`,
    role: 'LLEdit',
    type,
    label: type,
    required: true,
    scope: 'form',
    ...change,
  }
}

function withOptions(type: FieldType): Field {
  return field(type, {
    options: [
      { value: 'a', label: 'Choice A' },
      { value: 'b', label: 'Choice B' },
    ],
  })
}
