export { createRecordedPayments } from './adapters/recorded-payments.ts'
export { findReceipt } from './read-payment.ts'
export { paymentRoutes } from './routes.ts'
