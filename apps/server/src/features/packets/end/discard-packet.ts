import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { limits } from '@countersign/contract/rules/limits'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { addMs, minutes } from '../../../kernel/time.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { assertCan, lockOwnPacket, movePacket, presentOne } from '../../packet/index.ts'
import { closeInvites } from '../../invites/index.ts'
import { releasePayment } from '../../payments/index.ts'
import { endDiscardedGroupJob } from './end-discarded-group.ts'

const reason = 'Discarded before it was filled out.'
/** A restore that began in the last moment is done by then. */
const marginMs = minutes(1)

/**
 * Ends a packet that nobody else has seen, and hides it from the dashboard. Its group ends when it can
 * no longer be restored; until then an archived packet refuses every change of it. Idempotent.
 */
export async function discardPacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ packet: Packet }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    if (packet.archivedReason === 'canceled') {
      return { packet: await presentOne(tx, packet) }
    }
    assertCan(
      tx,
      { action: 'discard', packet },
      'A packet can be discarded until it is filled out. After that, you can cancel it.',
    )

    const now = tx.clock.now()
    const ended = await movePacket(tx, packet.id, 'ARCHIVED', {
      archivedReason: 'canceled',
      archivedWords: reason,
      archivedAt: now,
      discarded: true,
      hiddenAt: now,
    })
    await closeInvites(tx, packet.id, undefined)
    await recordEvent(tx, { stream: packetStream(groupId), type: 'packet.discarded', data: {} })
    await releasePayment(tx, packet, { refund: true })
    await enqueue(
      tx,
      endDiscardedGroupJob,
      { groupId, reason, discardedAt: now.toISOString() },
      { startAfter: addMs(now, limits.restoreHours * 3_600_000 + marginMs) },
    )
    return { packet: await presentOne(tx, ended ?? packet) }
  })
}
