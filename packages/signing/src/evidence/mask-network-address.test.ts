import { expect, test } from 'vitest'
import { maskNetworkAddress } from './mask-network-address.ts'

test.each([undefined, '', 'unknown', '203.0.113', '203.0.113.7, 10.0.0.1', 'fe80::g'])(
  '%s is no address and is not printed',
  (ip) => {
    expect(maskNetworkAddress(ip)).toBeUndefined()
  },
)

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['2001:0DB8:0001::9', '2001:db8:1:x'],
  ['2001:db8::9', '2001:db8:0:x'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['::1', '0:0:0:x'],
])('%s is printed as %s', (ip, masked) => {
  expect(maskNetworkAddress(ip)).toBe(masked)
})
