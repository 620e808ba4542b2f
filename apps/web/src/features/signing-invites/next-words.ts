import type { CodeDetails } from '@countersign/contract'
import { hasSigned, residentsOf } from './signers-shown.ts'

/** What happens next, for a resident who has signed. `email` is where the finished document goes. */
export function nextWords(details: CodeDetails, email: string): string {
  if (details.packet === 'executed') {
    return `Everyone has signed. You can download the finished document here, and we send a copy to ${email}.`
  }
  if (details.packet === 'closed') {
    return `${details.sender} has closed these forms before everyone signed, so they do not take effect. Ask ${details.sender} what happens next.`
  }

  const others = residentsOf(details.invites).filter((invite) => !hasSigned(invite))
  const names = others.map(({ name }) => name)
  const finish = `When everyone has signed, we send the finished document to ${email}. You can close this page.`
  return names.length === 0
    ? `Next, ${details.sender} signs. ${finish}`
    : `Next, ${inWords(names)} ${names.length === 1 ? 'signs' : 'sign'}, and ${details.sender} signs last. ${finish}`
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
