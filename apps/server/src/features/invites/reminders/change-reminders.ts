import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { ReminderPlan } from '@countersign/contract/schemas/packets/reminders'
import { packets } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import {
  lockOwnPacket,
  planReminder,
  presentOne,
  readInvites,
  touchPacket,
} from '../../packet/index.ts'

/** Idempotent. Computes the next reminder of every waiting signer again. */
export async function changeReminders(
  ctx: Context,
  { groupId, plan }: { groupId: string; plan: ReminderPlan },
): Promise<{ packet: Packet }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    if (JSON.stringify(packet.reminderPlan) === JSON.stringify(plan)) {
      return { packet: await presentOne(tx, packet) }
    }

    await tx.db.update(packets).set({ reminderPlan: plan }).where(eq(packets.id, packet.id))
    const changed = { ...packet, reminderPlan: plan }
    for (const invite of await readInvites(tx, packet.id)) {
      if (invite.status === 'pending') {
        await planReminder(tx, changed, invite)
      }
    }
    await touchPacket(tx, packet.id)
    await recordEvent(tx, {
      stream: packetStream(groupId),
      type: 'packet.reminders-changed',
      data: plan,
    })
    return { packet: await presentOne(tx, changed) }
  })
}
