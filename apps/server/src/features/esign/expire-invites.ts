import { packets, signingInvites } from '@countersign/database'
import type { SignerRole } from '@countersign/esign'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { lockPacket } from '../packets/index.ts'
import { readInvites, type InviteRow } from '../signing-invites/index.ts'
import { enqueueEndGroup } from './end-group.ts'
import { endPacket } from './end-packet.ts'
import { nameOfInvite } from './ending.ts'

export const expireInvitesJob = 'expire-invites'
export const ExpireInvites = z.object({})

const atOnce = 500
/**
 * A place that waits for a signature. `canceled` in a packet that still waits is one whose link reached
 * somebody else; it too has its time, so that a packet of which nobody takes care ends.
 */
const waiting = ['pending', 'canceled'] as const
const list = new Intl.ListFormat('en-US')

/** Ends the packets whose residents had their time and did not sign; everyone's signature is needed. */
export async function expireInvites(ctx: Context): Promise<void> {
  const overdue = await ctx.db
    .selectDistinct({ packetId: signingInvites.packetId })
    .from(signingInvites)
    .innerJoin(packets, eq(packets.id, signingInvites.packetId))
    .where(
      and(
        inArray(signingInvites.status, waiting),
        lte(signingInvites.expiresAt, ctx.clock.now()),
        eq(packets.status, 'AWAITING_TENANT_SIGNATURE'),
      ),
    )
    .limit(atOnce)

  for (const { packetId } of overdue) {
    await inTransaction(ctx, (tx) => expirePacket(tx, packetId))
  }
}

async function expirePacket(ctx: Context, packetId: string): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  const invites = packet ? await readInvites(ctx, packetId) : []
  const late = invites.filter((invite) => isLate(invite, ctx.clock.now()))
  if (packet?.status !== 'AWAITING_TENANT_SIGNATURE' || late.length === 0) {
    return
  }

  const words = `${list.format(late.map(nameOfInvite))} did not sign in time.`
  await endPacket(ctx, packet, { reason: 'expired', words, by: late.flatMap(signerRoles) })
  await enqueueEndGroup(ctx, { groupId: packet.documentGroupId, reason: words })
}

function isLate({ status, expiresAt }: InviteRow, now: Date): boolean {
  return waiting.some((one) => one === status) && expiresAt !== null && expiresAt <= now
}

function signerRoles({ role }: InviteRow): SignerRole[] {
  return role === 'LLEdit' ? [] : [role]
}
