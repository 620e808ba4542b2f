import { events, mails } from '@countersign/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { renderEmail } from '../../infrastructure/mail/email-template.ts'
import { enqueueMail, type MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { chooseLinkMail } from './choose-link-mail.ts'
import { kindsWithLink } from './is-mail-outdated.ts'
import { readSender, type Sender } from './packet-facts.ts'
import { reminderEmail } from './mail-reminder.ts'
import type { InviteRow, PacketRow } from '../packet/index.ts'
import { findInvitedBefore, invitationEmail } from './mail-invitation.ts'

/**
 * In the transaction in which links get more time: sends the emails with them that were left out as a
 * link had expired, or were given up. Each stays one row of the outbox, so none is sent twice. Those that
 * wait, or may be sent again by hand, get the new day.
 */
export async function mailLinksExtended(
  ctx: Context,
  packet: PacketRow,
  invites: readonly InviteRow[],
): Promise<void> {
  const rows = await readMails(ctx, packet)
  if (!rows.some(hasNotArrived)) {
    return
  }

  const [sender, invited] = await Promise.all([
    readSender(ctx, packet),
    findInvitedBefore(ctx, packet),
  ])
  for (const invite of invites) {
    const own = rows.filter((row) => hasLinkOf(row, invite))
    const isUpdate = invited.includes(invite.email)
    for (const mail of own.filter(hasNotArrived)) {
      await rewrite(ctx, mail, renderAgain(ctx, packet, { mail, invite, sender, isUpdate }))
    }
    for (const mail of chooseMails(own)) {
      await sendNow(ctx, mail)
    }
  }
}

function hasNotArrived({ sentAt, bouncedAt }: MailRow): boolean {
  return sentAt === null || bouncedAt !== null
}

type LeftOutMail = MailRow & { isLeftOut: boolean }

async function readMails(ctx: Context, packet: PacketRow): Promise<LeftOutMail[]> {
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.packetId, packet.id), inArray(mails.kind, kindsWithLink)))
    .orderBy(asc(mails.createdAt))
  if (!rows.some(({ refusedAt }) => refusedAt)) {
    return rows.map((row) => ({ ...row, isLeftOut: false }))
  }
  const refusals = await ctx.db
    .select({
      mailId: sql<string>`${events.data} ->> 'mailId'`,
      cause: sql<string | null>`${events.data} ->> 'cause'`,
    })
    .from(events)
    .where(and(eq(events.stream, packetStream(packet.documentGroupId)), isRefusal))
    .orderBy(asc(events.seq))
  const causes = new Map(refusals.map(({ mailId, cause }) => [mailId, cause]))

  return rows.map((row) => {
    const cause = causes.get(row.id)
    const isLeftOut = row.refusedAt !== null && (cause === 'outdated' || cause === 'gave-up')
    return { ...row, isLeftOut }
  })
}

const isRefusal = eq(events.type, 'mail.refused')

function hasLinkOf({ role, recipientEmail, text }: MailRow, invite: InviteRow): boolean {
  return (
    invite.code !== null &&
    invite.wrongRecipientAt === null &&
    role === invite.role &&
    recipientEmail === invite.email &&
    text.includes(`/${invite.code}`)
  )
}

/** Every answer, and what brings the link. */
function chooseMails(rows: readonly LeftOutMail[]): LeftOutMail[] {
  const answers = rows.filter((row) => row.kind === 'answer' && row.isLeftOut)
  const links = rows.filter(({ kind }) => kind !== 'answer')
  const link = chooseLinkMail(links, ({ isLeftOut }) => isLeftOut)

  return link ? [link, ...answers] : answers
}

interface Rewritten {
  mail: MailRow
  invite: InviteRow
  sender: Sender
  isUpdate: boolean
}

/** Until when the link works is part of these texts. */
function renderAgain(
  ctx: Context,
  packet: PacketRow,
  { mail, invite, sender, isUpdate }: Rewritten,
) {
  const { code, expiresAt } = invite
  if (!code || !expiresAt || mail.kind === 'answer') {
    return undefined
  }
  const write = mail.kind === 'invitation' ? invitationEmail : reminderEmail

  return renderEmail(
    write(ctx, packet, { invite, sender, isUpdate, code, expiresAt }),
    ctx.ports.association,
  )
}

async function rewrite(
  ctx: Context,
  { id }: MailRow,
  texts: ReturnType<typeof renderEmail> | undefined,
): Promise<void> {
  if (texts) {
    await ctx.db.update(mails).set(texts).where(eq(mails.id, id))
  }
}

async function sendNow(ctx: Context, { id }: MailRow): Promise<void> {
  const resentAt = ctx.clock.now()

  await ctx.db
    .update(mails)
    .set({ refusedAt: null, failure: null, attempts: 0, nextAttemptAt: resentAt, resentAt })
    .where(eq(mails.id, id))
  await enqueueMail(ctx, { id, resentAt })
}
