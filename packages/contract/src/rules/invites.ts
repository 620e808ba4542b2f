export const inviteStatuses = [
  'created',
  'pending',
  'signed',
  'declined',
  'canceled',
  'expired',
] as const
type InviteStatus = (typeof inviteStatuses)[number]

/** Nothing that is not signed is ever shown as "Signed". */
export function inviteStatusLabel(status: InviteStatus): string {
  switch (status) {
    case 'created':
    case 'pending':
      return 'Awaiting Signature'
    case 'signed':
      return 'Signed'
    case 'declined':
      return 'Declined'
    case 'canceled':
      return 'Canceled'
    case 'expired':
      return 'Expired'
  }
}

/** An email address without the app's name in parentheses at its end (specification, section 9). */
export function displayEmail(email: string): string {
  return email.replace(/\s*\([^()]*\)\s*$/, '')
}
