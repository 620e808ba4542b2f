import { sameEmail, type InviteRole, type SigningInvite } from '@countersign/contract'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockOwnPacket } from '../read/find-packet.ts'
import type { PacketRow } from '../rows.ts'
import { hasExpired } from './find-invite.ts'
import type { InviteRow } from './invite-row.ts'
import { mailInvitation } from './mail-invitation.ts'
import { inviteExpiry } from './move-invites.ts'
import { presentInvite } from './present-invite.ts'
import { readInvites } from './read-invites.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

export interface WantedInvite {
  documentGroupId: string
  role: InviteRole
  email: string
}

/**
 * The invite of one signer of a sent packet. Where its link has run out, or reached somebody else, it
 * gets a new one, and the old one is dead; where it works, it stays as it is.
 */
export async function reissueInvite(
  ctx: Context,
  { documentGroupId, role, email }: WantedInvite,
): Promise<{ invite: SigningInvite }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, documentGroupId)
    const invite = await findPlace(tx, packet, { role, email })
    refuseUnlessSent(packet)
    if (invite.status !== 'canceled' && !hasExpired(invite, tx.clock.now())) {
      return { invite: presentInvite(invite, documentGroupId) }
    }

    const renewed = await renew(tx, invite)
    await recordEvent(tx, {
      stream: packetStream(documentGroupId),
      type: 'packet.invite-reissued',
      data: { role },
    })
    // The address may be the stranger's own: the owner hands this link over.
    if (!invite.wrongRecipientAt) {
      await mailInvitation(tx, packet, renewed)
    }
    return { invite: presentInvite(renewed, documentGroupId) }
  })
}

async function findPlace(
  ctx: Context,
  packet: PacketRow,
  { role, email }: { role: InviteRole; email: string },
): Promise<InviteRow> {
  const invites = await readInvites(ctx, packet.id)
  const invite = invites.find((candidate) => candidate.role === role)
  if (!invite) {
    throw refuseField('role', 'This packet has no such signer.')
  }
  if (!sameEmail(invite.email, email)) {
    throw refuseField('email', 'This is not the e-mail address of that signer.')
  }

  return invite
}

function refuseUnlessSent({ status }: PacketRow): void {
  if (status !== 'AWAITING_TENANT_SIGNATURE' && status !== 'AWAITING_LANDLORD_SIGNATURE') {
    throw new DomainError(
      'invalid-state',
      'Signing links exist only while a packet that was sent waits for signatures.',
    )
  }
}

async function renew(ctx: Context, invite: InviteRow): Promise<InviteRow> {
  const [renewed] = await ctx.db
    .update(signingInvites)
    .set({
      status: 'pending',
      code: ctx.ids.code(),
      expiresAt: inviteExpiry(ctx),
      newLinkAskedAt: null,
    })
    .where(eq(signingInvites.id, invite.id))
    .returning()

  return renewed ?? invite
}

function refuseField(field: string, message: string): DomainError {
  return new DomainError('invalid-fields', undefined, [{ field, message }])
}
