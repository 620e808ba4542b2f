import { initiatorOf, planReminder, touchPacket } from '../packet/index.ts'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { resumeMails } from '../../infrastructure/mail/mail-stops.ts'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { findInviteByCode, hasExpired, inviteExpired } from './find-invite.ts'

/** Idempotent. The mark of an address that returned emails goes with the next one that arrives. */
export async function resumeInviteEmails(
  visitor: Context,
  { code }: { code: string },
): Promise<void> {
  const { ctx, invite, packet } = await findInviteByCode(visitor, code)
  if (hasExpired(invite, ctx.clock.now())) {
    throw inviteExpired(initiatorOf(packet).name)
  }
  const { email, role } = invite
  const { ownerId, documentGroupId } = packet

  await inTransaction(ctx, async (tx) => {
    if (!(await resumeMails(tx, { email, ownerId }))) {
      return
    }
    await recordEvent(tx, {
      stream: packetStream(documentGroupId),
      type: 'mail.resumed',
      data: { role },
    })
    const [resumed] = await tx.db
      .update(signingInvites)
      .set({ undeliverableAt: null })
      .where(eq(signingInvites.id, invite.id))
      .returning()
    await touchPacket(tx, packet.id)
    if (resumed?.status === 'pending') {
      await planReminder(tx, packet, resumed)
    }
  })
}
