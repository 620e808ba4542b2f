import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { expect, test } from 'vitest'
import { anInvite } from '../../../test/samples.ts'
import { describeEnding } from './describe-ending.ts'

const at = '2026-11-12T10:00:00.000Z'

test('a declined packet names who declined and why', () => {
  const invites = [
    anInvite('TT1', { status: 'canceled' }),
    anInvite('TT2', { name: 'Sam Reed', status: 'declined' }),
  ]

  expect(ending('declined', 'Rent is wrong', invites)).toMatchObject({
    title: 'Sam Reed declined to sign',
    reason: 'Rent is wrong',
  })
})

test('the owner who declines is “You”', () => {
  expect(ending('declined', '', [anInvite('LLSign', { status: 'declined' })])).toMatchObject({
    title: 'You declined to sign',
  })
})

test('canceled, expired, revised and printed packets are told apart', () => {
  expect(ending('canceled', 'Typo')?.title).toBe('You canceled this packet')
  expect(ending('expired', 'Sam did not sign in time.')?.title).toMatch(/^The links expired/)
  expect(ending('revised', '')?.title).toMatch(/^You replaced this packet/)
  expect(ending('archived', '')?.title).toBe('You archived this packet')
  expect(
    describeEnding({ archived: { reason: 'archived', words: '', at }, printOnly: true }, [])?.title,
  ).toBe('You filled this out to print')
})

test('where several people work, a colleague may have ended it', () => {
  const archived = { reason: 'canceled' as const, words: '', at }
  expect(describeEnding({ archived, printOnly: false }, [], 'Your office')?.title).toBe(
    'Your office canceled this packet',
  )
})

test('a packet under way has not ended', () => {
  expect(describeEnding({ archived: null, printOnly: false }, [])).toBeUndefined()
})

function ending(
  reason: NonNullable<Packet['archived']>['reason'],
  words: string,
  invites: ReturnType<typeof anInvite>[] = [],
) {
  return describeEnding({ archived: { reason, words, at }, printOnly: false }, invites)
}
