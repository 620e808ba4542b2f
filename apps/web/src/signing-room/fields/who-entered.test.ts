import { expect, test } from 'vitest'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { en } from '../../i18n/room/en.ts'
import { whoEntered } from './who-entered.ts'

const owner = fixtureRoom('LLSign')
const car = makeField('LLSign', 'd1', { key: 'TT1.car', type: 'text', label: 'Car' })
const given = { 'd1/TT1.car': 'Red Ford', 'TT1.name': 'Maria Lopez' }

test('only the owner who signs last sees who entered what', () => {
  for (const role of ['LLEdit', 'TT1', 'TT2'] as const) {
    const seen = { room: fixtureRoom(role), answers: given }
    expect(whoEntered(car, seen, en)).toBeUndefined()
  }
})

test('a field without an answer, or entered by the owner or the server, names nobody', () => {
  const textFor = (change: object, answers: object = given) =>
    whoEntered({ ...car, ...change }, { room: owner, answers: { ...answers } }, en)

  expect(textFor({}, {})).toBeUndefined()
  expect(textFor({}, { 'd1/TT1.car': ' ' })).toBeUndefined()
  expect(textFor({ type: 'checkbox' }, { 'd1/TT1.car': false })).toBeUndefined()
  expect(textFor({ role: 'LLEdit' })).toBeUndefined()
  expect(textFor({ locked: true })).toBeUndefined()
  expect(textFor({ type: 'signedDate' })).toBeUndefined()
})

test('an answer names the resident and their label in the forms', () => {
  const seen = { room: owner, answers: given }
  const mark = { kind: 'typed' as const, text: 'Maria Lopez' }
  const signed = { room: owner, answers: { ...given, 'd1/TT1.car': mark } }

  expect(whoEntered(car, seen, en)).toBe('Answered by Maria Lopez (Resident 1)')
  expect(whoEntered({ ...car, type: 'signature' }, signed, en)).toBe(
    'Signed by Maria Lopez (Resident 1)',
  )
  expect(whoEntered({ ...car, type: 'initials' }, signed, en)).toBe(
    'Initialed by Maria Lopez (Resident 1)',
  )
})

test('a private copy that says only “Resident” does not remove the number', () => {
  const [form] = owner.documents
  if (!form) {
    throw new Error('The packet has forms.')
  }
  const reading = form.reading.map((node) =>
    node.kind === 'signatures'
      ? { ...node, blocks: node.blocks.map((block) => ({ ...block, label: 'Resident' })) }
      : node,
  )
  const room = { ...owner, documents: [{ ...form, reading }, ...owner.documents] }

  expect(whoEntered(car, { room, answers: given }, en)).toMatch(/\(Resident 1\)$/)
})

test('without labels in the forms the resident’s number is shown', () => {
  const room = { ...owner, documents: [] }

  expect(whoEntered(car, { room, answers: given }, en)).toBe('Answered by Resident 1')
})

test('rows that the form itself filled in name nobody', () => {
  const rows = { initial: 1, max: 3, first: [{ room: 'Kitchen' }] }
  const table = { ...car, type: 'table' as const, rows }
  const textFor = (row: Record<string, string>) =>
    whoEntered(table, { room: owner, answers: { 'd1/TT1.car': [row] } }, en)

  expect(textFor({ room: 'Kitchen' })).toBeUndefined()
  expect(textFor({ room: 'Kitchen', state: 'Clean' })).toMatch(/^Answered by/)
})
