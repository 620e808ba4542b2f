import type { MailRow } from '../../infrastructure/mail/enqueue-mail.ts'

export type LinkMail = Pick<MailRow, 'kind' | 'createdAt' | 'sentAt' | 'refusedAt'>

/**
 * Of the invitation and the reminders with one link, oldest first: which of those that were left out is
 * to be sent. The invitation, or else the last reminder; none if another one was sent since, or will be.
 */
export function chooseLinkMail<Mail extends LinkMail>(
  links: readonly Mail[],
  isLeftOut: (mail: Mail) => boolean,
): Mail | undefined {
  const leftOut = links.filter(isLeftOut)
  const invitation = leftOut.find(({ kind }) => kind === 'invitation')
  if (invitation && !links.some(({ sentAt }) => sentAt)) {
    return invitation
  }
  const last = leftOut.at(-1)

  return last && !links.some((link) => isSentSince(link, last.createdAt)) ? last : undefined
}

/** Or will be. */
function isSentSince({ sentAt, refusedAt }: LinkMail, since: Date): boolean {
  return sentAt ? sentAt >= since : refusedAt === null
}
