import { officeLimits } from '@countersign/contract/rules/offices'
import type { OfficeRole } from '@countersign/contract/schemas/offices'
import type { officeInvitations } from '@countersign/database'
import { queueMailWithoutPacket } from '../../infrastructure/mail/queue-mail-without-packet.ts'
import type { Context } from '../../kernel/context.ts'

interface Sent {
  invitation: typeof officeInvitations.$inferSelect
  code: string
  /** Their name. */
  inviter: string
  office: string
}

export async function mailInvitation(
  ctx: Context,
  { invitation, code, inviter, office }: Sent,
): Promise<void> {
  const { id, email, role, officeId } = invitation

  await queueMailWithoutPacket(ctx, {
    kind: 'office-invitation',
    dedupeKey: `${id}/office-invitation`,
    role: 'LLSign',
    ownerId: officeId,
    to: { name: '', email },
    email: {
      subject: `${inviter} invites you to work on ${office}’s legal forms`,
      preheader: 'Log in with your own account to join.',
      greeting: 'Hello,',
      paragraphs: [
        `${inviter} invites you to the office of ${office}, where rental forms are prepared, sent and signed.`,
        roleWords[role],
      ],
      action: { label: 'Join the office', url: `${ctx.ports.publicUrl}/office/join/${code}` },
      notes: [
        `The link works once, for ${officeLimits.invitationDays} days. You log in with your own account, and what you have there stays yours.`,
        'If you do not know the sender, ignore this email.',
      ],
    },
  })
}

const roleWords: Record<OfficeRole, string> = {
  manager: 'You would be a manager: you could do everything, and invite others.',
  member: 'You would be a member: you could prepare, pay for, send and sign packets.',
  preparer:
    'You would be a preparer: you could fill out packets, which somebody else then pays for, sends and signs.',
}
