import { packetLifecycle, type Receipt } from '@countersign/contract'
import { receipts } from '@countersign/database'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findOwnPacket, lockOwnPacket } from '../read/find-packet.ts'
import { touchPacket } from '../move-packet.ts'
import type { PacketRow } from '../rows.ts'
import { computeFee, findReceipt, presentReceipt } from './read-payment.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/** Idempotent: the packet's id is the charge's request id, and a paid packet returns its first receipt. */
export async function payPacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ receipt: Receipt }> {
  const packet = await findOwnPacket(ctx, groupId)
  const paid = await findReceipt(ctx, packet.id)
  if (paid) {
    return { receipt: presentReceipt(paid, groupId) }
  }
  assertDue(packet)

  const amountCents = await computeFee(ctx, packet)
  const { reference } = await ctx.ports.payments.charge({
    requestId: packet.id,
    amountCents,
    description: `E-signing of “${packet.name}”`,
  })
  return saveReceipt(ctx, groupId, { amountCents, reference })
}

function assertDue(packet: PacketRow): void {
  if (packet.status === 'ARCHIVED') {
    throw new DomainError('packet-closed', 'This packet is closed, so there is nothing to pay.')
  }
  if (packet.status !== 'AWAITING_PAYMENT') {
    throw new DomainError(
      'invalid-state',
      `A packet is paid once it is filled out. The status of this one is “${packetLifecycle[packet.status].label}”.`,
    )
  }
}

async function saveReceipt(
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
    const saved = receipt ?? (await findReceipt(tx, packet.id))
    if (!saved) {
      throw new Error('The receipt could be neither inserted nor found.')
    }

    if (receipt) {
      await touchPacket(tx, packet.id)
      await recordEvent(tx, {
        stream: packetStream(groupId),
        type: 'packet.paid',
        data: { receiptId: receipt.id, amountCents: receipt.amountCents, currency: 'USD' },
      })
    }
    return { receipt: presentReceipt(saved, groupId) }
  })
}
