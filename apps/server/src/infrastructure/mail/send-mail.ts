import { mails, packets } from '@countersign/database'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Context, Job } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { addMs } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { attemptMail, type MailSettlement } from './attempt-mail.ts'
import { isUnsettled, sendMailType, type MailRow } from './enqueue-mail.ts'
import { leftOutReplies } from './left-out-replies.ts'
import { isMailStopped, ownerOfMail } from './mail-stops.ts'
import { isOutboxOpen } from './outbox-hold.ts'

/**
 * Saves in one statement that a mail was accepted, and its event. `false`, and nothing is saved, where
 * that was settled before or more follows from it: then `OnMailSettled` decides.
 */
type SaveAccepted = (ctx: Context, mail: PacketMail) => Promise<boolean>

export type PacketMail = MailRow & Pick<typeof packets.$inferSelect, 'documentGroupId'>

/** Runs in the transaction that records the outcome. */
type OnMailSettled = (ctx: Context, mail: MailRow, outcome: MailSettlement) => Promise<void>

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

export function createSendMailJob(deps: SendMailDeps): Job<typeof sendMailType.payload> {
  const recipients: Recipients = new Map()

  return {
    ...sendMailType,
    concurrency,
    pollSeconds: 3,
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
  const outcome = reasonNotToSend(found) ?? (await attemptMail(ctx, mail))
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

function reasonNotToSend(found: {
  isSuppressed: boolean
  isOutdated: boolean
}): MailSettlement | undefined {
  if (found.isSuppressed) {
    return { kind: 'suppressed', reply: leftOutReplies.suppressed }
  }

  return found.isOutdated ? { kind: 'outdated', reply: leftOutReplies.outdated } : undefined
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
