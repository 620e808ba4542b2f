import type { InviteRole } from '@countersign/contract'
import { signingInvites } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'

export interface InvitedPerson {
  role: InviteRole
  name: string
  email: string
}

/** Gives every signer their place in a new packet, in signing order. Links are made when it is sent. */
export async function reserveInvites(
  ctx: Context,
  { packetId, people }: { packetId: string; people: readonly InvitedPerson[] },
): Promise<void> {
  await ctx.db.insert(signingInvites).values(
    people.map(({ role, name, email }, position) => ({
      id: ctx.ids.uuid(),
      packetId,
      role,
      position,
      name,
      email,
      status: 'created' as const,
    })),
  )
}
