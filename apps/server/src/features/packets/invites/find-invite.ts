import { SigningCode } from '@countersign/contract'
import { packets, signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { actingAs, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import type { InviteRow, PacketRow } from '../rows.ts'

interface FoundInvite {
  /** Acts as the resident with this code. */
  ctx: Context
  invite: InviteRow
  packet: PacketRow
}

/** Whoever has a code is its resident. A malformed code and an unknown one throw the same error. */
export async function findInviteByCode(ctx: Context, code: string): Promise<FoundInvite> {
  if (!SigningCode.safeParse(code).success) {
    throw inviteNotFound()
  }

  const [found] = await ctx.db
    .select({ invite: signingInvites, packet: packets })
    .from(signingInvites)
    .innerJoin(packets, eq(packets.id, signingInvites.packetId))
    .where(eq(signingInvites.code, code))
  if (!found) {
    throw inviteNotFound()
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

function inviteNotFound(): DomainError {
  return new DomainError(
    'invite-not-found',
    'This signing link does not exist. Please check that you opened the full link from your email.',
  )
}
