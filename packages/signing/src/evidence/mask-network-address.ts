import { isIP } from 'node:net'

/**
 * The part of an IP address that may go to every signer: "203.0.113.x" for IPv4, the first 48 bits
 * for IPv6 ("2001:db8:1:x"). `undefined` for what is not an IP address.
 */
export function maskNetworkAddress(ip: string | undefined): string | undefined {
  const address = ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  switch (isIP(address)) {
    case 4:
      return address.replace(/\d+$/, 'x')
    case 6:
      return [...firstGroups(address), 'x'].join(':')
    default:
      return undefined
  }
}

function firstGroups(address: string): string[] {
  const [front = '', back] = address.split('::')
  const before = front.split(':').filter(Boolean)
  const after = (back ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
}
