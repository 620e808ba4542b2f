import { packetLifecycle, packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import { expect, test } from 'vitest'
import { redirectFor, type PacketRoute } from './redirect-for.ts'

const screens: PacketRoute[] = ['start', 'payment', 'resident-link', 'sign', 'status', 'view']

test('while co-owners sign, the owner’s signing page shows the status', () => {
  const packet = { status: 'AWAITING_LANDLORD_SIGNATURE', sealing: false } as const

  expect(redirectFor({ ...packet, ownersWaiting: ['Sam Ellis'] }, 'sign')).toBe('status')
  expect(redirectFor({ ...packet, ownersWaiting: [] }, 'sign')).toBeUndefined()
})

test('the screen of the next action does not redirect', () => {
  for (const status of packetStatuses) {
    const home = packetLifecycle[status].goesTo
    expect(redirectFor({ status, sealing: false }, home)).toBeUndefined()
  }
})

test('one redirect from any screen, in any status, ends on a screen that does not redirect', () => {
  for (const status of packetStatuses) {
    for (const sealing of [false, true]) {
      for (const here of screens) {
        const there = redirectFor({ status, sealing }, here) ?? here
        expect([status, here, redirectFor({ status, sealing }, there)]).toEqual([
          status,
          here,
          undefined,
        ])
      }
    }
  }
})

test('a packet that is filled out redirects from start to payment', () => {
  expect(redirectFor({ status: 'AWAITING_PAYMENT', sealing: false }, 'start')).toBe('payment')
})

test('a packet that was sent in another tab redirects from payment to the resident links', () => {
  const sent = { status: 'AWAITING_TENANT_SIGNATURE', sealing: false } as const

  expect(redirectFor(sent, 'payment')).toBe('resident-link')
})

test('an executed packet redirects from resident links and sign to its status', () => {
  const executed = { status: 'FULLY_EXECUTED', sealing: false } as const

  expect(redirectFor(executed, 'resident-link')).toBe('status')
  expect(redirectFor(executed, 'sign')).toBe('status')
})

test('sign redirects before the residents have signed and after the owner has', () => {
  expect(redirectFor({ status: 'AWAITING_TENANT_SIGNATURE', sealing: false }, 'sign')).toBe(
    'status',
  )
  expect(redirectFor({ status: 'AWAITING_LANDLORD_SIGNATURE', sealing: true }, 'sign')).toBe(
    'status',
  )
})

test('an archived packet redirects to view from every screen', () => {
  for (const here of screens.filter((screen) => screen !== 'view')) {
    expect(redirectFor({ status: 'ARCHIVED', sealing: false }, here)).toBe('view')
  }
})
