import * as calls from '../calls/payments.ts'
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
import { bindEndpoints } from './endpoint.ts'

const tag = 'payments'

export const paymentEndpoints = bindEndpoints(calls, {
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
})
