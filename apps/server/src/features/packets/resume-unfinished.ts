import { mails, packets } from '@countersign/database'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { enqueueMail } from '../../infrastructure/mail/enqueue-mail.ts'
import { isOutboxOpen } from '../../infrastructure/mail/outbox-hold.ts'
import type { Context } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { addMs, minutes } from '../../kernel/time.ts'
import { enqueueExecution } from './finish/execute-packet.ts'

/** Also runs at startup. */
export const resumeUnfinishedJob = defineJob({
  name: 'resume-unfinished',
  payload: z.object({}),
  every: '*/5 * * * *',
  run: resumeUnfinished,
})

const batchSize = 1000
const mailTimeoutMs = minutes(2)

/** Enqueues what a crash has left: executed files and mails. Idempotent: the jobs are. */
export async function resumeUnfinished(ctx: Context): Promise<void> {
  const unsealed = await ctx.db
    .select({ id: packets.id, documentGroupId: packets.documentGroupId })
    .from(packets)
    .where(
      and(
        eq(packets.status, 'AWAITING_LANDLORD_SIGNATURE'),
        isNotNull(packets.ownerSignedAt),
        isNull(packets.executionDate),
      ),
    )
    .limit(batchSize)
  for (const packet of unsealed) {
    await enqueueExecution(ctx, packet)
  }

  const overdue = addMs(ctx.clock.now(), -mailTimeoutMs)
  const unsent = await ctx.db
    .select({ id: mails.id, resentAt: mails.resentAt })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        isNull(mails.refusedAt),
        isOutboxOpen(ctx),
        lt(sql`coalesce(${mails.nextAttemptAt}, ${mails.createdAt})`, overdue.toISOString()),
      ),
    )
    .limit(batchSize)
  for (const mail of unsent) {
    await enqueueMail(ctx, mail)
  }
}
