import * as calls from '../calls/payments.ts'
import { Payment, PaymentBody, PaymentParams, ReceiptResponse } from '../schemas/payments.ts'
import { bindEndpoints } from './endpoint.ts'

const tag = 'payments'

export const paymentEndpoints = bindEndpoints(calls, {
  getPayment: {
    tag,
    summary: 'The fee of a packet and its receipt',
    params: PaymentParams,
    response: Payment,
    problems: ['packet-not-found'],
  },
  postPayment: {
    tag,
    summary: 'Pays for e-signing a packet',
    body: PaymentBody,
    response: ReceiptResponse,
    problems: ['packet-not-found', 'invalid-state', 'packet-closed'],
  },
})
