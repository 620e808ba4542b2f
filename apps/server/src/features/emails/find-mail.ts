import { mails } from '@countersign/database'
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'

/** A mail of ours by its id, or by its Message-ID, with or without angle brackets. */
export type MailReference = { mailId: string } | { messageId: string }

export async function findMail(
  ctx: Context,
  reference: MailReference,
): Promise<MailRow | undefined> {
  const isReferred = matchMail(reference)
  if (!isReferred) {
    return undefined
  }
  const [mail] = await ctx.db.select().from(mails).where(isReferred)

  return mail
}

/** `undefined` for a reference that no mail of ours can have. */
export function matchMail(reference: MailReference): SQL | undefined {
  const messageId =
    'messageId' in reference ? reference.messageId.replace(/^\s*<|>\s*$/g, '') : undefined
  // Each Message-ID begins with the id of its mail.
  const id = 'mailId' in reference ? reference.mailId : (messageId?.split('@')[0] ?? '')
  if (!isUuid(id)) {
    return undefined
  }

  return and(
    eq(mails.id, id),
    messageId === undefined
      ? undefined
      : or(isNull(mails.messageId), eq(mails.messageId, messageId)),
  )
}
