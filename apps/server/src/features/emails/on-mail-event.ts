import { MailEvent } from '../../infrastructure/mail/reports/mail-webhook.ts'
import type { Context } from '../../kernel/context.ts'
import { findMail } from './find-mail.ts'
import { recordReport } from './record-report.ts'

/** An event of the mail provider, from its signed webhook. Idempotent. */
export async function onMailEvent(ctx: Context, payload: unknown): Promise<void> {
  const { type, recipient, messageId, reason } = MailEvent.parse(payload)
  const mail = await findMail(ctx, { messageId })
  if (mail?.recipientEmail.toLowerCase() !== recipient.trim().toLowerCase()) {
    ctx.log.warn({ type }, 'an event of the mail provider is not about an email of ours')
    return
  }

  if (type !== 'delivered') {
    const reply = reason || `Reported as ${type}`
    await recordReport(ctx, { kind: type, mail: { mailId: mail.id }, reply })
  }
}
