import { packetLifecycle, packetStatuses } from '@countersign/contract/calls'
import { expect, test } from 'vitest'
import { redirectFor, type PacketRoute } from './redirect-for.ts'

const screens: PacketRoute[] = ['start', 'payment', 'resident-link', 'sign', 'status', 'view']

test('a packet is at home on the screen of its next action', () => {
  for (const status of packetStatuses) {
    const home = packetLifecycle[status].goesTo
    expect(redirectFor({ status, sealing: false }, home)).toBeUndefined()
  }
})

test('from every screen, whatever the status, one redirect leads to a screen that stays', () => {
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

test('a packet that is filled out goes on from start to payment', () => {
  expect(redirectFor({ status: 'AWAITING_PAYMENT', sealing: false }, 'start')).toBe('payment')
})

test('a packet that was sent in another tab goes on from payment to the residents’ links', () => {
  const sent = { status: 'AWAITING_TENANT_SIGNATURE', sealing: false } as const

  expect(redirectFor(sent, 'payment')).toBe('resident-link')
})

test('an executed packet goes on from the residents’ links and from signing to its status', () => {
  const executed = { status: 'FULLY_EXECUTED', sealing: false } as const

  expect(redirectFor(executed, 'resident-link')).toBe('status')
  expect(redirectFor(executed, 'sign')).toBe('status')
})

test('the owner cannot stay on sign before the residents are done, nor after signing', () => {
  expect(redirectFor({ status: 'AWAITING_TENANT_SIGNATURE', sealing: false }, 'sign')).toBe(
    'status',
  )
  expect(redirectFor({ status: 'AWAITING_LANDLORD_SIGNATURE', sealing: true }, 'sign')).toBe(
    'status',
  )
})

test('an archived packet is only ever viewed', () => {
  for (const here of screens.filter((screen) => screen !== 'view')) {
    expect(redirectFor({ status: 'ARCHIVED', sealing: false }, here)).toBe('view')
  }
})
