import type { paymentEndpoints } from '../endpoints/payments.ts'
import type { Calls } from '../call.ts'

export const paymentCalls: Calls<typeof paymentEndpoints> = {
  getFee: { method: 'GET', path: '/payments/fee', access: 'member' },
  getPayment: { method: 'GET', path: '/payments/group/:docGroupId', access: 'member' },
  postPayment: { method: 'POST', path: '/payments', access: 'member', right: 'send' },
  confirmPayment: { method: 'POST', path: '/payments/confirm', access: 'member', right: 'send' },
  getReceipts: { method: 'GET', path: '/receipts', access: 'member', right: 'manage' },
  downloadReceiptList: {
    method: 'GET',
    path: '/receipts/list.csv',
    access: 'member',
    right: 'manage',
  },
  getReceipt: { method: 'GET', path: '/receipts/:id', access: 'member', right: 'send' },
  downloadReceipt: { method: 'GET', path: '/receipts/:id/file', access: 'member', right: 'send' },
}
