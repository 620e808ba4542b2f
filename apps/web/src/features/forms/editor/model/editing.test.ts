import { describe, expect, test } from 'vitest'
import { aPlace, countingIds, letter } from './testing/a-place.ts'
import { parseKey, type EditingCommand } from './key-commands.ts'
import { addPlaces, currentPlaces, select, startEditing, type Editing } from './editing.ts'
import { placeInFreeSpace } from './new-place.ts'
import { placeName } from './place-labels.ts'
import { inReadingOrder } from './geometry/reading-order.ts'
import { runCommand } from './run-command.ts'
import { shareAnswer } from './shared-answer.ts'

const a = aPlace({ id: 'a' })
const b = aPlace({ id: 'b', y: 200 })
const editor = select(startEditing([letter], [a, b]), ['a'])

function run(editing: Editing, ...commands: EditingCommand[]): Editing {
  return commands.reduce((current, command) => {
    const context = { clipboard: [], page: 0, newId: countingIds() }
    return runCommand(current, command, context)?.editing ?? current
  }, editing)
}

const right = { kind: 'move', dx: 1, dy: 0 } as const

describe('undo', () => {
  test('undoes consecutive presses of one key together, and redo repeats them', () => {
    const moved = run(editor, right, right, right)
    expect(currentPlaces(moved)[0]?.x).toBe(103)

    const undone = run(moved, { kind: 'undo' })
    expect(currentPlaces(undone)).toEqual([a, b])
    expect(currentPlaces(run(undone, { kind: 'redo' }))[0]?.x).toBe(103)
  })

  test('does not join changes by different keys', () => {
    const moved = run(editor, right, { kind: 'resize', dx: 5, dy: 0 })

    expect(currentPlaces(run(moved, { kind: 'undo' }))[0]).toMatchObject({ x: 101, width: 100 })
  })

  test('restores a deleted place, and announces when there is nothing to undo', () => {
    const deleted = run(editor, { kind: 'remove' })
    expect(currentPlaces(deleted)).toEqual([b])
    expect(currentPlaces(run(deleted, { kind: 'undo' }))).toEqual([a, b])
    expect(
      runCommand(editor, { kind: 'undo' }, { clipboard: [], page: 0, newId: countingIds() })
        ?.announcement,
    ).toBe('Nothing to undo.')
  })

  test('deselects places that no longer exist', () => {
    const added = addPlaces(editor, [aPlace({ id: 'c' })])
    expect(added.selected).toEqual(['c'])
    expect(run(added, { kind: 'undo' }).selected).toEqual([])
  })

  test('clears the redo history after a new change', () => {
    const other = run(editor, right, { kind: 'undo' }, { kind: 'move', dx: 0, dy: 1 })

    expect(currentPlaces(run(other, { kind: 'redo' }))[0]).toMatchObject({ x: 100, y: 101 })
  })
})

test('after a deletion the focus moves to the next place in reading order, or to the last', () => {
  const context = { clipboard: [], page: 0, newId: countingIds() }
  expect(runCommand(editor, { kind: 'remove' }, context)?.focus).toBe('b')
  expect(runCommand(select(editor, ['b']), { kind: 'remove' }, context)?.focus).toBe('a')
})

test('a key does nothing when no place is selected', () => {
  const context = { clipboard: [], page: 0, newId: countingIds() }
  expect(runCommand(select(editor, []), right, context)).toBeUndefined()
})

test('a copied place can be pasted', () => {
  const context = { clipboard: [], page: 0, newId: countingIds() }
  const clipboard = runCommand(editor, { kind: 'copy' }, context)?.clipboard ?? []
  const pasted = runCommand(editor, { kind: 'paste' }, { ...context, clipboard })

  expect(clipboard).toEqual([a])
  expect(pasted?.editing.selected).toEqual(['new-1'])
  expect(pasted && currentPlaces(pasted.editing)).toHaveLength(3)
})

test('shortcuts work with Ctrl and with the Mac’s Command key', () => {
  const key = { key: 'z', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
  expect(parseKey({ ...key, ctrlKey: true })).toEqual({ kind: 'undo' })
  expect(parseKey({ ...key, key: 'Z', metaKey: true, shiftKey: true })).toEqual({ kind: 'redo' })
  expect(parseKey(key)).toBeUndefined()
  expect(parseKey({ ...key, key: 'ArrowUp', shiftKey: true })).toEqual({
    kind: 'move',
    dx: 0,
    dy: -10,
  })
  expect(parseKey({ ...key, key: 'ArrowRight', altKey: true })).toEqual({
    kind: 'resize',
    dx: 1,
    dy: 0,
  })
})

test('reading order goes row by row, although rows are never quite straight', () => {
  const order = inReadingOrder([
    aPlace({ id: 'next page', page: 1, y: 0 }),
    aPlace({ id: 'right', x: 300, y: 98 }),
    aPlace({ id: 'left', x: 20, y: 103 }),
    aPlace({ id: 'below', x: 10, y: 130 }),
  ])

  expect(order.map(({ id }) => id)).toEqual(['left', 'right', 'below', 'next page'])
})

test('a new place without a pointer position overlaps no other', () => {
  const place = placeInFreeSpace(
    { type: 'signature', role: 'LLEdit' },
    { page: 0, from: 90 },
    { places: [a, b], pages: [letter], id: 'new' },
  )

  expect(place).toMatchObject({ role: 'LLSign', y: 126, label: 'Signature' })
})

test('a place is named by its type, role and page', () => {
  const signature = aPlace({ type: 'signature', label: 'Signature', page: 1 })

  expect(placeName(signature)).toBe('Signature, Resident 1, page 2')
  expect(placeName({ ...signature, type: 'money', label: 'Rent', role: 'LLEdit' })).toBe(
    'Amount “Rent”, You, before sending, page 2',
  )
})

test('two places can share an answer and be separated again', () => {
  const shared = shareAnswer(a, b)
  expect(shared.map(({ answer }) => answer)).toEqual(['b', 'b'])
  expect(shareAnswer(shared[0] ?? a, undefined)).toEqual([a])
})
