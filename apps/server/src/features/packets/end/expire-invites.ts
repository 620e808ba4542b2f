import { limits } from '@countersign/contract/rules/limits'
import { packets, signingInvites } from '@countersign/database'
import type { SignerRole } from '@countersign/answers/field'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { defineJob, enqueue } from '../../../kernel/jobs.ts'
import { addMs, days } from '../../../kernel/time.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import {
  formatSigners,
  type InviteRow,
  lockPacket,
  type PacketRow,
  readInvites,
} from '../../packet/index.ts'
import { mailLinksExpired } from '../../emails/index.ts'
import { expireLinks } from '../../invites/index.ts'
import { endGroupJob, endPacket } from './end-packet.ts'

/**
 * Expires links and mails the owner, who can make new ones. A packet whose link was not renewed in
 * time ends: it needs every signature.
 */
export const expireInvitesJob = defineJob({
  name: 'expire-invites',
  payload: z.object({}),
  every: '*/5 * * * *',
  run: expireInvites,
})

const batchSize = 500
/**
 * `canceled` in a packet that still waits is an invite whose link reached the wrong person. It
 * expires too, so that a packet that nobody takes care of ends.
 */
const waiting = ['pending', 'expired', 'canceled'] as const

async function expireInvites(ctx: Context): Promise<void> {
  for (const packetId of await findOverdue(ctx, ['pending'], ctx.clock.now())) {
    await inTransaction(ctx, (tx) => expirePacketLinks(tx, packetId))
  }
  for (const packetId of await findOverdue(ctx, waiting, renewalDeadline(ctx))) {
    await inTransaction(ctx, (tx) => expirePacket(tx, packetId))
  }
}

/** Links that expired before this can no longer be renewed. */
function renewalDeadline({ clock }: Context): Date {
  return addMs(clock.now(), -days(limits.newLinkDays))
}

async function findOverdue(
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
        inArray(packets.status, [...awaitingSignature]),
      ),
    )
    .limit(batchSize)

  return overdue.map(({ packetId }) => packetId)
}

async function expirePacketLinks(ctx: Context, packetId: string): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  if (!packet || !isAwaitingSignature(packet)) {
    return
  }

  const expired = await expireLinks(ctx, packetId)
  for (const { role } of expired) {
    await recordEvent(ctx, {
      stream: packetStream(packet.documentGroupId),
      type: 'packet.link-expired',
      data: { role },
      actor: { kind: 'system' },
    })
  }
  // Where no link can be renewed anymore, the packet ends in this run, and the owner is told that.
  if (expired.length > 0 && !expired.some((invite) => isOverdue(invite, renewalDeadline(ctx)))) {
    await mailLinksExpired(ctx, packet, expired)
  }
}

async function expirePacket(ctx: Context, packetId: string): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  const invites = packet ? await readInvites(ctx, packetId) : []
  const overdue = invites.filter((invite) => isOverdue(invite, renewalDeadline(ctx)))
  if (!packet || !isAwaitingSignature(packet) || overdue.length === 0) {
    return
  }

  const reason = `${formatSigners(overdue)} did not sign in time.`
  await endPacket(ctx, packet, { kind: 'expired', reason, by: overdue.flatMap(signerRole) })
  await enqueue(ctx, endGroupJob, { groupId: packet.documentGroupId, reason })
}

/** The initiator's turn, which is in the second one too, does not expire. */
const awaitingSignature = ['AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE'] as const

function isAwaitingSignature({ status }: PacketRow): boolean {
  return awaitingSignature.some((one) => one === status)
}

function isOverdue({ status, expiresAt }: InviteRow, until: Date): boolean {
  return waiting.some((one) => one === status) && expiresAt !== null && expiresAt <= until
}

function signerRole({ role }: InviteRow): SignerRole[] {
  return role === 'LLEdit' ? [] : [role]
}
