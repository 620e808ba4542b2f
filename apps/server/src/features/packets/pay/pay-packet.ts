import { packetLifecycle, type Receipt } from '@countersign/contract'
import { receipts } from '@countersign/database'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findOwnPacket, lockOwnPacket } from '../read/find-packet.ts'
import { touchPacket } from '../move-packet.ts'
import type { PacketRow } from '../rows.ts'
import { feeOf } from './packet-fee.ts'
import { presentReceipt } from './present-receipt.ts'
import { findReceipt } from './read-payment.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/**
 * Pays for e-signing a packet that is filled out. The charge is named after the packet, so that the
 * provider makes one of it however often it is asked; paying what is paid answers the first receipt.
 */
export async function payPacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ receipt: Receipt }> {
  const packet = await findOwnPacket(ctx, groupId)
  const paid = await findReceipt(ctx, packet.id)
  if (paid) {
    return { receipt: presentReceipt(paid, groupId) }
  }
  refuseUnlessDue(packet)

  const amountCents = await feeOf(ctx, packet)
  const { reference } = await ctx.ports.payments.charge({
    requestId: packet.id,
    amountCents,
    description: `E-signing of “${packet.name}”`,
  })
  return keepReceipt(ctx, groupId, { amountCents, reference })
}

function refuseUnlessDue(packet: PacketRow): void {
  if (packet.status === 'ARCHIVED') {
    throw new DomainError('packet-closed', 'This packet is closed, so there is nothing to pay.')
  }
  if (packet.status !== 'AWAITING_PAYMENT') {
    throw new DomainError(
      'invalid-state',
      `A packet is paid once it is filled out. This one is at “${packetLifecycle[packet.status].label}”.`,
    )
  }
}

async function keepReceipt(
  ctx: Context,
  groupId: string,
  charge: { amountCents: number; reference: string },
): Promise<{ receipt: Receipt }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    const [receipt] = await tx.db
      .insert(receipts)
      .values({
        id: tx.ids.uuid(),
        packetId: packet.id,
        ...charge,
        currency: 'USD',
        paidAt: tx.clock.now(),
      })
      .onConflictDoNothing({ target: receipts.packetId })
      .returning()
    const kept = receipt ?? (await findReceipt(tx, packet.id))
    if (!kept) {
      throw new Error('The receipt is neither new nor there.')
    }

    if (receipt) {
      await touchPacket(tx, packet.id)
      await recordEvent(tx, {
        stream: packetStream(groupId),
        type: 'packet.paid',
        data: { receiptId: receipt.id, amountCents: receipt.amountCents, currency: 'USD' },
      })
    }
    return { receipt: presentReceipt(kept, groupId) }
  })
}
