import { packetLifecycle, type Packet } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockOwnPacket } from '../read/find-packet.ts'
import { presentOne } from '../read/read-packet.ts'
import type { PacketRow } from '../rows.ts'
import { enqueueEndGroup } from './end-group.ts'
import { endPacket } from './end-packet.ts'

/** The owner ends a packet that is not signed by everyone. Canceling what is canceled changes nothing. */
export async function cancelPacket(
  ctx: Context,
  { groupId, reason }: { groupId: string; reason: string },
): Promise<{ packet: Packet }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    if (packet.archivedReason === 'canceled') {
      return { packet: await presentOne(tx, packet) }
    }
    refuseUnlessOpen(packet)

    const ended = await endPacket(tx, packet, { reason: 'canceled', words: reason, by: [] })
    await enqueueEndGroup(tx, { groupId, reason })
    return { packet: await presentOne(tx, ended ?? packet) }
  })
}

function refuseUnlessOpen({ status, ownerSignedAt }: PacketRow): void {
  if (ownerSignedAt) {
    throw new DomainError(
      'invalid-state',
      'Everyone has signed this packet, so it can no longer be canceled. You can put it away.',
    )
  }
  if (status === 'ARCHIVED') {
    throw new DomainError(
      'invalid-state',
      `This packet is at “${packetLifecycle[status].label}” already.`,
    )
  }
}
