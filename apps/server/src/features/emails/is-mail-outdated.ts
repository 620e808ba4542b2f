import { mails, signingInvites } from '@countersign/database'
import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { MailKind } from './queue-mail.ts'

export const kindsWithLink: MailKind[] = ['invitation', 'reminder', 'answer']

/**
 * Condition on `mails`: it asks a signer to use a link that no longer works, or that they no longer
 * need. It waited for the mail server, or for ours, until the signer was corrected, say, or the packet
 * was canceled.
 */
export function isMailOutdated(now: Date): SQL | undefined {
  const { packetId, role, email, code, status, expiresAt } = signingInvites
  const isNeeded = or(eq(status, 'pending'), and(eq(status, 'signed'), eq(mails.kind, 'answer')))
  const usable = new QueryBuilder()
    .select({ one: sql`1` })
    .from(signingInvites)
    .where(
      and(
        eq(packetId, mails.packetId),
        eq(role, mails.role),
        eq(email, mails.recipientEmail),
        sql`position('/' || ${code} in ${mails.text}) > 0`,
        isNeeded,
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )

  return and(
    isNotNull(mails.packetId),
    inArray(mails.kind, kindsWithLink),
    ne(mails.role, 'LLSign'),
    notExists(usable),
  )
}
