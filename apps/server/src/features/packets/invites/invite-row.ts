import type { signingInvites } from '@countersign/database'

export type InviteRow = typeof signingInvites.$inferSelect
