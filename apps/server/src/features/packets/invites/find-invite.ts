import { SigningCode } from '@countersign/contract'
import { packets, signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { actingAs, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import type { PacketRow } from '../rows.ts'
import type { InviteRow } from './invite-row.ts'

export interface HeldInvite {
  /** Acts as the resident who holds the code. */
  ctx: Context
  invite: InviteRow
  packet: PacketRow
}

/** Whoever holds a code is its resident. A malformed code and an unknown one get the same words. */
export async function findInviteByCode(ctx: Context, code: string): Promise<HeldInvite> {
  if (!SigningCode.safeParse(code).success) {
    throw refusal()
  }

  const [found] = await ctx.db
    .select({ invite: signingInvites, packet: packets })
    .from(signingInvites)
    .innerJoin(packets, eq(packets.id, signingInvites.packetId))
    .where(eq(signingInvites.code, code))
  if (!found) {
    throw refusal()
  }

  const { role } = found.invite
  return { ...found, ctx: actingAs(ctx, { kind: 'resident', role, packetId: found.packet.id }) }
}

/** Whether a link's time is over, also where nobody has written that down yet. */
export function hasExpired(invite: InviteRow, now: Date): boolean {
  if (invite.status === 'expired') {
    return true
  }

  return invite.status === 'pending' && invite.expiresAt !== null && invite.expiresAt <= now
}

export function expiredRefusal(sender: string): DomainError {
  return new DomainError(
    'invite-expired',
    `This signing link has expired. Please ask ${sender} to send the documents again.`,
  )
}

function refusal(): DomainError {
  return new DomainError(
    'invite-not-found',
    'This signing link does not exist. Please check that you opened the whole link from your e-mail.',
  )
}
