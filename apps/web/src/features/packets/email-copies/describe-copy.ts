import { formatInstant } from '@countersign/answers/format-day'
import type {
  EmailCopies,
  EmailCopy,
  NamedPerson,
} from '@countersign/contract/schemas/email-copies'

export function copiesOf(
  { copies }: Pick<EmailCopies, 'copies'>,
  { role }: Pick<NamedPerson, 'role'>,
): EmailCopy[] {
  return copies.filter((copy) => copy.role === role)
}

export function describeCopy(copy: EmailCopy, now: number): string {
  const { state, email, at, openedAt, linkEndsAt } = copy
  const when = formatInstant(at)
  switch (state) {
    case 'sending':
      return `On its way to ${email} since ${when}.`
    case 'failed':
      return `Could not be sent to ${email} on ${when}. Check the address and try again.`
    case 'returned':
      return `Sent to ${email} on ${when}, but it came back. Check the address and try again.`
    case 'sent': {
      const opened = openedAt ? `Opened on ${formatInstant(openedAt)}.` : 'Not opened.'
      const ended = Date.parse(linkEndsAt) <= now ? ' Its link no longer works.' : ''
      return `Sent to ${email} on ${when}. ${opened}${ended}`
    }
  }
}

/** Asked before another copy goes to the same person; undefined where the last one did not arrive. */
export function askAgain(name: string, last: EmailCopy | undefined): string | undefined {
  return last && (last.state === 'sent' || last.state === 'sending')
    ? `A copy was sent to ${name} at ${last.email} on ${formatInstant(last.at)}. Send it again?`
    : undefined
}
