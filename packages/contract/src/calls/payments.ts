import type { paymentEndpoints } from '../endpoints/payments.ts'
import type { Calls } from '../call.ts'

export const paymentCalls: Calls<typeof paymentEndpoints> = {
  getFee: { method: 'GET', path: '/payments/fee', access: 'member' },
  getPayment: { method: 'GET', path: '/payments/group/:docGroupId', access: 'member' },
  postPayment: { method: 'POST', path: '/payments', access: 'member' },
  confirmPayment: { method: 'POST', path: '/payments/confirm', access: 'member' },
  getReceipts: { method: 'GET', path: '/receipts', access: 'member' },
  downloadReceiptList: { method: 'GET', path: '/receipts/list.csv', access: 'member' },
  getReceipt: { method: 'GET', path: '/receipts/:id', access: 'member' },
  downloadReceipt: { method: 'GET', path: '/receipts/:id/file', access: 'member' },
}
