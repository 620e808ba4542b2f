import type { SignerRole } from '@countersign/answers/field'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { DomainError } from '../../kernel/domain-error.ts'
import type { Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { initiatorOf, type InviteRow, lockPacket, type PacketRow } from '../packet/index.ts'
import { findInviteByCode, hasExpired, inviteExpired } from './find-invite.ts'
import { returnUrls } from './return-urls.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

/** Whoever has the code is its resident. */
export async function openSigning(
  visitor: Context,
  { code }: { code: string },
): Promise<{ embedUrl: string }> {
  const { ctx, invite, packet } = await findInviteByCode(visitor, code)
  assertOpen(invite, packet, ctx.clock.now())

  const link = await ctx.ports.signing.createSigningLink({
    groupId: packet.documentGroupId,
    role: residentRole(invite),
    returnUrl: returnUrls(ctx.ports.publicUrl).signed,
  })
  await recordOpened(ctx, code, packet)
  return { embedUrl: link.url }
}

function assertOpen(invite: InviteRow, packet: PacketRow, now: Date): void {
  if (invite.status === 'declined') {
    throw new DomainError('invite-declined', 'You declined to sign these documents.')
  }
  if (invite.status === 'signed') {
    throw new DomainError('already-signed', 'You have already signed. There is nothing left to do.')
  }
  if (hasExpired(invite, now)) {
    throw inviteExpired(initiatorOf(packet).name)
  }
  if (invite.status === 'canceled' || packet.status === 'ARCHIVED') {
    throw new DomainError(
      'packet-closed',
      `${initiatorOf(packet).name} or another signer has closed these documents. There is nothing left to sign.`,
    )
  }
}

/**
 * Under the packet's lock the code must still be the signer's: whoever corrected them in between wins,
 * and the new session is handed to nobody.
 */
async function recordOpened(ctx: Context, code: string, packet: PacketRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockPacket(tx, packet.id)
    const { invite } = await findInviteByCode(tx, code)
    await tx.db
      .update(signingInvites)
      .set({ lastOpenedAt: tx.clock.now() })
      .where(eq(signingInvites.id, invite.id))
    await recordEvent(tx, {
      stream: packetStream(packet.documentGroupId),
      type: 'packet.invite-opened',
      data: { role: invite.role },
    })
  })
}

/** Only residents have codes; the owner signs as a member. */
function residentRole({ role }: InviteRow): SignerRole {
  if (role === 'LLEdit' || role === 'LLSign') {
    throw new Error('The owner’s invite has no code.')
  }

  return role
}
