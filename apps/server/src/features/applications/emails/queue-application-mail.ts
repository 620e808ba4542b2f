import type { Email } from '../../../infrastructure/mail/email-template.ts'
import type { MailRow } from '../../../infrastructure/mail/enqueue-mail.ts'
import { queueMailWithoutPacket } from '../../../infrastructure/mail/queue-mail-without-packet.ts'
import type { Context } from '../../../kernel/context.ts'

export const confirmationKind = 'application-confirmation'

interface ApplicationMail {
  kind: typeof confirmationKind | 'application-received'
  requestId: string
  ownerId: string
  /** What makes a second mail of this kind a new one. */
  occasion?: string
  to: { name: string; email: string }
  replyTo?: { name: string; email: string }
  /** Default: now. */
  sendAt?: Date
  email: Email
}

/** The id of the request that a mail of these kinds is about. */
export function requestOfMail({ dedupeKey }: Pick<MailRow, 'dedupeKey'>): string {
  return dedupeKey.split('/')[0] ?? ''
}

export async function queueApplicationMail(
  ctx: Context,
  { requestId, occasion, ...mail }: ApplicationMail,
): Promise<void> {
  await queueMailWithoutPacket(ctx, {
    ...mail,
    dedupeKey: [requestId, mail.kind, occasion].filter(Boolean).join('/'),
    role: mail.kind === 'application-received' ? 'LLSign' : 'TT1',
  })
}
