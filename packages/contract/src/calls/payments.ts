import type {
  Fee,
  FeeQuery,
  Payment,
  PaymentBody,
  PaymentConfirmationBody,
  PaymentParams,
  ReceiptFileQuery,
  ReceiptPage,
  ReceiptParams,
  ReceiptQuery,
  ReceiptResponse,
  StartedPayment,
} from '../schemas/payments.ts'
import type { Call } from './call.ts'

export const getFee: Call<{ query: typeof FeeQuery; response: typeof Fee }> = {
  method: 'GET',
  path: '/payments/fee',
  access: 'member',
}

export const getPayment: Call<{ params: typeof PaymentParams; response: typeof Payment }> = {
  method: 'GET',
  path: '/payments/group/:docGroupId',
  access: 'member',
}

/** Idempotent: paying what is paid answers the first receipt, an open payment page is answered again. */
export const postPayment: Call<{ body: typeof PaymentBody; response: typeof StartedPayment }> = {
  method: 'POST',
  path: '/payments',
  access: 'member',
}

/** Asks the payment provider now, such as after the return from its page. Idempotent. */
export const confirmPayment: Call<{
  body: typeof PaymentConfirmationBody
  response: typeof Payment
}> = {
  method: 'POST',
  path: '/payments/confirm',
  access: 'member',
}

export const getReceipts: Call<{ query: typeof ReceiptQuery; response: typeof ReceiptPage }> = {
  method: 'GET',
  path: '/receipts',
  access: 'member',
}

/** Answers a CSV file of all receipts. */
export const downloadReceiptList: Call = {
  method: 'GET',
  path: '/receipts/list.csv',
  access: 'member',
}

export const getReceipt: Call<{
  params: typeof ReceiptParams
  response: typeof ReceiptResponse
}> = {
  method: 'GET',
  path: '/receipts/:id',
  access: 'member',
}

/** Answers a PDF. */
export const downloadReceipt: Call<{
  params: typeof ReceiptParams
  query: typeof ReceiptFileQuery
}> = {
  method: 'GET',
  path: '/receipts/:id/file',
  access: 'member',
}
