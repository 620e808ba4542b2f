import { z } from 'zod'
import { linkDayChoices } from '../../rules/reminders.ts'

function dayCount(max: number) {
  const message = `Enter a number of days from 1 to ${max}.`

  return z.number({ error: message }).int(message).min(1, message).max(max, message)
}

export const ReminderPlan = z.object({
  enabled: z.boolean(),
  /** Days after the sending. */
  afterDays: z.array(dayCount(60)).max(5, 'Choose at most 5 reminder days.'),
  /** Days before the link expires; null for none. */
  beforeExpiryDays: dayCount(30).nullable(),
})
export type ReminderPlan = z.infer<typeof ReminderPlan>

export const LinkDays = z
  .number()
  .int()
  .refine(
    (days) => linkDayChoices.some((choice) => choice === days),
    `Choose ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(linkDayChoices.map(String))} days.`,
  )

export const ExtendLinksBody = z.object({ days: LinkDays })
