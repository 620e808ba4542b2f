import type { Email } from '../../infrastructure/mail/email-template.ts'
import type { Context } from '../../kernel/context.ts'
import { executedEmail } from './owner-emails.ts'
import { ownerFacts, readSender, toResidentFacts, type Sender } from './packet-facts.ts'
import { ownerMailbox, queueMails, type Mailbox, type NewMail } from './queue-mail.ts'
import { residentEmails } from './resident-emails.ts'
import {
  formatSigner,
  type InviteRow,
  type PacketRow,
  packetUrl,
  readCreator,
  readInvites,
} from '../packet/index.ts'

/** Sending them would slow the owner's download, which usually comes at once. */
const deferSeconds = 1

/**
 * Everyone gets a link to their copy: the owner in the app, residents by their code. Nothing goes to
 * an address where the link reached the wrong person; the owner's email says so.
 */
export async function mailExecuted(ctx: Context, packet: PacketRow): Promise<void> {
  const [invites, sender, creator] = await Promise.all([
    readInvites(ctx, packet.id),
    readSender(ctx, packet),
    readCreator(ctx, packet),
  ])
  const notMailed = invites.filter(({ wrongRecipientAt }) => wrongRecipientAt).map(formatSigner)

  const toSigners = invites
    .filter(({ wrongRecipientAt }) => !wrongRecipientAt)
    .map((invite): NewMail => ({
      packet,
      kind: 'executed',
      role: invite.role,
      to:
        invite.role === 'LLSign'
          ? ownerMailbox(packet)
          : { name: invite.name, email: invite.email },
      email: createEmail(ctx, packet, { invite, sender, notMailed }),
    }))
  const mails = creator ? [...toSigners, toCreator(ctx, packet, { creator, notMailed })] : toSigners
  await queueMails(ctx, mails, { deferSeconds })
}

/** Who has prepared what somebody else of the office signs. */
function toCreator(
  ctx: Context,
  packet: PacketRow,
  { creator, notMailed }: { creator: Mailbox; notMailed: readonly string[] },
): NewMail {
  const facts = { ...ownerFacts(packet), ownerName: creator.name, notMailed }

  return {
    packet,
    kind: 'executed',
    role: 'LLEdit',
    to: creator,
    email: executedEmail({ ...facts, url: packetUrl(ctx, packet, 'view') }),
  }
}

interface ExecutedMail {
  invite: InviteRow
  sender: Sender
  notMailed: readonly string[]
}

function createEmail(
  ctx: Context,
  packet: PacketRow,
  { invite, sender, notMailed }: ExecutedMail,
): Email {
  const url = executedUrl(ctx, packet, invite)
  if (invite.role === 'LLSign') {
    return executedEmail({ ...ownerFacts(packet), url, notMailed })
  }

  return residentEmails(invite.language).executed({
    ...toResidentFacts(packet, invite, sender),
    url,
  })
}

function executedUrl(ctx: Context, packet: PacketRow, { code }: InviteRow): string {
  return code ? `${ctx.ports.publicUrl}/sign/status?code=${code}` : packetUrl(ctx, packet, 'view')
}
