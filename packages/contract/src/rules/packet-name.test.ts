import { expect, test } from 'vitest'
import { proposePacketName } from './packet-name.ts'

const lead = { formId: 'lead-based-paint-disclosure', title: 'Lead-Based Paint Disclosure' }
const lease = { formId: 'residential-lease', title: 'Residential Lease Agreement' }
const pets = { formId: 'pet-addendum', title: 'Pet Addendum' }
const home = { street: '412 Maple Street', unitName: 'Unit 1' }

test('a packet with a lease has the name of the lease, whatever the law puts first', () => {
  expect(
    proposePacketName({ documents: [lead, pets, lease], bundleTitle: 'New lease', home }),
  ).toBe('Lease, 412 Maple Street, Unit 1')
})

test('a name that would be too long leaves out the home', () => {
  const far = { street: 'A'.repeat(110), unitName: 'Unit 1' }

  expect(proposePacketName({ documents: [lease], home: far })).toBe('Lease')
})

test('without a lease it has the name of the bundle, else of the first document', () => {
  expect(proposePacketName({ documents: [pets, lead], bundleTitle: 'Roommates', home })).toBe(
    'Roommates',
  )
  expect(proposePacketName({ documents: [pets, lead], home })).toBe('Pet Addendum')
})

test('a packet without documents is a legal form packet', () => {
  expect(proposePacketName({ documents: [], bundleTitle: 'Roommates', home })).toBe(
    'Legal Form Packet',
  )
})
