import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { signingInvites } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { isMailStopped } from '../../infrastructure/mail/mail-stops.ts'
import type { Context } from '../../kernel/context.ts'
import { spanishTitle } from '../emails/index.ts'
import {
  formatAddress,
  initiatorOf,
  type PacketRow,
  presentSigning,
  readInvites,
} from '../packet/index.ts'
import { hasExecutedLinkExpired } from './executed-link.ts'
import { findInviteByCode, hasExpired, inviteExpired } from './find-invite.ts'
import { presentInviteToCosigner, presentInviteToSigner } from './present-invite.ts'

/** A resident sees their own invite in full and the others without addresses and codes. */
export async function readCodeDetails(
  visitor: Context,
  { code, copy }: { code: string; copy?: string | undefined },
): Promise<CodeDetails> {
  const { ctx, invite, packet } = await findInviteByCode(visitor, code)
  if (hasExpired(invite, ctx.clock.now())) {
    throw inviteExpired(initiatorOf(packet).name)
  }

  const { name: sender, signingFor } = initiatorOf(packet)
  const invites = await readInvites(ctx, packet.id)
  const stopped = await ctx.db.$count(
    signingInvites,
    and(
      eq(signingInvites.id, invite.id),
      isMailStopped({ email: signingInvites.email, ownerId: packet.ownerId }),
    ),
  )
  return {
    documentName: packet.name,
    mine: presentInviteToSigner(invite, packet),
    invites: invites.map((other) =>
      other.id === invite.id
        ? presentInviteToSigner(other, packet)
        : presentInviteToCosigner(other, packet),
    ),
    sender,
    ...(signingFor !== undefined && { senderFor: signingFor }),
    home: formatAddress(packet),
    documentTitles: packet.documents.map((document) => document.title),
    spanishTitles: packet.documents.map(spanishTitle),
    packet: packetState(packet),
    language: invite.language,
    signing: presentSigning(ctx.ports.signing.capabilities),
    executedLinkExpired: hasExecutedLinkExpired(ctx.clock.now(), { invite, packet, token: copy }),
    ...(stopped > 0 && { emailsStopped: true }),
  }
}

/** For residents, an executed packet stays executed after the owner has archived it. */
function packetState(packet: PacketRow): CodeDetails['packet'] {
  if (packet.executionDate) {
    return 'executed'
  }

  return packet.status === 'ARCHIVED' ? 'closed' : 'open'
}
