import { formatSender } from '@countersign/answers/signer-name'
import { initiatorOf, ownerContactId } from '../packet/index.ts'
import type { MailRole } from '@countersign/contract/schemas/roles'
import { mails, users } from '@countersign/database'
import { sql, type SQL } from 'drizzle-orm'
import { renderEmail, type Email } from '../../infrastructure/mail/email-template.ts'
import { enqueueMail } from '../../infrastructure/mail/enqueue-mail.ts'
import type { Context, EnqueueOptions } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { shortName } from './packet-facts.ts'

/** Stored with each mail. */
export type MailKind =
  | 'invitation'
  | 'your-turn'
  | 'link-expired'
  | 'new-link-asked'
  | 'executed'
  | 'declined'
  | 'expired'
  | 'closed'
  | 'paper-asked'
  | 'question-asked'
  | 'disowned'
  | 'unreachable'
  | 'answers-changing'
  | 'reminder'
  | 'answer'
  | 'resident-signed'
  | 'receipt'
  | 'payment-failed'
  | 'refunded'
  | 'refund-failed'
  | 'disputed'
  | 'printed-copy'
  | 'form-ends'
  | 'signed-copy'

interface MailedPacket {
  id: string
  documentGroupId: string
  ownerId: string
  signerId: string | null
  initiatorName: string
  signerName: string | null
}

export interface NewMail {
  /** Chosen by a caller who refers to it. */
  id?: string
  packet: MailedPacket
  kind: MailKind
  role: MailRole
  /** What makes a second mail of this kind to the same person a new one, such as a new link. */
  occasion?: string
  to: Mailbox
  /** Who gets the answer to an owner's mail. Residents answer the owner. */
  replyTo?: Mailbox
  email: Email
}

export interface Mailbox {
  name: string
  email: string | SQL
}

/**
 * In the caller's transaction. Idempotent by packet, kind, role and occasion: the unique key decides.
 * Returns whether the mail is new.
 */
export async function queueMail(ctx: Context, mail: NewMail): Promise<boolean> {
  return (await queueMails(ctx, [mail])) > 0
}

/** Emails to several people. Returns how many are new. */
export async function queueMails(
  ctx: Context,
  newMails: readonly NewMail[],
  options: Pick<EnqueueOptions, 'deferSeconds'> = {},
): Promise<number> {
  if (newMails.length === 0) {
    return 0
  }
  const rows = newMails.map((mail) => ({ mail, row: toRow(ctx, mail) }))
  const inserted = await ctx.db
    .insert(mails)
    .values(rows.map(({ row }) => row))
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id, resentAt: mails.resentAt })

  for (const queued of inserted) {
    const { mail } = rows.find(({ row }) => row.id === queued.id) ?? unknownMail()
    await recordEvent(ctx, {
      stream: packetStream(mail.packet.documentGroupId),
      type: 'mail.queued',
      data: { kind: mail.kind, role: mail.role, mailId: queued.id },
    })
    await enqueueMail(ctx, queued, options)
  }
  return inserted.length
}

function toRow(ctx: Context, mail: NewMail) {
  const { id = ctx.ids.uuid() } = mail
  const messageId = `${id}@${new URL(ctx.ports.publicUrl).hostname}`

  return {
    id,
    packetId: mail.packet.id,
    kind: mail.kind,
    dedupeKey: [mail.packet.id, mail.kind, mail.role, mail.occasion].filter(Boolean).join('/'),
    role: mail.role,
    recipientName: mail.to.name,
    recipientEmail: mail.to.email,
    ...senderOf(mail),
    messageId,
    threadId: threadOf(mail, messageId),
    ...renderEmail(mail.email, ctx.ports.association),
    createdAt: ctx.clock.now(),
  }
}

function unknownMail(): never {
  throw new Error('Only the emails that were to be queued are queued.')
}

/** Residents see the owner's name and answer the owner; the address stays the installation's. */
function senderOf({ role, packet, replyTo }: NewMail) {
  if (role === 'LLSign') {
    return { replyToName: replyTo?.name, replyToEmail: replyTo?.email }
  }

  const owner = ownerMailbox(packet)
  return { fromName: senderName(packet), replyToName: owner.name, replyToEmail: owner.email }
}

/** At the address that the account has now, which may be newer than the packet. */
export function ownerMailbox(packet: MailedPacket): Mailbox {
  const email = sql`(select ${users.email} from ${users} where ${users.id} = ${ownerContactId(packet)})`

  return { name: initiatorOf(packet).name, email }
}

export function senderName(packet: Pick<MailedPacket, 'initiatorName' | 'signerName'>): string {
  return `${shortName(formatSender(initiatorOf(packet)))} via Countersign`
}

/** One thread for each packet and recipient: the Message-ID of their first mail. */
function threadOf({ packet, role, to }: NewMail, messageId: string) {
  return sql`coalesce((
    select ${mails.threadId} from ${mails}
    where ${mails.packetId} = ${packet.id} and ${mails.role} = ${role}
      and ${mails.recipientEmail} = ${to.email} and ${mails.threadId} is not null
    order by ${mails.createdAt} limit 1), ${messageId})`
}

export async function queueOwnerMail(
  ctx: Context,
  packet: MailedPacket,
  mail: Pick<NewMail, 'kind' | 'occasion' | 'email' | 'replyTo'>,
): Promise<void> {
  await queueMail(ctx, { ...mail, packet, role: 'LLSign', to: ownerMailbox(packet) })
}
