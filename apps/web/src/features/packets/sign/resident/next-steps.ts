import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { endedMessages, type EndedMessages } from './ended-messages.ts'
import { senderOf } from './sender-of.ts'
import { hasSigned, residentInvites } from '../signers/visible-signers.ts'

/** `email`: where the finished document is sent. */
export function nextSteps(
  details: CodeDetails,
  email: string,
  t: EndedMessages = endedMessages,
): string {
  if (details.packet === 'executed') {
    return details.executedLinkExpired ? t.executedBefore : t.executed(email)
  }
  if (details.packet === 'closed') {
    return t.closedAfter(details.sender)
  }

  const others = residentInvites(details.invites).filter((invite) => !hasSigned(invite))
  const names = others.map(({ name }) => name)
  return `${t.nextSigns(names, t.sender(senderOf(details)))} ${t.whenFinished(email)}`
}
