import { defaultReminderPlan, nextReminderMs } from '@countersign/contract/rules/reminders'
import type { ReminderPlan } from '@countersign/contract/schemas/packets/reminders'
import { signingInvites, users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { InviteRow, PacketRow } from './rows.ts'

/**
 * Sets when this signer is mailed next. `sentAt` is when they were first asked; default: the time the
 * packet reached its status.
 */
export async function planReminder(
  ctx: Context,
  packet: PacketRow,
  invite: InviteRow,
): Promise<void> {
  const nextReminderAt = nextReminder(ctx, packet, invite)

  await ctx.db
    .update(signingInvites)
    .set({ nextReminderAt })
    .where(eq(signingInvites.id, invite.id))
}

export function nextReminder(
  ctx: Context,
  packet: PacketRow,
  invite: Pick<InviteRow, 'undeliverableAt' | 'expiresAt'>,
): Date | null {
  if (invite.undeliverableAt) {
    return null
  }
  const now = ctx.clock.now().getTime()
  const next = nextReminderMs(packetReminderPlan(packet), {
    sentAt: packet.statusSince.getTime(),
    expiresAt: invite.expiresAt?.getTime(),
    now,
  })

  return next === undefined ? null : new Date(next)
}

export function packetReminderPlan({
  reminderPlan,
}: Pick<PacketRow, 'reminderPlan'>): ReminderPlan {
  return reminderPlan ?? defaultReminderPlan
}

export async function memberReminderPlan(ctx: Context, userId: string): Promise<ReminderPlan> {
  const [user] = await ctx.db
    .select({ plan: users.reminderPlan })
    .from(users)
    .where(eq(users.id, userId))

  return user?.plan ?? defaultReminderPlan
}
