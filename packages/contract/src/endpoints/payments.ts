import {
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
import type { Endpoints } from './endpoint.ts'

const tag = 'payments'

export const paymentEndpoints = {
  getFee: {
    tag,
    summary: 'What sending a packet of this size will cost',
    query: FeeQuery,
    response: Fee,
    problems: [],
  },
  getPayment: {
    tag,
    summary: 'The fee of a packet and its receipt',
    params: PaymentParams,
    response: Payment,
    problems: ['packet-not-found'],
  },
  /** Idempotent: paying what is paid answers the first receipt, an open payment page is answered again. */
  postPayment: {
    tag,
    summary: 'Pays for e-signing a packet, or opens the page on which it is paid',
    body: PaymentBody,
    response: StartedPayment,
    problems: [
      'packet-not-found',
      'invalid-state',
      'fee-changed',
      'packet-closed',
      'provider-unavailable',
    ],
  },
  /** Asks the payment provider now, such as after the return from its page. Idempotent. */
  confirmPayment: {
    tag,
    summary: 'Asks the payment provider how a payment stands',
    body: PaymentConfirmationBody,
    response: Payment,
    problems: ['packet-not-found'],
  },
  getReceipts: {
    tag,
    summary: 'The member’s receipts, newest first',
    query: ReceiptQuery,
    response: ReceiptPage,
    problems: [],
  },
  downloadReceiptList: {
    tag,
    summary: 'The member’s receipts as a CSV file',
    produces: 'text/csv',
    problems: [],
  },
  getReceipt: {
    tag,
    summary: 'One receipt with what it is for',
    params: ReceiptParams,
    response: ReceiptResponse,
    problems: ['receipt-not-found'],
  },
  downloadReceipt: {
    tag,
    summary: 'A receipt as a PDF',
    params: ReceiptParams,
    query: ReceiptFileQuery,
    produces: 'application/pdf',
    problems: ['receipt-not-found'],
  },
} satisfies Endpoints
