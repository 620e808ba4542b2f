import type { ReminderPlan } from '@countersign/contract/schemas/packets/reminders'
import { formatNames } from '../../../lib/format-names.ts'
import { pluralize } from '../../../lib/pluralize.ts'

/** The plan as a sentence, without the reminders that would come after the link has expired. */
export function describeReminders(plan: ReminderPlan, linkDays: number): string {
  if (!plan.enabled) {
    return 'No automatic reminders. You can remind each signer yourself.'
  }

  const after = plan.afterDays
    .filter((days) => days < linkDays)
    .toSorted((one, other) => one - other)
  const before = plan.beforeExpiryDays
  const parts = [
    ...(after.length > 0
      ? [
          `${formatNames(after.map(String))} ${after.length === 1 && after[0] === 1 ? 'day' : 'days'} after sending`,
        ]
      : []),
    ...(before !== null && before < linkDays
      ? [`${pluralize(before, 'day')} before the link expires`]
      : []),
  ]
  return parts.length > 0
    ? `Anyone who has not signed gets an email ${parts.join(', and ')}.`
    : 'No reminder falls into the time that the links work.'
}
