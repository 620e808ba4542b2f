import { packetLifecycle, type SentPacket } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { reconcilePacket } from '../flow.ts'
import { findOwnPacket } from '../read/find-packet.ts'
import type { PacketRow } from '../rows.ts'
import { findReceipt } from '../pay/read-payment.ts'

/** Idempotent. Codes, invites, mails and the packet's status follow in `flow.ts`. */
export async function sendForSignature(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<SentPacket> {
  const packet = await findOwnPacket(ctx, groupId)
  if (packet.status === 'AWAITING_PAYMENT') {
    await assertPaid(ctx, packet)
    await ctx.ports.signing.send({ groupId })
    await reconcilePacket(ctx, { groupId })
  } else {
    assertSent(packet)
  }

  const { status } = await findOwnPacket(ctx, groupId)
  return { documentGroupId: groupId, status }
}

async function assertPaid(ctx: Context, packet: PacketRow): Promise<void> {
  if (!(await findReceipt(ctx, packet.id))) {
    throw new DomainError('not-paid', 'Pay for e-signing first. Then you can send the packet.')
  }
}

function assertSent({ status }: PacketRow): void {
  if (status === 'ARCHIVED') {
    throw new DomainError('packet-closed', 'This packet is closed and cannot be sent.')
  }
  if (status === 'CREATED' || status === 'IN_PROGRESS') {
    throw new DomainError(
      'invalid-state',
      `A packet is sent once it is filled out and paid. The status of this one is “${packetLifecycle[status].label}”.`,
    )
  }
}
