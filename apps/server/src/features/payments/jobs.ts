import type { Job } from '../../kernel/context.ts'
import { reconcilePaymentsJob } from './reconcile-payments.ts'
import { refundPaymentJob } from './refund-payment.ts'
import { closePaymentJob } from './sync-payment.ts'

export const paymentJobs: readonly Job[] = [closePaymentJob, refundPaymentJob, reconcilePaymentsJob]
