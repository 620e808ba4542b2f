export { createRecordedPayments } from './adapters/recorded-payments.ts'
export { payPacket } from './pay-packet.ts'
export { findReceipt } from './read-payment.ts'
export { paymentRoutes } from './routes.ts'
