import { isCoOwnerRole, isResidentRole } from '@countersign/answers/field'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { InviteStatus } from '@countersign/contract/schemas/signing-invites'
import { signingInvites } from '@countersign/database'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import {
  inviteExpiry,
  type InviteRow,
  nextReminder,
  type PacketRow,
  readInvites,
} from '../packet/index.ts'

const open = ['created', 'pending'] as const

/** Gives each resident a code of their own. Idempotent: returns the invites that it opened. */
export async function openResidentInvites(ctx: Context, packet: PacketRow): Promise<InviteRow[]> {
  return openLinks(ctx, packet, ({ role, code }) => isResidentRole(role) && !code)
}

/** Their links say whose turn it is until all residents have signed. */
export async function giveCoOwnersCodes(ctx: Context, packet: PacketRow): Promise<void> {
  for (const { id, role, code } of await readInvites(ctx, packet.id)) {
    if (isCoOwnerRole(role) && !code) {
      await ctx.db
        .update(signingInvites)
        .set({ code: ctx.ids.code() })
        .where(eq(signingInvites.id, id))
    }
  }
}

/** Once all residents have signed. Idempotent: returns the invites that it opened. */
export async function openCoOwnerInvites(ctx: Context, packet: PacketRow): Promise<InviteRow[]> {
  return openLinks(ctx, packet, ({ role, status }) => isCoOwnerRole(role) && status === 'created')
}

async function openLinks(
  ctx: Context,
  packet: PacketRow,
  isOpened: (invite: InviteRow) => boolean,
): Promise<InviteRow[]> {
  const expiresAt = inviteExpiry(ctx, packet)
  const invites = await readInvites(ctx, packet.id)
  const opened = await Promise.all(
    invites.filter(isOpened).map((invite) => {
      const nextReminderAt = nextReminder(ctx, packet, { ...invite, expiresAt })
      return ctx.db
        .update(signingInvites)
        .set({
          status: 'pending',
          code: invite.code ?? ctx.ids.code(),
          expiresAt,
          nextReminderAt,
        })
        .where(and(eq(signingInvites.id, invite.id), eq(signingInvites.status, 'created')))
        .returning()
    }),
  )

  return opened.flat()
}

/** Idempotent: whether it has opened it. */
export async function openOwnerInvite(ctx: Context, packet: PacketRow): Promise<boolean> {
  // Nothing is marked as undeliverable to the owner, whose turn does not expire.
  const nextReminderAt = nextReminder(ctx, packet, { undeliverableAt: null, expiresAt: null })

  const opened = await ctx.db
    .update(signingInvites)
    .set({ status: 'pending', nextReminderAt })
    .where(
      and(
        eq(signingInvites.packetId, packet.id),
        eq(signingInvites.role, 'LLSign'),
        eq(signingInvites.status, 'created'),
      ),
    )
    .returning({ id: signingInvites.id })

  return opened.length > 0
}

/** `undefined` if the invite was settled before. */
export async function markInviteSigned(
  ctx: Context,
  { packetId, role, signedAt }: { packetId: string; role: InviteRole; signedAt: Date },
): Promise<InviteRow | undefined> {
  const [row] = await ctx.db
    .update(signingInvites)
    .set({ status: 'signed', signedAt, nextReminderAt: null })
    .where(
      and(
        eq(signingInvites.packetId, packetId),
        eq(signingInvites.role, role),
        // A resident whose link expired during their session may finish it.
        inArray(signingInvites.status, [...open, 'expired']),
      ),
    )
    .returning()

  return row
}

/** Returns the invites that it expired. */
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
 * address anymore. The owner can make a new link while the packet waits for signatures.
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
    // A link that expired during their session must not work again once it gets more time.
    .where(and(invite, inArray(signingInvites.status, [...open, 'expired'])))
}

/** `settled` are the signers who declined or did not sign in time; the other open invites are canceled. */
export async function closeInvites(
  ctx: Context,
  packetId: string,
  settled: { status: 'declined' | 'expired'; roles: readonly InviteRole[] } | undefined,
): Promise<void> {
  const isOneOf = (statuses: readonly InviteStatus[]) =>
    and(eq(signingInvites.packetId, packetId), inArray(signingInvites.status, [...statuses]))
  if (settled && settled.roles.length > 0) {
    await ctx.db
      .update(signingInvites)
      .set({ status: settled.status })
      // A resident whose link expired during their session may decline in it.
      .where(and(isOneOf([...open, 'expired']), inArray(signingInvites.role, [...settled.roles])))
  }

  await ctx.db.update(signingInvites).set({ status: 'canceled' }).where(isOneOf(open))
}
