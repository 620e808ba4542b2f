import { expect, test } from 'vitest'
import { fillRules } from '../../room/fill-rules.ts'
import { findMissing } from '../../room/missing-answers.ts'
import { planRoom } from '../../room/room-plan.ts'
import { createFakeRoom } from '../../testing/fake-room.ts'
import { fixtureRoom } from '../../testing/fixture-room.ts'
import { nextSlotInGroups } from './next-slot-in-groups.ts'

const room = createFakeRoom(fixtureRoom('LLEdit')).room()
const { slots } = planRoom(room, fillRules)
const left = findMissing(slots, {
  missing: room.missing,
  drafts: {},
  answers: room.answers,
  errors: {},
})
const [first] = left

test('Next leaves a group of questions once nothing in it is missing, or from the last one that is', () => {
  const groups = { slots, missing: left, shown: slots.slice(0, 3) }
  const [one, two] = left.filter((slot) => groups.shown.includes(slot))
  const [beyond] = left.filter((slot) => !groups.shown.includes(slot))

  expect(nextSlotInGroups({ ...groups, currentId: undefined })).toBe(one)
  expect(nextSlotInGroups({ ...groups, currentId: slots.at(-1)?.id })).toBe(one)
  expect(nextSlotInGroups({ ...groups, currentId: (two ?? one)?.id })).toBe(beyond)
  expect(nextSlotInGroups({ ...groups, shown: [], currentId: undefined })).toBe(first)
})

test('Next comes back to the first group after the last one', () => {
  const last = slots.slice(-1)
  const currentId = last[0]?.id
  expect(nextSlotInGroups({ slots, missing: left.slice(0, 1), shown: last, currentId })).toBe(first)
})
