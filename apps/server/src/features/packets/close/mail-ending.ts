import type { Context } from '../../../kernel/context.ts'
import { declinedEmail, expiredEmail } from '../emails/owner-emails.ts'
import { queueMail } from '../emails/queue-mail.ts'
import { residentEmails } from '../emails/resident-emails.ts'
import type { Email } from '../../../infrastructure/mail/email-template.ts'
import { formatAddress } from '../format-address.ts'
import type { PacketRow } from '../rows.ts'
import type { InviteRow } from '../invites/invite-row.ts'
import { nameOfInvite, type Ending } from './ending.ts'

interface Ended {
  packet: PacketRow
  ending: Ending
  invites: readonly InviteRow[]
}

/** Tells those who wait: the owner what came between, the residents that there is nothing left to do. */
export async function mailEnding(ctx: Context, ended: Ended): Promise<void> {
  const { packet, ending, invites } = ended
  const letter = letterForOwner(ctx, ended)
  if (letter && ending.reason !== 'canceled') {
    await queueMail(ctx, {
      packet,
      kind: ending.reason,
      role: 'LLSign',
      to: { name: packet.initiatorName, email: packet.initiatorEmail },
      email: letter,
    })
  }

  for (const invite of invites) {
    const knows = ending.reason === 'declined' && isBy(ending, invite)
    if (invite.code && !knows && !invite.wrongRecipientAt) {
      await queueMail(ctx, {
        packet,
        kind: 'closed',
        role: invite.role,
        to: { name: invite.name, email: invite.email },
        email: residentEmails(invite.language).closed({
          premises: formatAddress(packet),
          name: invite.name,
          sender: packet.initiatorName,
        }),
      })
    }
  }
}

/** Nobody needs to be told of what they did themselves. */
function letterForOwner(ctx: Context, { packet, ending, invites }: Ended): Email | undefined {
  const names = invites.filter((invite) => isBy(ending, invite)).map(nameOfInvite)
  const url = `${ctx.ports.publicUrl}/legal-forms/view?documentGroupId=${packet.documentGroupId}`
  const owner = { ...nameOf(packet), name: packet.initiatorName, url }

  if (ending.reason === 'expired') {
    return expiredEmail({ ...owner, missing: names })
  }
  if (ending.reason === 'declined' && !ending.by.includes('LLSign')) {
    return declinedEmail({ ...owner, who: names.join(', '), words: ending.words })
  }
  return undefined
}

function nameOf(packet: PacketRow): { packetName: string; premises: string } {
  return { packetName: packet.name, premises: formatAddress(packet) }
}

function isBy({ by }: Ending, { role }: InviteRow): boolean {
  return by.some((one) => one === role)
}
