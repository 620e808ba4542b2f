import { expect, test } from 'vitest'
import { checkPlaces } from './check-places.ts'
import type { FormPlace } from '../schemas/forms/form-place.ts'

const letter = { width: 612, height: 792 }
const signature: FormPlace = {
  id: 'signature-1',
  role: 'TT1',
  type: 'signature',
  label: 'Signature',
  required: true,
  page: 0,
  x: 72,
  y: 600,
  width: 200,
  height: 36,
}
const text: FormPlace = {
  ...signature,
  id: 'color',
  role: 'LLEdit',
  type: 'text',
  label: 'Color of the fence',
  y: 100,
  height: 18,
}

const fieldsOf = (...places: FormPlace[]) => checkPlaces(places, [letter]).map(({ field }) => field)

test('a form that nobody signs is refused', () => {
  expect(fieldsOf(text)).toEqual(['places'])
  expect(fieldsOf()).toEqual(['places'])
})

test('who fills anything when signing must sign, the owner too', () => {
  const moved = { ...text, role: 'TT2' as const }
  expect(fieldsOf(signature, moved)).toEqual(['places.1.role'])
  expect(fieldsOf(signature, { ...text, role: 'LLSign' })).toEqual(['places.1.role'])
})

test('residents are counted without a gap', () => {
  const third = { ...signature, id: 'third', role: 'TT3' as const, y: 400 }
  const second = { ...signature, id: 'second', role: 'TT2' as const, y: 500 }

  expect(fieldsOf(signature, third)).toEqual(['places.1.role'])
  expect(fieldsOf(third)).toEqual(['places.0.role'])
  expect(fieldsOf(third, signature, second)).toEqual([])
})

test('a place must lie on a page, wholly, and be large enough for its answer', () => {
  expect(fieldsOf(signature, { ...text, page: 1 })).toEqual(['places.1.page'])
  expect(fieldsOf(signature, { ...text, x: 500 })).toEqual(['places.1.x'])
  expect(fieldsOf(signature, { ...text, y: 780 })).toEqual(['places.1.y'])
  expect(fieldsOf({ ...signature, width: 59 })).toEqual(['places.0.width'])
  expect(fieldsOf({ ...signature, height: 17 })).toEqual(['places.0.height'])
  expect(fieldsOf(signature, { ...text, type: 'checkbox', width: 8, height: 8 })).toEqual([])
})

test('two places never lie over each other, but they may touch', () => {
  const other = { ...text, id: 'other' }
  expect(fieldsOf(signature, text, { ...other, y: 117 })).toEqual(['places.2'])
  expect(fieldsOf(signature, text, { ...other, y: 118 })).toEqual([])
})

test('an id is used once', () => {
  expect(fieldsOf(signature, { ...text, id: 'signature-1' })).toEqual(['places.1.id'])
})

test('the owner signs nothing before the packet is sent', () => {
  expect(fieldsOf(signature, { ...text, type: 'signedDate' })).toEqual(['places.1.role'])
})

test('one answer at several places is given by one person in one way, and never a signature', () => {
  const twice = { ...text, id: 'twice', answer: 'color', y: 200 }
  const first = { ...text, answer: 'color' }
  expect(fieldsOf(signature, first, twice)).toEqual([])
  expect(fieldsOf(signature, first, { ...twice, type: 'date' })).toEqual(['places.2.answer'])
  expect(fieldsOf(signature, first, { ...twice, role: 'TT1' })).toEqual(['places.2.answer'])
  expect(fieldsOf({ ...signature, answer: 'name' })).toEqual(['places.0.answer'])
})

test('each fault says in words what to do', () => {
  const [fault] = checkPlaces([signature, { ...text, y: 610 }], [letter])
  expect(fault?.message).toBe('“Color of the fence” lies over “Signature”. Move them apart.')
})

const choice: FormPlace = {
  ...text,
  id: 'term',
  type: 'choice',
  label: 'Term',
  options: ['Yearly', 'Monthly'],
  y: 200,
}
const messagesOf = (...places: FormPlace[]) =>
  checkPlaces([signature, ...places], [letter]).map(({ field, message }) => `${field}: ${message}`)

test('a choice lists at least two different answers', () => {
  expect(messagesOf({ ...choice, options: ['Yearly'] })).toEqual([
    'places.1.options: List at least two choices, one on each line.',
  ])
  expect(messagesOf({ ...choice, options: ['Yearly', 'Monthly', 'yearly'] })).toEqual([
    'places.1.options: “yearly” is in the list twice. Remove one.',
  ])
  expect(messagesOf(choice)).toEqual([])
})

test('the boxes of a choice stand for each of its answers', () => {
  const yearly = { ...choice, answer: 'term', option: 'Yearly' }
  const monthly = { ...yearly, id: 'monthly', option: 'Monthly', y: 240 }
  expect(messagesOf(yearly, monthly)).toEqual([])
  expect(messagesOf(yearly)).toEqual([
    'places.1.options: “Monthly” has no box on the pages. Add one, or remove it.',
  ])
  expect(messagesOf(yearly, { ...monthly, option: 'Weekly' })).toContain(
    'places.2.option: Choose which of the choices this box stands for.',
  )
  expect(messagesOf(yearly, { ...monthly, options: ['Yearly', 'Weekly'] })).toContain(
    'places.2.options: “Term” and “Term” show one answer, so they must list the same choices.',
  )
})

test('a field is shown when a choice or checkbox of the form has an answer that it can have', () => {
  const when = (place: string, is: string) =>
    messagesOf(choice, { ...text, showWhen: { place, is } })
  expect(when('term', 'Monthly')).toEqual([])
  expect(when('term', 'Weekly')).toEqual([
    'places.2.showWhen: “Weekly” is not an answer of “Term”. Choose one of its answers.',
  ])
  expect(when('gone', 'Monthly')).toEqual([
    'places.2.showWhen: The field that this one depends on was deleted. Choose another one, or show this one always.',
  ])
  expect(when('color', 'Monthly')).toEqual([
    'places.2.showWhen: A field cannot depend on its own answer. Choose another one.',
  ])
  expect(when('signature-1', 'checked')[0]).toMatch(/filled out by Resident 1/)
})

test('two fields never depend on each other, and neither on one that is not always shown', () => {
  const box: FormPlace = { ...text, id: 'pets', type: 'checkbox', label: 'Pets', y: 300 }
  expect(
    messagesOf(
      { ...choice, showWhen: { place: 'pets', is: 'checked' } },
      { ...box, showWhen: { place: 'term', is: 'Yearly' } },
    ),
  ).toEqual([
    'places.1.showWhen: “Pets” is itself shown only in some cases. Choose a field that is always shown.',
    'places.2.showWhen: “Term” is itself shown only in some cases. Choose a field that is always shown.',
  ])
})

test('a signature is always shown, and one answer at two places is shown in the same case', () => {
  const showWhen = { place: 'term', is: 'Yearly' }
  expect(
    checkPlaces([{ ...signature, showWhen }, choice], [letter]).map(({ field }) => field),
  ).toEqual(['places.0.showWhen'])

  const first = { ...text, answer: 'color' }
  const second = { ...first, id: 'again', y: 400, showWhen }
  expect(messagesOf(choice, first, second)).toEqual([
    'places.3.showWhen: “Color of the fence” and “Color of the fence” show one answer, so they are shown in the same case.',
  ])
})

test('a choice of the packet lists what the packet asks', () => {
  const insurance = { ...choice, answer: 'packet-insurance' }
  expect(messagesOf({ ...insurance, options: ['Yes', 'No'] })).toEqual([])
  expect(messagesOf(insurance)).toEqual([
    'places.1.options: The packet asks this with its own choices: Yes; No. List the same ones.',
  ])
})
