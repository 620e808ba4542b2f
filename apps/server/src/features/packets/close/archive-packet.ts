import { packetLifecycle, type Packet } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockOwnPacket } from '../read/find-packet.ts'
import { movePacket } from '../move-packet.ts'
import { presentOne } from '../read/read-packet.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/** Puts an executed packet away; its file stays. One that is put away already stays so. */
export async function archivePacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ packet: Packet }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    if (packet.status === 'ARCHIVED') {
      return { packet: await presentOne(tx, packet) }
    }
    if (packet.status !== 'FULLY_EXECUTED') {
      throw new DomainError(
        'invalid-state',
        `Only a packet that everyone has signed can be put away. This one is at “${packetLifecycle[packet.status].label}”; you can cancel it instead.`,
      )
    }

    const now = tx.clock.now()
    const archived = { archivedReason: 'put-away', archivedWords: '', archivedAt: now } as const
    const moved = await movePacket(tx, packet.id, 'ARCHIVED', archived)
    await recordEvent(tx, {
      stream: packetStream(groupId),
      type: 'packet.archived',
      data: { reason: 'put-away' },
    })
    return { packet: await presentOne(tx, moved ?? packet) }
  })
}
