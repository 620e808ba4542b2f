import { isResidentRole } from '@countersign/answers/field'
import type { NewLink } from '@countersign/contract/schemas/signing-invites'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { initiatorOf, type InviteRow, lockPacket, type PacketRow } from '../packet/index.ts'
import { findInviteByCode, hasExpired } from './find-invite.ts'
import { mailNewLinkRequested } from '../emails/index.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

/** Whether a resident with an expired link can still ask for a new one. */
export async function readNewLink(visitor: Context, { code }: { code: string }): Promise<NewLink> {
  const { invite, packet } = await findInviteByCode(visitor, code)

  return present(visitor, invite, packet)
}

/** Mails the owner, at most once a day. Only the owner can make the link: nobody gets a code by asking. */
export async function requestNewLink(
  visitor: Context,
  { code }: { code: string },
): Promise<NewLink> {
  const found = await findInviteByCode(visitor, code)

  return inTransaction(found.ctx, async (tx) => {
    await lockPacket(tx, found.packet.id)
    const { invite, packet } = await findInviteByCode(tx, code)
    assertPossible(tx, invite, packet)
    const now = tx.clock.now()
    if (invite.newLinkAskedAt && now.getTime() - invite.newLinkAskedAt.getTime() < days(1)) {
      return present(tx, invite, packet)
    }

    const requested = { ...invite, newLinkAskedAt: now }
    await tx.db
      .update(signingInvites)
      .set({ newLinkAskedAt: now })
      .where(eq(signingInvites.id, invite.id))
    await recordEvent(tx, {
      stream: packetStream(packet.documentGroupId),
      type: 'packet.new-link-asked',
      data: { role: invite.role },
    })
    await mailNewLinkRequested(tx, packet, requested)
    return present(tx, requested, packet)
  })
}

function assertPossible(ctx: Context, invite: InviteRow, packet: PacketRow): void {
  if (!waitsFor(packet, invite)) {
    throw new DomainError(
      'packet-closed',
      `These documents are closed. Please ask ${initiatorOf(packet).name} to send them again.`,
    )
  }
  if (!hasExpired(invite, ctx.clock.now())) {
    throw new DomainError('invalid-state', 'This signing link still works. Open it to sign.')
  }
}

function present(ctx: Context, invite: InviteRow, packet: PacketRow): NewLink {
  return {
    sender: initiatorOf(packet).name,
    possible: waitsFor(packet, invite) && hasExpired(invite, ctx.clock.now()),
    askedAt: invite.newLinkAskedAt?.toISOString() ?? null,
  }
}

function waitsFor({ status }: PacketRow, { role }: InviteRow): boolean {
  return (
    status === (isResidentRole(role) ? 'AWAITING_TENANT_SIGNATURE' : 'AWAITING_LANDLORD_SIGNATURE')
  )
}
