import type { packets, packetTenants, signingInvites } from '@countersign/database'

export type PacketRow = typeof packets.$inferSelect
export type PacketTenantRow = typeof packetTenants.$inferSelect
export type InviteRow = typeof signingInvites.$inferSelect
