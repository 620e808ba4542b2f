import { mails, packets } from '@countersign/database'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, EnqueueOptions, Job, JobType } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { MailMessage, MailOutcome } from '../../kernel/ports.ts'
import { addMs } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { nextAttempt } from './next-attempt.ts'
import { leftOutReplies } from './left-out-replies.ts'
import { isMailStopped, ownerOfMail } from './mail-stops.ts'
import { isOutboxOpen } from './outbox-hold.ts'

export type MailRow = typeof mails.$inferSelect

/** What became of a mail: what the transport knows, or why we do not send it. */
export type MailSettlement =
  MailOutcome | { kind: 'gave-up' | 'suppressed' | 'outdated'; reply: string }

/**
 * Saves in one statement that a mail was accepted, and its event. `false`, and nothing is saved, where
 * that was settled before or more follows from it: then `OnMailSettled` decides.
 */
type SaveAccepted = (ctx: Context, mail: PacketMail) => Promise<boolean>

export type PacketMail = MailRow & Pick<typeof packets.$inferSelect, 'documentGroupId'>

/** Runs in the transaction that records the outcome. */
type OnMailSettled = (ctx: Context, mail: MailRow, outcome: MailSettlement) => Promise<void>

const SendMail = z.object({
  mailId: z.uuid(),
  /** When it was sent again. */ since: z.iso.datetime().optional(),
})

export const sendMailType: JobType<typeof SendMail> = {
  name: 'send-mail',
  payload: SendMail,
  singletonKey: ({ mailId, since }) => [mailId, since].filter(Boolean).join('/'),
}

/** A mail that waits for its next attempt keeps waiting, unless it is sent again by hand. */
export async function enqueueMail(
  ctx: Context,
  { id: mailId, resentAt }: Pick<MailRow, 'id' | 'resentAt'>,
  options?: EnqueueOptions,
): Promise<void> {
  const since = resentAt && { since: resentAt.toISOString() }

  await enqueue(ctx, sendMailType, { mailId, ...since }, options)
}

/** As many as the transport keeps connections. */
const concurrency = 5
/** When a mail is tried again that waited for another one to the same recipient, and that one failed. */
const sameRecipientPauseMs = 15_000

interface SendMailDeps {
  onSettled: OnMailSettled
  saveAccepted?: SaveAccepted
  /** Condition on `mails`: what it says is no longer true, so it is not sent. */
  isOutdated?: (now: Date) => SQL | undefined
}

export function createSendMailJob(deps: SendMailDeps): Job<typeof SendMail> {
  const recipients: Recipients = new Map()

  return {
    ...sendMailType,
    concurrency,
    run: (ctx, { mailId }) => sendMail(ctx, { mailId, recipients, ...deps }),
  }
}

/** Whom this process is writing to now, and the mails that wait for that. */
type Recipients = Map<string, Pick<MailRow, 'id' | 'createdAt'>[]>

interface SendOptions extends SendMailDeps {
  mailId: string
  recipients: Recipients
}

/**
 * One mail at a time to each recipient, whose server may be hanging; then those that waited, oldest
 * first. They have a job of their own for later, in case that the process ends or the mail fails.
 */
async function sendMail(ctx: Context, { mailId, recipients, ...deps }: SendOptions): Promise<void> {
  const found = await findUnsettled(ctx, mailId, deps)
  if (!found) {
    return
  }
  const recipient = found.mail.recipientEmail.toLowerCase()
  const waiting = recipients.get(recipient)
  if (waiting) {
    await sendLater(ctx, found.mail)
    waiting.push(found.mail)
    return
  }

  const next: Pick<MailRow, 'id' | 'createdAt'>[] = []
  recipients.set(recipient, next)
  try {
    let isSettled = await deliver(ctx, found, deps)
    while (isSettled && next.length > 0) {
      const [first] = next
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        .splice(0, 1)
      const waited = first && (await findUnsettled(ctx, first.id, deps))
      isSettled = !waited || (await deliver(ctx, waited, deps))
    }
  } finally {
    recipients.delete(recipient)
  }
}

type UnsettledMail = NonNullable<Awaited<ReturnType<typeof findUnsettled>>>

async function findUnsettled(ctx: Context, mailId: string, { isOutdated }: SendMailDeps) {
  const [found] = await ctx.db
    .select({
      mail: mails,
      documentGroupId: packets.documentGroupId,
      isSuppressed: isMailStopped({ email: mails.recipientEmail, ownerId: ownerOfMail }),
      isOutdated: sql<boolean>`${isOutdated?.(ctx.clock.now()) ?? sql`false`}`,
    })
    .from(mails)
    .leftJoin(packets, eq(packets.id, mails.packetId))
    .where(and(isUnsettled(mailId), isOutboxOpen(ctx)))

  return found
}

/**
 * At-least-once delivery: after a crash between sending and recording, the mail is sent again under
 * the same message id, by which mail servers deduplicate. `false` if another attempt is planned.
 */
async function deliver(
  ctx: Context,
  found: UnsettledMail,
  { onSettled, saveAccepted }: SendMailDeps,
): Promise<boolean> {
  const { mail, documentGroupId } = found
  const outcome = reasonNotToSend(found) ?? (await attempt(ctx, mail))
  if (!outcome) {
    return false
  }
  if (outcome.kind === 'stored') {
    await settle(ctx, mail, outcome)
    return true
  }
  const isSaved =
    outcome.kind === 'accepted' &&
    documentGroupId !== null &&
    (await saveAccepted?.(ctx, { ...mail, documentGroupId }))
  if (isSaved) {
    return true
  }
  await inTransaction(ctx, async (tx) => {
    if (await settle(tx, mail, outcome)) {
      await onSettled(tx, mail, outcome)
    }
  })
  return true
}

async function sendLater(ctx: Context, { id: mailId }: MailRow): Promise<void> {
  const startAfter = addMs(ctx.clock.now(), sameRecipientPauseMs)

  await enqueue(ctx, sendMailType, { mailId }, { startAfter })
}

/** `undefined` if a later attempt is planned: a mail has them for days (`next-attempt.ts`). */
async function attempt(ctx: Context, mail: MailRow): Promise<MailSettlement | undefined> {
  try {
    return await ctx.ports.mail.send(toMessage(mail))
  } catch (error) {
    const failure = describeFailure(error)
    if (await planNextAttempt(ctx, { mail, failure })) {
      ctx.log.warn({ err: error, mailId: mail.id }, 'mail not sent, will be tried again')
      return undefined
    }
    ctx.log.error({ err: error, mailId: mail.id }, 'mail given up after the last attempt')
    return { kind: 'gave-up', reply: failure }
  }
}

function reasonNotToSend(found: {
  isSuppressed: boolean
  isOutdated: boolean
}): MailSettlement | undefined {
  if (found.isSuppressed) {
    return { kind: 'suppressed', reply: leftOutReplies.suppressed }
  }

  return found.isOutdated ? { kind: 'outdated', reply: leftOutReplies.outdated } : undefined
}

/** Returns whether there is another attempt. */
async function planNextAttempt(
  ctx: Context,
  { mail, failure }: { mail: MailRow; failure: string },
): Promise<boolean> {
  const nextAttemptAt = nextAttempt(mail, ctx.clock.now())
  if (!nextAttemptAt) {
    return false
  }

  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(mails)
      .set({ failure, attempts: mail.attempts + 1, nextAttemptAt })
      .where(isUnsettled(mail.id))
    await enqueue(tx, sendMailType, { mailId: mail.id }, { startAfter: nextAttemptAt })
  })
  return true
}

function describeFailure(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}

function toMessage(mail: MailRow): MailMessage {
  const { id, subject, text, html, recipientName, recipientEmail } = mail
  const { replyToName, replyToEmail } = mail

  return {
    id,
    messageId: mail.messageId ?? undefined,
    threadId: mail.threadId ?? undefined,
    fromName: mail.fromName ?? undefined,
    replyTo: replyToEmail ? { name: replyToName ?? '', email: replyToEmail } : undefined,
    to: { name: recipientName, email: recipientEmail },
    subject,
    text,
    html,
  }
}

async function settle(ctx: Context, { id }: MailRow, outcome: MailSettlement): Promise<boolean> {
  const now = ctx.clock.now()
  const settled = await ctx.db
    .update(mails)
    .set({
      ...('reply' in outcome
        ? { refusedAt: now, failure: outcome.reply, nextAttemptAt: null }
        : sentColumns(now)),
    })
    .where(isUnsettled(id))
    .returning({ id: mails.id })

  return settled.length > 0
}

export function sentColumns(now: Date) {
  return { sentAt: now, failure: null, nextAttemptAt: null }
}

/** Condition: nothing is known yet of what became of this mail. */
export function isUnsettled(mailId: string): SQL | undefined {
  return and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.refusedAt))
}
