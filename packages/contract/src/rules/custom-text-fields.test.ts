import { describe, expect, it } from 'vitest'
import {
  checkTextFields,
  listTextFields,
  newTextField,
  splitTextFields,
} from './custom-text-fields.ts'

describe('the fields of a text', () => {
  it.each([
    ['Rent: [[Monthly rent', 'A field is opened with [[ and not closed on the same line'],
    ['Rent: [[Monthly\nrent]]', 'not closed on the same line: “[[Monthly”'],
    ['Rent: [[Old [[Monthly rent]]', 'not closed on the same line: “[[Old'],
    ['Rent: [[  ]]', 'A field has no name.'],
    ['Rent: [[]]', 'A field has no name.'],
    [`[[${'x'.repeat(81)}]]`, 'is too long. Use at most 80 characters.'],
    ['[[**Rent**]]', 'Put the ** around the field'],
    ['# The rent is [[Rent]]', 'A heading cannot hold a field'],
    [Array.from({ length: 61 }, (_, n) => `[[F${n}]]`).join(' '), 'at most 60 different fields'],
    ['[[Rent]] '.repeat(301), 'This text uses fields 301 times. Use at most 300.'],
  ])('are refused at the text: %s', (text, message) => {
    expect(checkTextFields(text, listTextFields(text))).toEqual([
      { field: 'text', message: expect.stringContaining(message) },
    ])
  })

  it('are refused at the field that cannot be asked so', () => {
    const own = newTextField('Pet')
    const refused = (change: object, signers?: 'owner' | 'residents') =>
      checkTextFields('[[Pet]]', [{ ...own, ...change }], signers).map(({ field }) => field)

    expect(refused({ by: 'residents' }, 'owner')).toEqual(['fields.0.by'])
    expect(refused({ type: 'initials' }, 'residents')).toEqual(['fields.0.by'])
    expect(refused({ type: 'name' })).toEqual(['fields.0.type'])
    expect(refused({ type: 'choice', options: ['Cat'] })).toEqual(['fields.0.options'])
    expect(refused({ type: 'choice', options: ['Cat', 'cat'] })).toEqual(['fields.0.options'])
    expect(refused({ answer: 'packet-rent' })).toEqual(['fields.0.answer'])
    expect(refused({ answer: 'packet-rent', type: 'money', by: 'residents' })).toEqual([
      'fields.0.answer',
    ])
    expect(refused({ answer: 'no-such-fact' })).toEqual(['fields.0.answer'])
  })

  it('are asked once for each name, in any case, as they were chosen', () => {
    const chosen = [{ ...newTextField('Pet'), required: true }, newTextField('Not in the text')]

    expect(listTextFields('[[PET]] [[ pet ]] [[Car]]', chosen)).toEqual([
      { name: 'PET', type: 'text', by: 'owner', required: true },
      { name: 'Car', type: 'text', by: 'owner', required: false },
    ])
  })

  it('are counted no further than one too many', () => {
    const text = Array.from({ length: 10_000 }, (_, number) => `[[${number}]]`).join(' ')

    expect(listTextFields(text)).toHaveLength(61)
    expect(checkTextFields(text, listTextFields(text))).toEqual([
      { field: 'text', message: expect.stringContaining('at most 60 different fields') },
    ])
  })

  it('are facts of the packet by their name', () => {
    expect(newTextField('security  deposit')).toMatchObject({
      type: 'money',
      answer: 'packet-deposit',
    })
    expect(newTextField('Renters insurance is required')).toMatchObject({
      type: 'choice',
      options: ['Yes', 'No'],
    })
  })

  it('leave single brackets and brackets around a field alone', () => {
    expect(checkTextFields('[x] a[1] ]] [[[Pet]]]', [])).toEqual([])
    expect(splitTextFields('a[1] [[[Pet]]]')).toEqual([
      { kind: 'words', text: 'a[1] [' },
      { kind: 'field', name: 'Pet' },
      { kind: 'words', text: ']' },
    ])
  })
})
