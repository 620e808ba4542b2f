import { isIPv6 } from 'node:net'

/** An IPv6 address by its /64: whoever has one of those addresses has all of them. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) {
    return `ip:${mapped ?? ip}`
  }

  const [front = '', back] = ip.split('%', 1)[0]?.split('::') ?? []
  const before = front.split(':').filter(Boolean)
  const after = (back ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `ip:${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
