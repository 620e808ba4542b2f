import type { NewLink } from '@countersign/contract'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockPacket } from '../read/find-packet.ts'
import type { PacketRow } from '../rows.ts'
import { findInviteByCode, hasExpired } from './find-invite.ts'
import type { InviteRow } from './invite-row.ts'
import { mailNewLinkAsked } from './mail-expired-links.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

const dayMs = 86_400_000

/** Whether a resident whose link has run out can still get a new one. */
export async function readNewLink(visitor: Context, { code }: { code: string }): Promise<NewLink> {
  const { invite, packet } = await findInviteByCode(visitor, code)

  return present(visitor, invite, packet)
}

/**
 * A resident whose link has run out asks for a new one. The owner hears of it, once a day at most, and
 * alone decides: nobody gets a code by asking.
 */
export async function askForNewLink(
  visitor: Context,
  { code }: { code: string },
): Promise<NewLink> {
  const held = await findInviteByCode(visitor, code)

  return inTransaction(held.ctx, async (tx) => {
    await lockPacket(tx, held.packet.id)
    const { invite, packet } = await findInviteByCode(tx, code)
    refuseUnlessPossible(tx, invite, packet)
    const now = tx.clock.now()
    if (invite.newLinkAskedAt && now.getTime() - invite.newLinkAskedAt.getTime() < dayMs) {
      return present(tx, invite, packet)
    }

    const asking = { ...invite, newLinkAskedAt: now }
    await tx.db
      .update(signingInvites)
      .set({ newLinkAskedAt: now })
      .where(eq(signingInvites.id, invite.id))
    await recordEvent(tx, {
      stream: packetStream(packet.documentGroupId),
      type: 'packet.new-link-asked',
      data: { role: invite.role },
    })
    await mailNewLinkAsked(tx, packet, asking)
    return present(tx, asking, packet)
  })
}

function refuseUnlessPossible(ctx: Context, invite: InviteRow, packet: PacketRow): void {
  if (packet.status !== 'AWAITING_TENANT_SIGNATURE') {
    throw new DomainError(
      'packet-closed',
      `These documents are closed. Please ask ${packet.initiatorName} to send them again.`,
    )
  }
  if (!hasExpired(invite, ctx.clock.now())) {
    throw new DomainError('invalid-state', 'This signing link still works. Open it to sign.')
  }
}

function present(ctx: Context, invite: InviteRow, packet: PacketRow): NewLink {
  const waits = packet.status === 'AWAITING_TENANT_SIGNATURE'

  return {
    sender: packet.initiatorName,
    possible: waits && hasExpired(invite, ctx.clock.now()),
    askedAt: invite.newLinkAskedAt?.toISOString() ?? null,
  }
}
