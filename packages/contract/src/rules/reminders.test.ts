import { expect, test } from 'vitest'
import { defaultReminderPlan, nextReminderMs } from './reminders.ts'

const day = 24 * 3_600_000
const plan = { ...defaultReminderPlan }

test('no reminder follows a plan that is off, or the last day of the plan', () => {
  const times = { sentAt: 0, expiresAt: 30 * day, now: 29 * day }

  expect(nextReminderMs({ ...plan, enabled: false }, { ...times, now: 0 })).toBeUndefined()
  expect(nextReminderMs(plan, times)).toBeUndefined()
})

test('the next reminder is the first one after now, in whatever order the days are', () => {
  const next = (now: number) =>
    nextReminderMs(
      { ...plan, afterDays: [14, 3, 7] },
      { sentAt: 0, expiresAt: 30 * day, now: now * day },
    )

  expect([0, 3, 6.9, 7, 14].map(next)).toEqual([3 * day, 7 * day, 7 * day, 14 * day, 28 * day])
})

test('nobody is reminded after the link has expired, nor before it was sent', () => {
  expect(nextReminderMs(plan, { sentAt: 0, expiresAt: 2 * day, now: 0 })).toBeUndefined()
  expect(
    nextReminderMs({ ...plan, afterDays: [] }, { sentAt: 0, expiresAt: undefined, now: 0 }),
  ).toBeUndefined()
})
