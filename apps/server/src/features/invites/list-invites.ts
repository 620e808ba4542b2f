import type { InviteDetails, SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { signingInvites } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { isMailStopped } from '../../infrastructure/mail/mail-stops.ts'
import type { Context } from '../../kernel/context.ts'
import { findOwnPacket, type PacketRow, readInvites } from '../packet/index.ts'
import { presentInvite } from './present-invite.ts'

export async function listInvites(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ invites: Pick<SigningInvite, 'code' | 'email' | 'role'>[] }> {
  const { invites } = await readInviteDetails(ctx, { groupId })

  return { invites: invites.map(({ code, email, role }) => ({ code, email, role })) }
}

export async function readInviteDetails(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<InviteDetails> {
  const packet = await findOwnPacket(ctx, groupId)
  const invites = await readInvites(ctx, packet.id)
  const stopped = await findStopped(ctx, packet)

  return {
    documentName: packet.name,
    invites: invites.map((invite) => ({
      ...presentInvite(invite, packet),
      ...(stopped.has(invite.id) && { emailsStopped: true }),
    })),
  }
}

async function findStopped(ctx: Context, { id, ownerId }: PacketRow): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ id: signingInvites.id })
    .from(signingInvites)
    .where(
      and(eq(signingInvites.packetId, id), isMailStopped({ email: signingInvites.email, ownerId })),
    )

  return new Set(rows.map((row) => row.id))
}
