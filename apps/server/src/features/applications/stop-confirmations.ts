import { applicationLinks, applicationRequests, mails } from '@countersign/database'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { leftOutReplies } from '../../infrastructure/mail/left-out-replies.ts'
import type { MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'
import { isNetworkStopped } from './confirmation-turn.ts'
import { confirmationKind, requestOfMail } from './emails/queue-application-mail.ts'

/**
 * An email that asks for a confirmation came back, or was complained about: that request gets no more.
 * After a complaint, or the third one that came back in a day, nor do the other unconfirmed requests
 * that this network made by the link, also those whose email waits.
 */
export async function stopConfirmations(ctx: Context, mail: MailRow): Promise<void> {
  const requestId = requestOfMail(mail)
  if (mail.kind !== confirmationKind || !isUuid(requestId)) {
    return
  }
  const stoppedAt = ctx.clock.now()
  const [request] = await ctx.db
    .update(applicationRequests)
    .set({ stoppedAt })
    .where(and(eq(applicationRequests.id, requestId), isNull(applicationRequests.confirmedAt)))
    .returning()
  if (!request?.network) {
    return
  }
  const { linkId, network } = request
  const [link] = await ctx.db.select().from(applicationLinks).where(eq(applicationLinks.id, linkId))
  if (!link || !(await isNetworkStopped(ctx, { link, network }))) {
    return
  }

  const stopped = await ctx.db
    .update(applicationRequests)
    .set({ stoppedAt })
    .where(
      and(
        eq(applicationRequests.linkId, linkId),
        eq(applicationRequests.network, network),
        isNull(applicationRequests.confirmedAt),
      ),
    )
    .returning({ id: applicationRequests.id })
  await ctx.db
    .update(mails)
    .set({ refusedAt: stoppedAt, failure: leftOutReplies.outdated, nextAttemptAt: null })
    .where(
      and(
        eq(mails.kind, confirmationKind),
        isNull(mails.sentAt),
        isNull(mails.refusedAt),
        inArray(
          sql`split_part(${mails.dedupeKey}, '/', 1)`,
          stopped.map(({ id }) => id),
        ),
      ),
    )
}
