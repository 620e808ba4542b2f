import { packets, retiredCodes, signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { actingAs, type Context } from '../../kernel/context.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { initiatorOf, type InviteRow, type PacketRow } from '../packet/index.ts'

interface FoundInvite {
  /** Acts as the resident with this code. */
  ctx: Context
  invite: InviteRow
  packet: PacketRow
}

/** Whoever has a code is its resident. */
export async function findInviteByCode(ctx: Context, code: string): Promise<FoundInvite> {
  const [found] = await ctx.db
    .select({ invite: signingInvites, packet: packets })
    .from(signingInvites)
    .innerJoin(packets, eq(packets.id, signingInvites.packetId))
    .where(eq(signingInvites.code, code))
  if (!found) {
    throw (await linkReplaced(ctx, code)) ?? inviteNotFound()
  }

  if (found.invite.status === 'canceled' && found.invite.wrongRecipientAt) {
    throw wrongRecipient()
  }

  const { role } = found.invite
  return { ...found, ctx: actingAs(ctx, { kind: 'resident', role, packetId: found.packet.id }) }
}

/** Also before the `expire-invites` job has run. */
export function hasExpired(invite: InviteRow, now: Date): boolean {
  if (invite.status === 'expired') {
    return true
  }

  return invite.status === 'pending' && invite.expiresAt !== null && invite.expiresAt <= now
}

export function inviteExpired(sender: string): DomainError {
  return new DomainError(
    'invite-expired',
    `This signing link has expired. Please ask ${sender} to send the documents again.`,
  )
}

/** A corrected link may be in the hands of a stranger: it names nobody. */
async function linkReplaced(ctx: Context, code: string): Promise<DomainError | undefined> {
  const [retired] = await ctx.db
    .select({ reason: retiredCodes.reason, packet: packets })
    .from(retiredCodes)
    .innerJoin(packets, eq(packets.id, retiredCodes.packetId))
    .where(eq(retiredCodes.codeSha256, sha256(code)))
  if (!retired) {
    return undefined
  }

  return new DomainError(
    'link-replaced',
    retired.reason === 'answers-changed'
      ? `${initiatorOf(retired.packet).name} is changing the documents, so this link no longer works. Look for a newer email with a new link, or wait for it.`
      : 'This link no longer works. If you still expect documents to sign, ask the sender for a new link.',
  )
}

/** The holder said that they are not the signer, so they are shown nothing of anybody. */
function wrongRecipient(): DomainError {
  return new DomainError(
    'wrong-recipient',
    'This link no longer works, because someone who opened it said that the documents are for someone else.',
  )
}

function inviteNotFound(): DomainError {
  return new DomainError(
    'invite-not-found',
    'This signing link does not exist. Please check that you opened the full link from your email.',
  )
}
