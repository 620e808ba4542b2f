import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import type { SentPacket } from '@countersign/contract/schemas/packets/create-packet'
import type { PacketStatus } from '@countersign/contract/schemas/packets/packet-status'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { assertCurrentForms } from '../../forms/index.ts'
import { assertHomeStays, findOwnPacket, type PacketRow } from '../../packet/index.ts'
import { reconcilePacket } from '../flow.ts'
import { returnUrls } from '../../invites/index.ts'
import { findReceipt } from '../../payments/index.ts'
import { saveSendChoices, type SendChoices } from './save-send-choices.ts'

interface SendRequest extends SendChoices {
  groupId: string
}

/** Idempotent. Codes, invites, mails and the packet's status follow in `flow.ts`. */
export async function sendForSignature(
  ctx: Context,
  { groupId, ...choices }: SendRequest,
): Promise<SentPacket> {
  const packet = await findOwnPacket(ctx, groupId)
  if (packet.status === 'AWAITING_PAYMENT') {
    assertHomeStays(packet)
    await assertCurrentForms(ctx, packet)
    await assertPaid(ctx, packet)
    const message = await saveSendChoices(ctx, packet, choices)
    await ctx.ports.signing.send({
      groupId,
      returnUrls: returnUrls(ctx.ports.publicUrl),
      ...(message && { message }),
    })
    return { documentGroupId: groupId, status: await readSentStatus(ctx, groupId) }
  }

  assertSent(packet)
  return { documentGroupId: groupId, status: packet.status }
}

/** Usually the provider has reported the group's progress, and the packet has moved with it. */
async function readSentStatus(ctx: Context, groupId: string): Promise<PacketStatus> {
  const { status } = await findOwnPacket(ctx, groupId)
  if (status !== 'AWAITING_PAYMENT') {
    return status
  }

  await reconcilePacket(ctx, { groupId })
  return (await findOwnPacket(ctx, groupId)).status
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
