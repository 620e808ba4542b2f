import { mails, packets } from '@countersign/database'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Context, Job } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { attemptMail, type MailSettlement } from './attempt-mail.ts'
import { isUnsettled, sendMailType, type MailRow } from './enqueue-mail.ts'
import { leftOutReplies } from './left-out-replies.ts'
import { isMailStopped, ownerOfMail } from './mail-stops.ts'
import { isOutboxOpen } from './outbox-hold.ts'

/** Runs in the transaction that records the outcome. */
type OnMailSettled = (ctx: Context, mail: MailRow, outcome: MailSettlement) => Promise<void>

/** As many as the transport keeps connections. */
const concurrency = 5

interface SendMailDeps {
  onSettled: OnMailSettled
  /** Condition on `mails`: what it says is no longer true, so it is not sent. */
  isOutdated?: (now: Date) => SQL | undefined
}

export function createSendMailJob(deps: SendMailDeps): Job<typeof sendMailType.payload> {
  return {
    ...sendMailType,
    concurrency,
    pollSeconds: 3,
    run: (ctx, { mailId }) => sendMail(ctx, mailId, deps),
  }
}

/**
 * At-least-once delivery: after a crash between sending and recording, the mail is sent again under
 * the same message id, by which mail servers deduplicate.
 */
async function sendMail(ctx: Context, mailId: string, deps: SendMailDeps): Promise<void> {
  const found = await findUnsettled(ctx, mailId, deps)
  if (!found) {
    return
  }

  const { mail } = found
  const outcome = reasonNotToSend(found) ?? (await attemptMail(ctx, mail))
  if (outcome?.kind === 'stored') {
    await settle(ctx, mail, outcome)
  } else if (outcome) {
    await inTransaction(ctx, async (tx) => {
      if (await settle(tx, mail, outcome)) {
        await deps.onSettled(tx, mail, outcome)
      }
    })
  }
}

async function findUnsettled(ctx: Context, mailId: string, { isOutdated }: SendMailDeps) {
  const [found] = await ctx.db
    .select({
      mail: mails,
      isSuppressed: isMailStopped({ email: mails.recipientEmail, ownerId: ownerOfMail }),
      isOutdated: sql<boolean>`${isOutdated?.(ctx.clock.now()) ?? sql`false`}`,
    })
    .from(mails)
    .leftJoin(packets, eq(packets.id, mails.packetId))
    .where(and(isUnsettled(mailId), isOutboxOpen(ctx)))

  return found
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
        : { sentAt: now, failure: null, nextAttemptAt: null }),
    })
    .where(isUnsettled(id))
    .returning({ id: mails.id })

  return settled.length > 0
}
