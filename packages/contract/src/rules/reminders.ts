/** How long a signing link may work, in days from the sending. */
export const linkDayChoices = [7, 14, 30, 60] as const

interface ReminderPlan {
  enabled: boolean
  /** Days after the sending, ascending. */
  afterDays: number[]
  /** Days before the link expires; null for none. */
  beforeExpiryDays: number | null
}

export const defaultReminderPlan: ReminderPlan = {
  enabled: true,
  afterDays: [3, 7, 14],
  beforeExpiryDays: 2,
}

const dayMs = 24 * 3_600_000

/** Instants in milliseconds. `undefined` if nothing of the plan is left after `now`. */
export function nextReminderMs(
  plan: ReminderPlan,
  { sentAt, expiresAt, now }: { sentAt: number; expiresAt: number | undefined; now: number },
): number | undefined {
  if (!plan.enabled) {
    return undefined
  }
  const before =
    plan.beforeExpiryDays === null || expiresAt === undefined
      ? []
      : [expiresAt - plan.beforeExpiryDays * dayMs]
  const planned = [...plan.afterDays.map((day) => sentAt + day * dayMs), ...before]
    .filter((at) => at > now && at > sentAt && (expiresAt === undefined || at < expiresAt))
    .toSorted((one, other) => one - other)

  return planned[0]
}
