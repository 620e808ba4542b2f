import type { InviteRole, SignerKind } from '@countersign/contract'
import { signingInvites } from '@countersign/database'
import type { Context } from '../../../kernel/context.ts'

export interface InvitedPerson {
  role: InviteRole
  name: string
  email: string
  /** A resident, or the owner, unless said. */
  kind?: SignerKind | undefined
}

/** Gives every signer their place in a new packet, in signing order. Links are made when it is sent. */
export async function reserveInvites(
  ctx: Context,
  { packetId, people }: { packetId: string; people: readonly InvitedPerson[] },
): Promise<void> {
  await ctx.db.insert(signingInvites).values(
    people.map(({ role, name, email, kind }, position) => ({
      id: ctx.ids.uuid(),
      packetId,
      role,
      position,
      name,
      email,
      kind,
      status: 'created' as const,
    })),
  )
}
