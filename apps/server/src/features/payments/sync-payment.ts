import { payments } from '@countersign/database'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { defineJob } from '../../kernel/jobs.ts'
import type { ChargeNotification } from '../../kernel/ports.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { applyCharge, scheduleCheck } from './apply-charge.ts'
import { closePaymentType } from './job-types.ts'
import { findPayment, movePayment } from './move-payment.ts'
import { onlineProviderOf } from './online-payments.ts'
import type { PaymentRow } from '../packet/index.ts'

const maxReadings = 5

/**
 * Reads a payment at its provider and takes over what stands there. Idempotent. Race-safe: after a
 * reading that another one overtook it is read again.
 */
export async function syncPayment(ctx: Context, paymentId: string): Promise<void> {
  for (let reading = 0; reading < maxReadings; reading += 1) {
    if (await readOnce(ctx, paymentId)) {
      return
    }
  }

  throw new DomainError('provider-unavailable', 'This payment is just being read. Try again.')
}

/** `false` if another reading overtook this one. */
async function readOnce(ctx: Context, paymentId: string): Promise<boolean> {
  const payment = await findPayment(ctx, paymentId)
  const online = payment && onlineProviderOf(ctx, payment)
  if (!online) {
    return true
  }
  if (!payment.reference) {
    await giveUpUnsaved(ctx, payment)
    return true
  }

  const state = await online.read({ reference: payment.reference })
  if (!state) {
    ctx.log.error({ paymentId }, 'the payment provider does not know this payment')
    await scheduleCheck(ctx, paymentId)
    return true
  }
  return applyCharge(ctx, { before: payment, state })
}

/**
 * A crash came between asking for a page and saving its reference, so nobody has ever seen the page.
 * Paying again uses the same request; after a day the provider has forgotten it.
 */
async function giveUpUnsaved(ctx: Context, payment: PaymentRow): Promise<void> {
  if (addMs(payment.createdAt, days(1)) > ctx.clock.now()) {
    await scheduleCheck(ctx, payment.id)
    return
  }

  await inTransaction(ctx, (tx) => movePayment(tx, payment.id, 'expired'))
}

/** An event of the provider, or an entry of its list. Anything that is not ours is ignored. */
export async function onChargeNotification(
  ctx: Context,
  notification: ChargeNotification,
): Promise<void> {
  const payment = await findByNotification(ctx, notification)
  if (!payment) {
    return
  }
  if (payment.reference) {
    await syncPayment(ctx, payment.id)
    return
  }

  await adoptReference(ctx, payment, notification)
}

async function findByNotification(
  ctx: Context,
  { reference, chargeReference, requestId }: ChargeNotification,
): Promise<PaymentRow | undefined> {
  const conditions = [
    reference === undefined ? undefined : eq(payments.reference, reference),
    chargeReference === undefined ? undefined : eq(payments.chargeReference, chargeReference),
    z.uuid().safeParse(requestId).success
      ? and(eq(payments.id, requestId ?? ''), isNull(payments.reference))
      : undefined,
  ]
  for (const condition of conditions.filter((one) => one !== undefined)) {
    const [payment] = await ctx.db
      .select()
      .from(payments)
      .where(condition)
      .orderBy(desc(payments.createdAt))
    if (payment) {
      return payment
    }
  }

  return undefined
}

/** Its page exists at the provider, but a crash came before we had saved that. */
async function adoptReference(
  ctx: Context,
  payment: PaymentRow,
  { reference }: ChargeNotification,
): Promise<void> {
  const online = onlineProviderOf(ctx, payment)
  const state = reference ? await online?.read({ reference }) : undefined
  if (!reference || state?.requestId !== payment.id) {
    return
  }

  await saveReference(ctx, { paymentId: payment.id, reference })
  if (!(await applyCharge(ctx, { before: payment, state }))) {
    await syncPayment(ctx, payment.id)
  }
}

export async function saveReference(
  ctx: Context,
  { paymentId, reference }: { paymentId: string; reference: string },
): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ reference })
    .where(and(eq(payments.id, paymentId), isNull(payments.reference)))
}

/** Closes a page that must no longer be paid, and takes over what had been paid before. */
export const closePaymentJob = defineJob({
  ...closePaymentType,
  run: async (ctx, { paymentId }) => {
    const payment = await findPayment(ctx, paymentId)
    const online = payment && onlineProviderOf(ctx, payment)
    if (online && payment.reference) {
      await online.close({ reference: payment.reference })
      await syncPayment(ctx, paymentId)
    }
  },
})
