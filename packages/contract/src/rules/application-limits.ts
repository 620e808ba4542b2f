/** Apart from `limits`, which residents load on their phones. */
export const applicationLimits = {
  messageLength: 500,
  /** How long a request to apply waits for its email address to be confirmed, and how long it is kept. */
  confirmDays: 7,
  keptDays: 90,
  confirmedPerLinkPerDay: 100,
  /** Requests from one network (an IPv4 address or an IPv6 /64) in 24 hours that nobody confirmed. */
  unconfirmedPerNetworkPerDay: 100,
  /** From so many unconfirmed ones in 24 hours on, a link is slow for who asks again, and its owner is told. */
  manyUnconfirmed: 100,
  /** Emails that ask one address for a confirmation: in 24 hours, and how long after the last one. */
  confirmationsPerDay: 3,
  confirmationPauseMs: 15 * 60_000,
} as const
