import type { CodeDetails } from '@countersign/contract'
import { residentWords, type ResidentWords } from './resident-messages.ts'
import { hasSigned, residentsOf } from '../signers/visible-signers.ts'

/** What happens next, for a resident who has signed. `email` is where the finished document goes. */
export function nextWords(
  details: CodeDetails,
  email: string,
  words: ResidentWords = residentWords,
): string {
  if (details.packet === 'executed') {
    return words.executed(email)
  }
  if (details.packet === 'closed') {
    return words.closedAfter(details.sender)
  }

  const others = residentsOf(details.invites).filter((invite) => !hasSigned(invite))
  const names = others.map(({ name }) => name)
  return `${words.nextSigns(names, details.sender)} ${words.finish(email)}`
}
