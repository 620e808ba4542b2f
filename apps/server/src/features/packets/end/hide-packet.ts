import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { assertCan, lockOwnPacket, presentOne, touchPacket } from '../../packet/index.ts'

/** Hides a packet that is done from the dashboard, or shows it again. Idempotent. */
export async function setHidden(
  ctx: Context,
  { groupId, hidden }: { groupId: string; hidden: boolean },
): Promise<{ packet: Packet }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    if ((packet.hiddenAt !== null) === hidden) {
      return { packet: await presentOne(tx, packet) }
    }
    assertCan(
      tx,
      { action: hidden ? 'hide' : 'show-again', packet },
      'Only a packet that is no longer under way can be hidden.',
    )

    const hiddenAt = hidden ? tx.clock.now() : null
    await touchPacket(tx, packet.id, { hiddenAt })
    await recordEvent(tx, {
      stream: packetStream(groupId),
      type: hidden ? 'packet.put-away' : 'packet.brought-back',
      data: {},
    })
    return { packet: await presentOne(tx, { ...packet, hiddenAt }) }
  })
}
