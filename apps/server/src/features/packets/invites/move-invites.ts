import type { InviteRole } from '@countersign/contract'
import { limits } from '@countersign/contract'
import { signingInvites } from '@countersign/database'
import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { InviteRow } from './invite-row.ts'
import { readInvites } from './read-invites.ts'

/** An invite that can still be signed, declined, canceled or run out. */
const unsettled = ['created', 'pending'] as const

const dayMs = 86_400_000

/** Opens the residents' places: each gets a code of their own. Those that are open stay as they are. */
export async function openResidentInvites(ctx: Context, packetId: string): Promise<InviteRow[]> {
  const expiresAt = inviteExpiry(ctx)
  const opened: InviteRow[] = []

  for (const invite of await readInvites(ctx, packetId)) {
    if (invite.role === 'LLSign' || invite.code) {
      continue
    }
    const [row] = await ctx.db
      .update(signingInvites)
      .set({ status: 'pending', code: ctx.ids.code(), expiresAt })
      .where(and(eq(signingInvites.id, invite.id), isNull(signingInvites.code)))
      .returning()
    if (row) {
      opened.push(row)
    }
  }
  return opened
}

/** When a link that is made now stops working. */
export function inviteExpiry(ctx: Context): Date {
  return new Date(ctx.clock.now().getTime() + limits.inviteDays * dayMs)
}

/** When a packet of which a link has run out closes by itself. */
export function closesAt(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + limits.newLinkDays * dayMs)
}

/** It is the owner's turn. */
export async function openOwnerInvite(ctx: Context, packetId: string): Promise<void> {
  await ctx.db
    .update(signingInvites)
    .set({ status: 'pending' })
    .where(
      and(
        eq(signingInvites.packetId, packetId),
        eq(signingInvites.role, 'LLSign'),
        eq(signingInvites.status, 'created'),
      ),
    )
}

/** Settles one place as signed; `undefined` where it was settled before. */
export async function markInviteSigned(
  ctx: Context,
  { packetId, role, signedAt }: { packetId: string; role: InviteRole; signedAt: Date },
): Promise<InviteRow | undefined> {
  const [row] = await ctx.db
    .update(signingInvites)
    .set({ status: 'signed', signedAt })
    .where(
      and(
        eq(signingInvites.packetId, packetId),
        eq(signingInvites.role, role),
        // Whoever was in the room when their link ran out may finish what they began.
        inArray(signingInvites.status, [...unsettled, 'expired']),
      ),
    )
    .returning()

  return row
}

/** Writes down that links have run out; those of them that were still open. */
export async function expireLinks(ctx: Context, packetId: string): Promise<InviteRow[]> {
  return ctx.db
    .update(signingInvites)
    .set({ status: 'expired' })
    .where(
      and(
        eq(signingInvites.packetId, packetId),
        eq(signingInvites.status, 'pending'),
        lte(signingInvites.expiresAt, ctx.clock.now()),
      ),
    )
    .returning()
}

/**
 * The link reached someone who is not the signer: it stops working, and nothing is mailed to that
 * address anymore. The owner can make a new link as long as the packet waits.
 */
export async function markWrongRecipient(
  ctx: Context,
  { packetId, role }: { packetId: string; role: InviteRole },
): Promise<void> {
  const invite = and(eq(signingInvites.packetId, packetId), eq(signingInvites.role, role))

  await ctx.db.update(signingInvites).set({ wrongRecipientAt: ctx.clock.now() }).where(invite)
  await ctx.db
    .update(signingInvites)
    .set({ status: 'canceled' })
    .where(and(invite, inArray(signingInvites.status, unsettled)))
}

/** Ends what nobody has signed: the one who declined or the ones who ran out of time, then the rest. */
export async function closeInvites(
  ctx: Context,
  packetId: string,
  settled: { status: 'declined' | 'expired'; roles: readonly InviteRole[] } | undefined,
): Promise<void> {
  const open = and(eq(signingInvites.packetId, packetId), inArray(signingInvites.status, unsettled))
  if (settled && settled.roles.length > 0) {
    await ctx.db
      .update(signingInvites)
      .set({ status: settled.status })
      .where(and(open, inArray(signingInvites.role, [...settled.roles])))
  }

  await ctx.db.update(signingInvites).set({ status: 'canceled' }).where(open)
}
