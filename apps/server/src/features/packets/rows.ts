import type { packets, packetTenants } from '@countersign/database'

export type PacketRow = typeof packets.$inferSelect
export type PacketTenantRow = typeof packetTenants.$inferSelect
