/** Apart from `limits`, which residents load on their phones. */
export const applicationLimits = {
  messageLength: 500,
  /** How long a request to apply waits for its email address to be confirmed, and how long it is kept. */
  confirmDays: 7,
  keptDays: 90,
  /** New requests by one link in 24 hours. */
  perLinkPerDay: 100,
  /** Emails that ask one address for a confirmation: in 24 hours, and how long after the last one. */
  confirmationsPerDay: 5,
  confirmationPauseMs: 120_000,
} as const
