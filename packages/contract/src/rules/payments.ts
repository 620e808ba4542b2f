export const paymentStatuses = [
  'pending',
  'processing',
  'paid',
  'invoiced',
  'failed',
  'expired',
  'partially-refunded',
  'refunded',
  'disputed',
  'dispute-lost',
] as const
type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * The allowed next statuses of a payment. Money that came is money that came: a payment that had
 * failed or expired by what we knew may still turn out to be paid.
 */
const paymentMoves = {
  pending: ['processing', 'paid', 'invoiced', 'failed', 'expired'],
  processing: ['paid', 'failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  paid: ['partially-refunded', 'refunded', 'disputed', 'dispute-lost'],
  invoiced: ['refunded'],
  'partially-refunded': ['paid', 'refunded', 'disputed', 'dispute-lost'],
  refunded: ['paid', 'partially-refunded', 'disputed', 'dispute-lost'],
  disputed: ['paid', 'partially-refunded', 'refunded', 'dispute-lost'],
  'dispute-lost': ['paid', 'disputed'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

/** The statuses from which a payment may move to this one. */
export function paymentStatusesBefore(status: PaymentStatus): PaymentStatus[] {
  return paymentStatuses.filter((from) => {
    const moves: readonly PaymentStatus[] = paymentMoves[from]
    return moves.includes(status)
  })
}

/** Whether a fee costs nothing, is invoiced by the association, or is paid online. */
export const settlements = ['free', 'invoiced', 'online'] as const

/** `canceled`: the packet ended before anyone had signed. `provider`: made at the payment provider. */
export const refundReasons = ['canceled', 'paid-twice', 'by-hand', 'provider'] as const
export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed'] as const
