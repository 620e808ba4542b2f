import type { Payment, PaymentBody, PaymentParams, ReceiptResponse } from '../schemas/payments.ts'
import type { Call } from './call.ts'

export const getPayment: Call<{ params: typeof PaymentParams; response: typeof Payment }> = {
  method: 'GET',
  path: '/payments/group/:docGroupId',
  access: 'member',
}

/** Idempotent: paying what is paid answers the first receipt. */
export const postPayment: Call<{ body: typeof PaymentBody; response: typeof ReceiptResponse }> = {
  method: 'POST',
  path: '/payments',
  access: 'member',
}
