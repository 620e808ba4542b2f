import { z } from 'zod'
import type { MailReport } from '../../infrastructure/mail/reports/parse-report.ts'
import type { ReportMailbox } from '../../infrastructure/mail/reports/imap-mailbox.ts'
import type { ReturnPath } from '../../infrastructure/mail/return-path.ts'
import type { Context, Job } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { findMail, type MailReference } from './find-mail.ts'
import { recordReport } from './record-report.ts'

interface ReportDeps {
  mailbox: ReportMailbox
  returnPath: Pick<ReturnPath, 'mailIdOf'> | undefined
}

/**
 * Reads the mailbox that undeliverable emails come back to. Idempotent: a report that is read twice
 * counts once. A mailbox that cannot be read is tried again a minute later.
 */
export function createReadReportsJob(deps: ReportDeps): Job<z.ZodType> {
  return defineJob({
    name: 'read-mail-reports',
    payload: z.object({}),
    every: '* * * * *',
    retries: 0,
    run: (ctx) => deps.mailbox.readUnseen((message) => readMessage(ctx, message, deps)),
  })
}

/** Returns whether the message is about a mail of ours, and need not be looked at by anyone. */
async function readMessage(
  ctx: Context,
  message: Uint8Array,
  { returnPath }: ReportDeps,
): Promise<boolean> {
  const { parseReport } = await import('../../infrastructure/mail/reports/parse-report.ts')
  const report = await parseReport(message)
  const mail = report && (await findReported(ctx, report, returnPath))
  if (!report || !mail) {
    ctx.log.warn('a message in the mailbox of bounces is not about an email of ours')
    return false
  }

  switch (report.kind) {
    case 'bounce':
    case 'complaint':
      await recordReport(ctx, { kind: report.kind, mail, reply: report.reply })
      return true
    case 'delayed':
      return true
  }
}

/** By our return path, which is signed, or else by the Message-ID. */
async function findReported(
  ctx: Context,
  { sentTo, messageIds }: MailReport,
  returnPath: ReportDeps['returnPath'],
): Promise<MailReference | undefined> {
  const mailId = sentTo.map((address) => returnPath?.mailIdOf(address)).find(Boolean)
  const references: MailReference[] = [
    ...(mailId ? [{ mailId }] : []),
    ...messageIds.map((messageId) => ({ messageId })),
  ]
  for (const reference of references) {
    if (await findMail(ctx, reference)) {
      return reference
    }
  }

  return undefined
}
