import { mails, packets } from '@countersign/database'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { enqueueMail } from '../../infrastructure/mail/enqueue-mail.ts'
import { enqueueExecution } from './execute/execute-packet.ts'

export const resumeUnfinishedJob = 'resume-unfinished'
export const ResumeUnfinished = z.object({})

const atOnce = 1000
const mailPatienceMs = 120_000

/**
 * Finds what a crash may have left half done and asks for it again: files that are not made, mails
 * that are not sent. Asking for what is under way is harmless.
 */
export async function resumeUnfinished(ctx: Context): Promise<void> {
  const unsealed = await ctx.db
    .select({ packetId: packets.id })
    .from(packets)
    .where(
      and(
        eq(packets.status, 'AWAITING_LANDLORD_SIGNATURE'),
        isNotNull(packets.ownerSignedAt),
        isNull(packets.executionDate),
      ),
    )
    .limit(atOnce)
  for (const { packetId } of unsealed) {
    await enqueueExecution(ctx, packetId)
  }

  const overdue = new Date(ctx.clock.now().getTime() - mailPatienceMs)
  const unsent = await ctx.db
    .select({ mailId: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.refusedAt), lt(mails.createdAt, overdue)))
    .limit(atOnce)
  for (const { mailId } of unsent) {
    await enqueueMail(ctx, mailId)
  }
}
