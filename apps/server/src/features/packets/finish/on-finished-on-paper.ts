import { signingInvites } from '@countersign/database'
import type { EnvelopeEvent } from '@countersign/signing/envelope-events'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { retireCode } from '../../invites/index.ts'
import { enqueueExecution } from './execute-packet.ts'
import {
  type InviteRow,
  movePacket,
  ownerActor,
  type PacketRow,
  readInvites,
} from '../../packet/index.ts'

type PaperEvent = Extract<EnvelopeEvent, { type: 'envelope.completed-on-paper' }>

const openStatuses = [
  'AWAITING_PAYMENT',
  'AWAITING_TENANT_SIGNATURE',
  'AWAITING_LANDLORD_SIGNATURE',
] as const

/**
 * In the transaction in which the provider completed the group. Everyone counts as signed, in ink at a
 * time that nobody knows, and one job makes the executed file; a resident who never had a link, or whose
 * link reached somebody else, gets a code for their copy.
 */
export async function onFinishedOnPaper(
  ctx: Context,
  packet: PacketRow,
  { data }: PaperEvent,
): Promise<void> {
  const now = ctx.clock.now()
  const moved = await movePacket(
    ctx,
    packet.id,
    'AWAITING_LANDLORD_SIGNATURE',
    { ownerSignedAt: now, firstSignedAt: packet.firstSignedAt ?? now, executedOn: 'paper' },
    openStatuses,
  )
  if (!moved) {
    return
  }

  for (const invite of await readInvites(ctx, packet.id)) {
    if (invite.status !== 'signed') {
      await ctx.db
        .update(signingInvites)
        .set({
          status: 'signed',
          nextReminderAt: null,
          ...(invite.role !== 'LLSign' && { code: await executedLinkCode(ctx, invite) }),
        })
        .where(eq(signingInvites.id, invite.id))
    }
  }
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.finished-on-paper',
    data: { scanSha256: data.scanSha256, signedOn: data.signedOn, roles: data.signers },
    actor: ownerActor(packet),
  })
  await enqueueExecution(ctx, packet)
}

/** A canceled invite of an open packet is one whose link reached the wrong person. */
async function executedLinkCode(ctx: Context, invite: InviteRow): Promise<string> {
  if (invite.code && invite.status !== 'canceled') {
    return invite.code
  }

  await retireCode(ctx, invite, 'corrected')
  return ctx.ids.code()
}
