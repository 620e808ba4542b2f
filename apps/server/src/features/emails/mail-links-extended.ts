import { mails } from '@countersign/database'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import { leftOutReplies } from '../../infrastructure/mail/left-out-replies.ts'
import type { Context } from '../../kernel/context.ts'
import type { InviteRow, PacketRow } from '../packet/index.ts'
import { mailInvitations } from './mail-invitation.ts'

/**
 * In the transaction in which links get more time: whoever's last email with the link was left out, as
 * the link had expired, or given up, is invited again.
 */
export async function mailLinksExtended(
  ctx: Context,
  packet: PacketRow,
  invites: readonly InviteRow[],
): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.packetId, packet.id), inArray(mails.kind, ['invitation', 'reminder'])))
    .orderBy(desc(mails.createdAt))
  const missed = invites.filter((invite) => {
    const last = rows.find((row) => hasLinkOf(row, invite))
    return last && isLeftOut(last)
  })

  if (missed.length > 0) {
    await mailInvitations(ctx, packet, missed)
  }
}

function hasLinkOf({ role, recipientEmail, text }: MailRow, invite: InviteRow): boolean {
  return (
    invite.code !== null &&
    role === invite.role &&
    recipientEmail === invite.email &&
    text.includes(`/${invite.code}`)
  )
}

/** Not what a mail server refused for good, or its recipient asked to stop: they would again. */
function isLeftOut({ refusedAt, failure }: MailRow): boolean {
  return (
    refusedAt !== null && failure !== leftOutReplies.suppressed && !/^5\d\d/.test(failure ?? '')
  )
}
