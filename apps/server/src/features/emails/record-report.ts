import { mails } from '@countersign/database'
import { and, isNull, sql } from 'drizzle-orm'
import { headerText } from '../../infrastructure/mail/header-text.ts'
import { stopMails } from '../../infrastructure/mail/mail-stops.ts'
import type { MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { stopConfirmations } from '../applications/index.ts'
import { lockPacket } from '../packet/index.ts'
import { findMail, matchMail, type MailReference } from './find-mail.ts'
import { onUndeliverable } from './on-undeliverable.ts'

/** What became of one of our mails after a mail server had accepted it. */
export interface MailReport {
  /** `bounce`: it came back. `complaint`: the recipient marked it as unwanted. */
  kind: 'bounce' | 'complaint'
  mail: MailReference
  /** What the report says, for the log and the record. */
  reply: string
}

const maxReplyLength = 300

/**
 * A bounce is about the address; after a complaint, no more is sent to it in this owner's name. The
 * recipient's invite is marked as undeliverable, and the owner is told once: the conditional update, or
 * the first complaint, decides. Idempotent. Returns whether this report is about a mail of ours and is
 * the first one.
 */
export async function recordReport(ctx: Context, report: MailReport): Promise<boolean> {
  const { kind } = report
  const reply = headerText(report.reply, maxReplyLength)

  return inTransaction(ctx, async (tx) => {
    const mail = await (kind === 'bounce' ? markBounced : markUnwanted)(tx, { ...report, reply })
    if (!mail) {
      return false
    }

    const cause = kind === 'bounce' ? 'returned' : 'suppressed'
    tx.log.warn({ mailId: mail.id, reply }, `mail: ${kind}`)
    await stopConfirmations(tx, mail)
    const packet = mail.packetId ? await lockPacket(tx, mail.packetId) : undefined
    if (packet) {
      await recordEvent(tx, {
        stream: packetStream(packet.documentGroupId),
        type: kind === 'bounce' ? 'mail.bounced' : 'mail.complained',
        data: { kind: mail.kind, role: mail.role, mailId: mail.id, reply },
        actor: { kind: 'system' },
      })
      await onUndeliverable(tx, packet, { mail, cause })
    }
    return true
  })
}

type Marked = Pick<MailReport, 'mail' | 'reply'>

/** A mail that the mail server has refused is settled already. */
async function markBounced(ctx: Context, { mail, reply }: Marked): Promise<MailRow | undefined> {
  const isReferred = matchMail(mail)
  if (!isReferred) {
    return undefined
  }

  const now = ctx.clock.now()
  const [bounced] = await ctx.db
    .update(mails)
    .set({
      bouncedAt: now,
      failure: reply,
      sentAt: sql`coalesce(${mails.sentAt}, ${now.toISOString()})`,
    })
    .where(and(isReferred, isNull(mails.bouncedAt), isNull(mails.refusedAt)))
    .returning()

  return bounced
}

async function markUnwanted(ctx: Context, { mail }: Marked): Promise<MailRow | undefined> {
  const found = await findMail(ctx, mail)

  return found && (await stopMails(ctx, found)) ? found : undefined
}
