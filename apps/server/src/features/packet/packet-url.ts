import type { Context } from '../../kernel/context.ts'
import type { PacketRow, ReceiptRow } from './rows.ts'

/** A screen of the owner's, for emails. */
export function packetUrl(
  ctx: Context,
  { documentGroupId }: PacketRow,
  screen: 'payment' | 'resident-link' | 'sign' | 'view',
): string {
  return `${ctx.ports.publicUrl}/legal-forms/${screen}?documentGroupId=${documentGroupId}`
}

/** Where the payment provider's page leads: after paying, or back without paying. */
export function checkoutReturnUrl(
  ctx: Context,
  packet: PacketRow,
  checkout: 'done' | 'back',
): string {
  return `${packetUrl(ctx, packet, 'payment')}&checkout=${checkout}`
}

export function receiptUrl(ctx: Context, { id }: Pick<ReceiptRow, 'id'>): string {
  return `${ctx.ports.publicUrl}/account/receipts/${id}`
}
