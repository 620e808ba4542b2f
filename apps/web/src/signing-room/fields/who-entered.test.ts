import { expect, test } from 'vitest'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { en } from '../i18n/en.ts'
import { whoEntered } from './who-entered.ts'

const owner = fixtureRoom('LLSign')
const car = makeField('LLSign', 'd1', { key: 'TT1.car', type: 'text', label: 'Car' })
const given = { 'd1/TT1.car': 'Red Ford', 'TT1.name': 'Maria Lopez' }

test('nobody but the owner who signs last is told who entered what', () => {
  for (const role of ['LLEdit', 'TT1', 'TT2'] as const) {
    const seen = { room: fixtureRoom(role), answers: given }
    expect(whoEntered(car, seen, en)).toBeUndefined()
  }
})

test('what nobody answered, and what the owner or the server entered, is nobody’s', () => {
  const said = (change: object, answers: object = given) =>
    whoEntered({ ...car, ...change }, { room: owner, answers: { ...answers } }, en)

  expect(said({}, {})).toBeUndefined()
  expect(said({}, { 'd1/TT1.car': ' ' })).toBeUndefined()
  expect(said({ type: 'checkbox' }, { 'd1/TT1.car': false })).toBeUndefined()
  expect(said({ role: 'LLEdit' })).toBeUndefined()
  expect(said({ locked: true })).toBeUndefined()
  expect(said({ type: 'signedDate' })).toBeUndefined()
})

test('an answer is told by the resident’s name and by what the forms call them', () => {
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

test('a private copy that says no more than “Resident” does not take the number away', () => {
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

test('forms that name nobody leave the resident’s number', () => {
  const room = { ...owner, documents: [] }

  expect(whoEntered(car, { room, answers: given }, en)).toBe('Answered by Resident 1')
})

test('rows that the form filled in itself were entered by nobody', () => {
  const rows = { initial: 1, max: 3, first: [{ room: 'Kitchen' }] }
  const table = { ...car, type: 'table' as const, rows }
  const said = (row: Record<string, string>) =>
    whoEntered(table, { room: owner, answers: { 'd1/TT1.car': [row] } }, en)

  expect(said({ room: 'Kitchen' })).toBeUndefined()
  expect(said({ room: 'Kitchen', state: 'Clean' })).toMatch(/^Answered by/)
})
