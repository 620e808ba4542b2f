import type { Context } from '../../kernel/context.ts'
import type { OnlinePayments } from '../../kernel/ports.ts'
import type { PaymentRow } from '../packet/index.ts'

/** The provider of this payment; `undefined` if none or another one is configured now. */
export function onlineProviderOf(
  { ports }: Context,
  payment: Pick<PaymentRow, 'provider'>,
): OnlinePayments | undefined {
  const { online } = ports.payments

  return online?.provider === payment.provider ? online : undefined
}
