import type { PaymentPort } from '../../../kernel/ports.ts'

/**
 * The default without a payment provider: one fee for every packet (0 unless set), recorded here and
 * invoiced outside of the product.
 */
export function createRecordedPayments({ feeCents }: { feeCents: number }): PaymentPort {
  return { feeCents: () => feeCents }
}
