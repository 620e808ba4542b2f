import type { PaymentPort } from '../../../kernel/ports.ts'

/**
 * The default without a payment provider: one fee for every packet, recorded and settled outside of
 * the product (it is 0 unless set). The request's own name is the reference, so that asking twice
 * answers the same.
 */
export function createRecordedPayments({ feeCents }: { feeCents: number }): PaymentPort {
  return {
    feeCents: () => feeCents,
    charge: ({ requestId }) => Promise.resolve({ reference: `recorded:${requestId}` }),
  }
}
