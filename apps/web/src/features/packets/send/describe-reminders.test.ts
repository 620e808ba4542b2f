import { defaultReminderPlan } from '@countersign/contract/rules/reminders'
import { expect, test } from 'vitest'
import { describeReminders } from './describe-reminders.ts'

test('the plan is said in words', () => {
  expect(describeReminders(defaultReminderPlan, 30)).toBe(
    'Anyone who has not signed gets an email 3, 7 and 14 days after sending, and 2 days before the link expires.',
  )
})

test('reminders after the link has expired are not promised', () => {
  expect(describeReminders(defaultReminderPlan, 7)).toBe(
    'Anyone who has not signed gets an email 3 days after sending, and 2 days before the link expires.',
  )
})

test('a plan that is off says what the owner can do', () => {
  expect(describeReminders({ ...defaultReminderPlan, enabled: false }, 30)).toBe(
    'No automatic reminders. You can remind each signer yourself.',
  )
})
