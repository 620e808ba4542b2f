export const leases = ['residential-lease', 'month-to-month-agreement', 'room-rental-agreement']

export const renewals = ['lease-renewal-offer', 'lease-renewal']

export const evictionNotices = [
  'notice-to-pay-or-quit',
  'notice-to-cure-or-quit',
  'unconditional-notice-to-quit',
  'notice-of-termination-non-renewal',
  'california-just-cause-notice',
]
