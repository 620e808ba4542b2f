import { sameEmail } from '@countersign/contract/rules/signers'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { retireCode } from './retire-code.ts'
import {
  inviteExpiry,
  type InviteRow,
  lockOwnPacket,
  type PacketRow,
  planReminder,
  readInvites,
} from '../packet/index.ts'
import { hasExpired } from './find-invite.ts'
import { mailInvitation } from '../emails/index.ts'
import { presentInvite } from './present-invite.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

interface InviteRequest {
  documentGroupId: string
  role: InviteRole
  email: string
}

/**
 * Makes a new link where the old one has expired or reached the wrong person; the old one stops
 * working. Idempotent: a link that works stays as it is.
 */
export async function reissueInvite(
  ctx: Context,
  { documentGroupId, role, email }: InviteRequest,
): Promise<{ invite: SigningInvite }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, documentGroupId)
    const invite = await findInvite(tx, packet, { role, email })
    assertSent(packet)
    if (invite.status !== 'canceled' && !hasExpired(invite, tx.clock.now())) {
      return { invite: presentInvite(invite, packet) }
    }

    // The old link may have reached a stranger, who is told no more than after a correction.
    await retireCode(tx, invite, 'corrected')
    const renewed = await renew(tx, packet, invite)
    await recordEvent(tx, {
      stream: packetStream(documentGroupId),
      type: 'packet.invite-reissued',
      data: { role },
    })
    await mailInvitation(tx, packet, renewed)
    return { invite: presentInvite(renewed, packet) }
  })
}

async function findInvite(
  ctx: Context,
  packet: PacketRow,
  { role, email }: { role: InviteRole; email: string },
): Promise<InviteRow> {
  const invites = await readInvites(ctx, packet.id)
  const invite = invites.find((candidate) => candidate.role === role)
  if (!invite) {
    throw fieldError('role', 'This packet has no such signer.')
  }
  if (!sameEmail(invite.email, email)) {
    throw fieldError('email', 'This is not the email address of that signer.')
  }

  return invite
}

function assertSent({ status }: PacketRow): void {
  if (status !== 'AWAITING_TENANT_SIGNATURE' && status !== 'AWAITING_LANDLORD_SIGNATURE') {
    throw new DomainError(
      'invalid-state',
      'A packet has signing links only after it was sent and before everyone has signed.',
    )
  }
}

async function renew(ctx: Context, packet: PacketRow, invite: InviteRow): Promise<InviteRow> {
  const [renewed] = await ctx.db
    .update(signingInvites)
    .set({
      status: 'pending',
      code: ctx.ids.code(),
      expiresAt: inviteExpiry(ctx, packet),
      newLinkAskedAt: null,
    })
    .where(eq(signingInvites.id, invite.id))
    .returning()
  if (!renewed) {
    return invite
  }

  // Nothing is mailed to the address of a wrong recipient.
  if (!renewed.wrongRecipientAt) {
    await planReminder(ctx, packet, renewed)
  }
  return renewed
}

function fieldError(field: string, message: string): DomainError {
  return new DomainError('invalid-fields', undefined, [{ field, message }])
}
