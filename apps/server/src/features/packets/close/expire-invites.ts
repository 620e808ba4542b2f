import type { SignerRole } from '@countersign/answers'
import { limits } from '@countersign/contract'
import { packets, signingInvites } from '@countersign/database'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockPacket } from '../read/find-packet.ts'
import { expireLinks } from '../invites/move-invites.ts'
import { mailLinksExpired } from '../invites/mail-expired-links.ts'
import { readInvites } from '../invites/read-invites.ts'
import type { InviteRow } from '../invites/invite-row.ts'
import { enqueueEndGroup } from './end-group.ts'
import { endPacket } from './end-packet.ts'
import { nameOfInvite } from './ending.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

export const expireInvitesJob = 'expire-invites'
export const ExpireInvites = z.object({})

const atOnce = 500
const dayMs = 86_400_000
/**
 * A place that waits for a signature. `canceled` in a packet that still waits is one whose link reached
 * somebody else; it too has its time, so that a packet of which nobody takes care ends.
 */
const waiting = ['pending', 'expired', 'canceled'] as const
const list = new Intl.ListFormat('en-US')

/**
 * Ends the links that have had their time, and tells the owner, who can make new ones; where nobody
 * did for a while, ends the packet: everyone's signature is needed.
 */
export async function expireInvites(ctx: Context): Promise<void> {
  for (const packetId of await packetsWith(ctx, ['pending'], ctx.clock.now())) {
    await inTransaction(ctx, (tx) => expireLinksOf(tx, packetId))
  }
  for (const packetId of await packetsWith(ctx, waiting, tooLate(ctx))) {
    await inTransaction(ctx, (tx) => expirePacket(tx, packetId))
  }
}

/** Links that ran out before this have had the time for a new one too. */
function tooLate({ clock }: Context): Date {
  return new Date(clock.now().getTime() - limits.newLinkDays * dayMs)
}

async function packetsWith(
  ctx: Context,
  statuses: readonly (typeof waiting)[number][],
  until: Date,
): Promise<string[]> {
  const overdue = await ctx.db
    .selectDistinct({ packetId: signingInvites.packetId })
    .from(signingInvites)
    .innerJoin(packets, eq(packets.id, signingInvites.packetId))
    .where(
      and(
        inArray(signingInvites.status, [...statuses]),
        lte(signingInvites.expiresAt, until),
        eq(packets.status, 'AWAITING_TENANT_SIGNATURE'),
      ),
    )
    .limit(atOnce)

  return overdue.map(({ packetId }) => packetId)
}

async function expireLinksOf(ctx: Context, packetId: string): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  if (packet?.status !== 'AWAITING_TENANT_SIGNATURE') {
    return
  }

  const late = await expireLinks(ctx, packetId)
  for (const { role } of late) {
    await recordEvent(ctx, {
      stream: packetStream(packet.documentGroupId),
      type: 'packet.link-expired',
      data: { role },
      actor: { kind: 'system' },
    })
  }
  if (late.length > 0) {
    await mailLinksExpired(ctx, packet, late)
  }
}

async function expirePacket(ctx: Context, packetId: string): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  const invites = packet ? await readInvites(ctx, packetId) : []
  const late = invites.filter((invite) => isLate(invite, tooLate(ctx)))
  if (packet?.status !== 'AWAITING_TENANT_SIGNATURE' || late.length === 0) {
    return
  }

  const words = `${list.format(late.map(nameOfInvite))} did not sign in time.`
  await endPacket(ctx, packet, { reason: 'expired', words, by: late.flatMap(signerRoles) })
  await enqueueEndGroup(ctx, { groupId: packet.documentGroupId, reason: words })
}

function isLate({ status, expiresAt }: InviteRow, until: Date): boolean {
  return waiting.some((one) => one === status) && expiresAt !== null && expiresAt <= until
}

function signerRoles({ role }: InviteRow): SignerRole[] {
  return role === 'LLEdit' ? [] : [role]
}
