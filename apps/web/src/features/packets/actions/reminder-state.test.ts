import { expect, test } from 'vitest'
import { reminderState } from './reminder-state.ts'

const at = Date.parse('2026-11-03T15:00:00.000Z')
const lastRemindedAt = new Date(at).toISOString()

test('a signer can be reminded again after an hour, not before', () => {
  expect(reminderState({ lastRemindedAt }, at + 59 * 60_000).possible).toBe(false)
  expect(reminderState({ lastRemindedAt }, at + 60 * 60_000).possible).toBe(true)
  expect(reminderState({}, at).possible).toBe(true)
})

test('a signer who was reminded before the server’s clock was set back can be reminded', () => {
  expect(reminderState({ lastRemindedAt }, at - 60 * 60_000).possible).toBe(true)
})

test('a reminder of the last minute was sent just now, also by a server whose clock is ahead', () => {
  expect(reminderState({ lastRemindedAt }, at + 30_000).words).toMatch(/^Reminded just now\./)
  expect(reminderState({ lastRemindedAt }, at - 5_000).words).toMatch(/^Reminded just now\./)
  expect(reminderState({ lastRemindedAt }, at + 120_000).words).toMatch(/^Reminded at /)
})

test('the next automatic reminder is announced', () => {
  expect(reminderState({ nextReminderAt: lastRemindedAt }, at).words).toMatch(
    /^Next automatic reminder 11\/3\/2026/,
  )
})
