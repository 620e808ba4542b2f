import type { Context } from '../../kernel/context.ts'

export const sendMailJob = 'send-mail'

/** Asks for a mail of the outbox to be sent; asking again while it waits changes nothing. */
export async function enqueueMail(ctx: Context, mailId: string): Promise<void> {
  await ctx.ports.jobs.enqueue(ctx, sendMailJob, { mailId }, { singletonKey: mailId })
}
