import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockOwnPacket, type PacketRow, presentOne } from '../../packet/index.ts'
import { endGroupJob, endPacket } from './end-packet.ts'

/** Idempotent: canceling a canceled packet changes nothing. */
export async function cancelPacket(
  ctx: Context,
  { groupId, reason }: { groupId: string; reason: string },
): Promise<{ packet: Packet }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    if (packet.archivedReason === 'canceled') {
      return { packet: await presentOne(tx, packet) }
    }
    assertOpen(packet)

    const ended = await endPacket(tx, packet, { kind: 'canceled', reason, by: [] })
    await enqueue(tx, endGroupJob, { groupId, reason })
    return { packet: await presentOne(tx, ended ?? packet) }
  })
}

function assertOpen({ status, ownerSignedAt }: PacketRow): void {
  if (ownerSignedAt) {
    throw new DomainError(
      'invalid-state',
      'Everyone has signed this packet, so it can no longer be canceled. You can archive it.',
    )
  }
  if (status === 'ARCHIVED') {
    throw new DomainError(
      'invalid-state',
      `This packet’s status is already “${packetLifecycle[status].label}”.`,
    )
  }
}
