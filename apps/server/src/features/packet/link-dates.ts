import { limits } from '@countersign/contract/rules/limits'
import type { Context } from '../../kernel/context.ts'
import { addMs, days } from '../../kernel/time.ts'
import type { PacketRow } from './rows.ts'

export function inviteExpiry(ctx: Context, { linkDays }: Pick<PacketRow, 'linkDays'>): Date {
  return addMs(ctx.clock.now(), days(linkDays))
}

/** When a packet with an expired link closes unless the link is renewed. */
export function renewalDeadline(expiresAt: Date): Date {
  return addMs(expiresAt, days(limits.newLinkDays))
}
