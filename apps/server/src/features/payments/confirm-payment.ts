import type { Payment } from '@countersign/contract/schemas/payments'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findOwnPacket } from '../packet/index.ts'
import { findLastAttempt, isUnderWay, presentPayment } from './read-payment.ts'
import { syncPayment } from './sync-payment.ts'

/** Asks the provider now. While it does not answer, what is known stays. */
export async function confirmPayment(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<Payment> {
  const packet = await findOwnPacket(ctx, groupId)
  const attempt = await findLastAttempt(ctx, packet.id)
  if (attempt && isUnderWay(attempt)) {
    await syncIfPossible(ctx, attempt.id)
  }

  return presentPayment(ctx, packet)
}

async function syncIfPossible(ctx: Context, paymentId: string): Promise<void> {
  try {
    await syncPayment(ctx, paymentId)
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'provider-unavailable')) {
      throw error
    }
  }
}
