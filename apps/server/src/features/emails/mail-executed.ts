import type { Email } from '../../infrastructure/mail/email-template.ts'
import type { Context } from '../../kernel/context.ts'
import { executedEmail } from './owner-emails.ts'
import { ownerFacts, readSender, toResidentFacts, type Sender } from './packet-facts.ts'
import {
  composeMail,
  ownerMailbox,
  queueComposed,
  type ComposedMail,
  type Mailbox,
} from './queue-mail.ts'
import { residentEmails } from './resident-emails.ts'
import {
  formatSigner,
  type InviteRow,
  type PacketRow,
  packetUrl,
  readCreator,
  readInvites,
} from '../packet/index.ts'

/** Written while the file is made: the owner waits for both. */
export async function composeExecuted(ctx: Context, packet: PacketRow): Promise<ComposedMail[]> {
  const [invites, sender, creator] = await Promise.all([
    readInvites(ctx, packet.id),
    readSender(ctx, packet),
    readCreator(ctx, packet),
  ])
  const notMailed = invites.filter(({ wrongRecipientAt }) => wrongRecipientAt).map(formatSigner)

  const toSigners = invites
    .filter(({ wrongRecipientAt }) => !wrongRecipientAt)
    .map((invite) =>
      composeMail(ctx, {
        packet,
        kind: 'executed',
        role: invite.role,
        to:
          invite.role === 'LLSign'
            ? ownerMailbox(packet)
            : { name: invite.name, email: invite.email },
        email: createEmail(ctx, packet, { invite, sender, notMailed }),
      }),
    )
  return [
    ...toSigners,
    ...(creator ? [composeForCreator(ctx, packet, { creator, notMailed })] : []),
  ]
}

/** Who has prepared what somebody else of the office signs. */
function composeForCreator(
  ctx: Context,
  packet: PacketRow,
  { creator, notMailed }: { creator: Mailbox; notMailed: readonly string[] },
): ComposedMail {
  const facts = { ...ownerFacts(packet), ownerName: creator.name, notMailed }

  return composeMail(ctx, {
    packet,
    kind: 'executed',
    role: 'LLEdit',
    to: creator,
    email: executedEmail({ ...facts, url: packetUrl(ctx, packet, 'view') }),
  })
}

/** Sending them would slow the owner's download, which usually comes at once. */
const deferSeconds = 1

/**
 * Everyone gets a link to their copy: the owner in the app, residents by their code. Nothing goes to
 * an address where the link reached the wrong person; the owner's email says so.
 */
export async function mailExecuted(ctx: Context, mails: readonly ComposedMail[]): Promise<void> {
  await queueComposed(ctx, mails, { deferSeconds })
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
