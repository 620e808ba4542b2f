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
