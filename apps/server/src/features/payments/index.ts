export { createRecordedPayments } from './adapters/recorded-payments.ts'
