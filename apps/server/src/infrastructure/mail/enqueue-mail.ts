import { mails } from '@countersign/database'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, EnqueueOptions, JobType } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs.ts'

export type MailRow = typeof mails.$inferSelect

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

/** Condition: nothing is known yet of what became of this mail. */
export function isUnsettled(mailId: string): SQL | undefined {
  return and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.refusedAt))
}
