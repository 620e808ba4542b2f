import { expect, test } from 'vitest'
import { createFakeRoom } from '../testing/fake-room.ts'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { hideFields } from './hide-fields.ts'
import { planRoom } from './room-plan.ts'

const room = createFakeRoom(fixtureRoom('LLEdit')).room()
const withCondition = {
  ...room,
  documents: room.documents.map((document) => ({
    ...document,
    fields: [
      ...document.fields,
      makeField('LLEdit', document.documentId, {
        key: 'LLEdit.decides',
        type: 'checkbox',
        label: 'Pets',
      }),
      makeField('LLEdit', document.documentId, {
        key: 'LLEdit.depends',
        type: 'text',
        label: 'Name of the pet',
        showIf: { key: 'LLEdit.decides', in: [true] },
      }),
    ],
  })),
}
const [first] = withCondition.documents
const decides = first?.fields.find(({ key }) => key === 'LLEdit.decides')?.answerKey ?? ''
const listKeys = (from: typeof room) => from.documents[0]?.fields.map(({ key }) => key) ?? []

test('a room without conditions stays the same object', () => {
  expect(hideFields(room, {})).toBe(room)
})

test('a field is there only while the other answer asks for it', () => {
  expect(listKeys(hideFields(withCondition, {}))).not.toContain('LLEdit.depends')
  expect(listKeys(hideFields(withCondition, { [decides]: true }))).toContain('LLEdit.depends')
})

test('what is typed elsewhere changes nothing, also when the server answers again', () => {
  const before = hideFields(withCondition, {})
  expect(hideFields(withCondition, { 'd1/LLEdit.notes': 'Hello' })).toBe(before)

  const saved = { ...withCondition, missing: [] }
  expect(hideFields(saved, {}).documents).toBe(before.documents)
})

test('a form stays the same object while another one is loaded, and so does its plan', () => {
  const [read, ...others] = withCondition.documents
  const waiting = others.map((document) => ({ ...document, fields: [], isLoading: true as const }))
  const before = planRoom(
    hideFields({ ...withCondition, documents: [read ?? [], waiting].flat() }, {}),
  )
  const after = planRoom(hideFields(withCondition, {}))

  expect(others).not.toEqual([])
  expect(after.documents[0]).toBe(before.documents[0])
  expect(after.documents[1]).not.toBe(before.documents[1])
})

test('however many places ask, the fields are looked at once for the same answers', () => {
  let looks = 0
  const counted = {
    ...room,
    documents: room.documents.map((document) => ({
      ...document,
      fields: document.fields.map((field) =>
        Object.defineProperty({ ...field }, 'showIf', { get: () => void (looks += 1) }),
      ),
    })),
  }
  const answers = {}
  hideFields(counted, answers)
  const once = looks
  hideFields(counted, answers)

  expect(once).toBeGreaterThan(0)
  expect(looks).toBe(once)
})
