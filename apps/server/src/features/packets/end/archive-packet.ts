import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockOwnPacket, movePacket, presentOne } from '../../packet/index.ts'

/** Idempotent. The executed file stays. */
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
        `Only a packet that everyone has signed can be archived. The status of this one is “${packetLifecycle[packet.status].label}”. You can cancel it instead.`,
      )
    }

    const now = tx.clock.now()
    const archived = { archivedReason: 'archived', archivedWords: '', archivedAt: now } as const
    const moved = await movePacket(tx, packet.id, 'ARCHIVED', archived)
    await recordEvent(tx, {
      stream: packetStream(groupId),
      type: 'packet.archived',
      data: { reason: 'archived' },
    })
    return { packet: await presentOne(tx, moved ?? packet) }
  })
}
