import { expect, test } from 'vitest'
import { applyRoomChanges, findRoomChanges } from './room-changes.ts'

const consent = { required: true, version: '2026-11' }
const before = {
  revision: 4,
  consent,
  read: [],
  carried: {},
  answers: { rent: 125_000, pets: 'yes' },
  leftBlank: [],
  missing: ['d1/TT1.signature'],
}

test('what is the same is not sent', () => {
  expect(findRoomChanges(before, { ...before, revision: 5 })).toEqual({ since: 4, revision: 5 })
})

test('an answer that is there no more is null', () => {
  const after = { ...before, revision: 5, answers: { rent: 130_000 }, missing: [] }
  const changes = findRoomChanges(before, after)

  expect(changes).toEqual({
    since: 4,
    revision: 5,
    answers: { rent: 130_000, pets: null },
    missing: [],
  })
  expect(applyRoomChanges(before, changes)).toEqual(after)
})

test('a mark is not sent again with each place that it signs', () => {
  const signature = { kind: 'typed' as const, text: 'Casey Morgan' }
  const room = { ...before, adopted: { signature, initials: { ...signature, text: 'CM' } } }
  const answers = { ...room.answers, 'd1/TT1.signature': signature }
  const after = { ...room, revision: 5, answers, missing: [] }
  const changes = findRoomChanges(room, after)

  expect(JSON.stringify(changes)).not.toContain('Casey')
  expect(applyRoomChanges(room, changes)).toEqual(after)
  expect(applyRoomChanges(after, findRoomChanges(after, room))).toEqual(room)
})

test('warnings that are sent again unchanged stay the same array, so that no question renders anew', () => {
  const room = { ...before, warnings: [{ key: 'rent', text: 'Above the limit.' }] }
  const sent = { since: 4, revision: 5, warnings: [{ key: 'rent', text: 'Above the limit.' }] }

  expect(applyRoomChanges(room, sent).warnings).toBe(room.warnings)
  expect(applyRoomChanges(room, { ...sent, warnings: [] }).warnings).toEqual([])
})

test.each([
  ['chosen', undefined, { groupId: 'g1', rows: { rooms: 2 } }],
  ['refused', { groupId: 'g1', rows: { rooms: 2 } }, null],
  ['taken back', { groupId: 'g1', rows: { rooms: 2 } }, undefined],
])('an earlier inspection that is %s is known by the changes', (_name, one, other) => {
  const known = { earlierInspections: [] }
  const changes = findRoomChanges(
    { ...before, ...known, ...(one !== undefined && { continued: one }) },
    { ...before, ...known, revision: 5, ...(other !== undefined && { continued: other }) },
  )
  const parsed: typeof changes = JSON.parse(JSON.stringify(changes))

  expect(
    applyRoomChanges({ ...before, ...known, ...(one && { continued: one }) }, parsed).continued,
  ).toEqual(other)
})
