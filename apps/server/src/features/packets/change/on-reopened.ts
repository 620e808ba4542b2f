import { reopenableStatuses } from '@countersign/contract/rules/packet-lifecycle'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { queueMail, residentEmails, residentFacts } from '../../emails/index.ts'
import {
  type InviteRow,
  movePacket,
  ownerActor,
  type PacketRow,
  readInvites,
} from '../../packet/index.ts'
import { retireCode } from '../../invites/index.ts'

/**
 * The owner changes the answers: every link stops working, and residents who had opened theirs are
 * mailed. What was paid stays paid. Idempotent: the conditional update decides.
 */
export async function onReopened(ctx: Context, packet: PacketRow): Promise<void> {
  const moved = await movePacket(ctx, packet.id, 'IN_PROGRESS', {}, reopenableStatuses)
  if (!moved) {
    return
  }

  const invites = (await readInvites(ctx, packet.id)).filter(({ role }) => role !== 'LLSign')
  for (const invite of invites) {
    await retireCode(ctx, invite, 'answers-changed')
    await ctx.db
      .update(signingInvites)
      .set({ status: 'created', code: null, expiresAt: null, nextReminderAt: null })
      .where(eq(signingInvites.id, invite.id))
    await mailChanging(ctx, packet, invite)
  }
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.answers-reopened',
    data: { roles: invites.flatMap(({ role, code }): InviteRole[] => (code ? [role] : [])) },
    actor: ownerActor(packet),
  })
}

async function mailChanging(ctx: Context, packet: PacketRow, invite: InviteRow): Promise<void> {
  const { name, email, role, language, lastOpenedAt, wrongRecipientAt, code } = invite
  if (!code || !lastOpenedAt || wrongRecipientAt) {
    return
  }

  await queueMail(ctx, {
    packet,
    kind: 'answers-changing',
    role,
    occasion: lastOpenedAt.toISOString(),
    to: { name, email },
    email: residentEmails(language).answersChanging(await residentFacts(ctx, packet, invite)),
  })
}
