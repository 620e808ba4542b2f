import type {
  packets,
  packetTenants,
  payments,
  receipts,
  refunds,
  signingInvites,
} from '@countersign/database'

export type PacketRow = typeof packets.$inferSelect
export type PacketTenantRow = typeof packetTenants.$inferSelect
export type InviteRow = typeof signingInvites.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export type ReceiptRow = typeof receipts.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
