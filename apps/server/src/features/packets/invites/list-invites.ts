import type { InviteDetails, SigningInvite } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { findOwnPacket } from '../read/find-packet.ts'
import { presentInvite } from './present-invite.ts'
import { readInvites } from './read-invites.ts'

export async function listInvites(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ invites: Pick<SigningInvite, 'code' | 'email' | 'role'>[] }> {
  const { invites } = await readInviteDetails(ctx, { groupId })

  return { invites: invites.map(({ code, email, role }) => ({ code, email, role })) }
}

/** For the packet's owner. */
export async function readInviteDetails(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<InviteDetails> {
  const packet = await findOwnPacket(ctx, groupId)
  const invites = await readInvites(ctx, packet.id)

  return {
    documentName: packet.name,
    invites: invites.map((invite) => presentInvite(invite, groupId)),
  }
}
