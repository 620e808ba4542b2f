import type { Recipient } from '../envelope.ts'

/**
 * A plain sentence for each resident who signed from where the owner did. A link can be opened by
 * whoever has it, the one who made it included, so a reader should know; a shared house or office
 * explains it as well. The addresses themselves stay in the server's record.
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
    ? 'network address with the same kind of device and browser, so possibly on the same device'
    : 'network address'
}
