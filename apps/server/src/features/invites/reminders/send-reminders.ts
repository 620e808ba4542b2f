import { isResidentRole } from '@countersign/answers/field'
import { signingInvites } from '@countersign/database'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockPacket, nextReminder, type PacketRow } from '../../packet/index.ts'
import { mailReminder } from '../../emails/index.ts'

/**
 * Mails the signers whose planned reminder is due. Each reminder goes out exactly once, also after a
 * crash and with several servers: the conditional update on its time decides, in the transaction that
 * queues the mail.
 */
export const sendRemindersJob = defineJob({
  name: 'send-reminders',
  payload: z.object({}),
  every: '*/10 * * * *',
  run: sendReminders,
})

const batchSize = 500

async function sendReminders(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: signingInvites.id, packetId: signingInvites.packetId })
    .from(signingInvites)
    .where(lte(signingInvites.nextReminderAt, ctx.clock.now()))
    .orderBy(asc(signingInvites.nextReminderAt))
    .limit(batchSize)

  const errors: unknown[] = []
  for (const { id, packetId } of due) {
    await inTransaction(ctx, async (tx) => {
      const packet = await lockPacket(tx, packetId)
      if (packet) {
        await remind(tx, packet, id)
      }
    }).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) {
    throw new AggregateError(errors, `${errors.length} of ${due.length} reminders failed.`)
  }
}

async function remind(ctx: Context, packet: PacketRow, inviteId: string): Promise<void> {
  const now = ctx.clock.now()
  const [invite] = await ctx.db
    .select()
    .from(signingInvites)
    .where(and(eq(signingInvites.id, inviteId), lte(signingInvites.nextReminderAt, now)))
  if (!invite) {
    return
  }

  const isWaiting =
    invite.status === 'pending' &&
    invite.wrongRecipientAt === null &&
    (invite.expiresAt === null || invite.expiresAt > now) &&
    packet.status ===
      (isResidentRole(invite.role) ? 'AWAITING_TENANT_SIGNATURE' : 'AWAITING_LANDLORD_SIGNATURE')
  await ctx.db
    .update(signingInvites)
    .set({
      nextReminderAt: isWaiting ? nextReminder(ctx, packet, invite) : null,
      ...(isWaiting && { lastRemindedAt: now }),
    })
    .where(eq(signingInvites.id, inviteId))
  if (isWaiting) {
    await mailReminder(ctx, packet, invite, 'planned')
  }
}

/** Nobody is reminded of what they have settled: after a question, a request for paper or an ending. */
export async function stopReminders(
  ctx: Context,
  {
    packetId,
    roles,
  }: { packetId: string; roles?: readonly (typeof signingInvites.$inferSelect)['role'][] },
): Promise<void> {
  await ctx.db
    .update(signingInvites)
    .set({ nextReminderAt: null })
    .where(
      and(
        eq(signingInvites.packetId, packetId),
        roles ? inArray(signingInvites.role, [...roles]) : undefined,
      ),
    )
}
