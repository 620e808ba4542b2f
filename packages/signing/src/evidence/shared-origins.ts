import type { Recipient } from '../envelope.ts'

/**
 * Discloses each resident who signed from the owner's network address: whoever has a link can open
 * it, including the owner who created it. A shared house or office explains it as well. The
 * certificate prints the addresses only masked, so that it cannot be read from them.
 */
export function describeSharedOrigins(recipients: Recipient[]): string[] {
  const owner = recipients.find(({ role }) => role === 'LLSign')
  const residents = recipients.filter(({ role }) => role !== 'LLSign' && role !== 'LLEdit')

  return residents.flatMap((resident) => {
    const shared = owner && describeSharedOrigin(owner, resident)
    return shared
      ? [`${owner.name} (Owner/Agent) and ${resident.name} signed from the same ${shared}.`]
      : []
  })
}

function describeSharedOrigin(one: Recipient, other: Recipient): string | undefined {
  const { ip, userAgent } = one.origin ?? {}
  if (ip === undefined || ip !== other.origin?.ip) {
    return undefined
  }

  return userAgent !== undefined && userAgent === other.origin.userAgent
    ? 'network address with the same kind of device and browser, possibly on the same device'
    : 'network address'
}
