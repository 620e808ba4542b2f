import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { senderOf } from './sender-of.ts'
import { hasSigned, linkInvites } from '../signers/visible-signers.ts'
import type { LinkMessages } from '../../../../i18n/link/en.ts'

/** `email`: where the finished document is sent. */
export function nextSteps(details: CodeDetails, email: string, t: LinkMessages['ended']): string {
  if (details.packet === 'executed') {
    return details.executedLinkExpired ? t.executedBefore : t.executed(email)
  }
  if (details.packet === 'closed') {
    return t.closedAfter(details.sender)
  }

  const others = linkInvites(details.invites).filter((invite) => !hasSigned(invite))
  const names = others.map(({ name }) => name)
  return `${t.nextSigns(names, t.sender(senderOf(details)))} ${t.whenFinished(email)}`
}
