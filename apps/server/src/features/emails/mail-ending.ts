import type { Email } from '../../infrastructure/mail/email-template.ts'
import type { Context } from '../../kernel/context.ts'
import { declinedEmail, expiredEmail } from './owner-emails.ts'
import { ownerFacts, residentFacts } from './packet-facts.ts'
import { queueMail, queueOwnerMail } from './queue-mail.ts'
import { residentEmails } from './resident-emails.ts'
import {
  type Ending,
  formatSigner,
  type InviteRow,
  type PacketRow,
  packetUrl,
  readCreator,
} from '../packet/index.ts'

interface Ended {
  packet: PacketRow
  ending: Ending
  invites: readonly InviteRow[]
}

/** Nobody is mailed about what they did themselves. */
export async function mailEnding(ctx: Context, ended: Ended): Promise<void> {
  const { packet, ending, invites } = ended
  const email = createOwnerEmail(ctx, ended)
  if (email && (ending.kind === 'declined' || ending.kind === 'expired')) {
    await queueOwnerMail(ctx, packet, { kind: ending.kind, email })
    const creator = await readCreator(ctx, packet)
    if (creator) {
      await queueMail(ctx, {
        packet,
        kind: ending.kind,
        role: 'LLEdit',
        to: creator,
        email: { ...email, greeting: `Hello ${creator.name},` },
      })
    }
  }

  for (const invite of invites) {
    const declined = ending.kind === 'declined' && isBy(ending, invite)
    if (invite.code && !declined && !invite.wrongRecipientAt) {
      await queueMail(ctx, {
        packet,
        kind: 'closed',
        role: invite.role,
        to: { name: invite.name, email: invite.email },
        email: residentEmails(invite.language)[ending.kind === 'revised' ? 'revised' : 'closed']({
          ...(await residentFacts(ctx, packet, invite)),
          hasSigned: invite.status === 'signed',
        }),
      })
    }
  }
}

function createOwnerEmail(ctx: Context, { packet, ending, invites }: Ended): Email | undefined {
  const by = invites.filter((invite) => isBy(ending, invite))
  const signers = by.map(formatSigner)
  const facts = { ...ownerFacts(packet), url: packetUrl(ctx, packet, 'view') }

  if (ending.kind === 'expired') {
    return expiredEmail({ ...facts, signers })
  }
  if (ending.kind === 'declined' && !ending.by.includes('LLSign')) {
    return declinedEmail({
      ...facts,
      name: by.map(({ name }) => name).join(', '),
      signer: signers.join(', '),
      reason: ending.reason,
    })
  }
  return undefined
}

function isBy({ by }: Ending, { role }: InviteRow): boolean {
  return by.some((candidate) => candidate === role)
}
