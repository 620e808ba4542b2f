import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { assertCurrentForms } from '../../forms/index.ts'
import {
  assertCan,
  assertHomeStays,
  findOwnPacket,
  lockOwnPacket,
  presentOne,
  readGroupState,
} from '../../packet/index.ts'
import { requireRight } from '../../office/index.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { onReopened } from './on-reopened.ts'

/** Takes a filled packet back to filling. The provider decides the race with a signature. Idempotent. */
export async function changeAnswers(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ packet: Packet }> {
  const packet = await findOwnPacket(ctx, groupId)
  if (packet.status !== 'IN_PROGRESS') {
    if (packet.firstSignedAt) {
      throw new DomainError(
        'already-signed',
        'Someone has signed, so the answers can no longer change. Revise the packet instead: you get a new one with the same answers.',
      )
    }
    assertCan(
      ctx,
      { action: 'change-answers', packet },
      'Answers can be changed after you have filled out the packet and until someone signs.',
    )
    if (packet.status === 'AWAITING_TENANT_SIGNATURE') {
      await requireRight(ctx, 'send')
      // Its links would die, and it could not be sent again.
      assertHomeStays(packet)
      await assertCurrentForms(ctx, packet)
    }
    await ctx.ports.signing.reopen({ groupId })
    await applyReopening(ctx, groupId)
  }

  return { packet: await presentOne(ctx, await findOwnPacket(ctx, groupId)) }
}

/** For providers without callbacks: the embedded engine has done this in the transaction that reopened. */
async function applyReopening(ctx: Context, groupId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    if ((await readGroupState(tx, groupId)) === 'filling') {
      await onReopened(tx, packet)
    }
  })
}
