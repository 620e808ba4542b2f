import { expect, test } from 'vitest'
import { canDo, rightFor, type PacketAction } from './packet-actions.ts'
import { packetStatuses } from './packet-lifecycle.ts'

type Facts = Parameters<typeof canDo>[1]

const actions = [
  'discard',
  'cancel',
  'change-answers',
  'correct',
  'remind',
  'extend',
  'revise',
  'use-again',
  'print',
  'finish-on-paper',
  'hide',
  'show-again',
  'download',
] as const satisfies PacketAction[]

const everything: Facts['signing'] = {
  changeAnswers: true,
  correctSigner: 'until-they-sign',
  finishOnPaper: 'until-everyone-signs',
  ownerSigner: 'until-they-sign',
}

test('what the provider cannot do is not offered', () => {
  const signing: Facts['signing'] = {
    changeAnswers: false,
    correctSigner: 'until-anyone-signs',
    finishOnPaper: 'until-anyone-signs',
    ownerSigner: 'until-sent',
  }
  const sent = { status: 'AWAITING_TENANT_SIGNATURE', signing } as const

  expect(possible(sent)).toEqual(expect.arrayContaining(['correct', 'finish-on-paper']))
  expect(possible(sent)).not.toContain('change-answers')
  expect(possible({ ...sent, anySigned: true })).not.toContain('correct')
  expect(possible({ ...sent, anySigned: true })).not.toContain('finish-on-paper')
})

test('what an owner can do at each status', () => {
  const table = packetStatuses.map((status) => [status, ...possible({ status })])

  expect(table).toEqual([
    ['CREATED', 'discard', 'correct', 'use-again'],
    ['IN_PROGRESS', 'discard', 'correct', 'use-again'],
    [
      'AWAITING_PAYMENT',
      'cancel',
      'change-answers',
      'correct',
      'use-again',
      'print',
      'finish-on-paper',
    ],
    [
      'AWAITING_TENANT_SIGNATURE',
      'cancel',
      'change-answers',
      'correct',
      'remind',
      'extend',
      'revise',
      'use-again',
      'print',
      'finish-on-paper',
    ],
    ['AWAITING_LANDLORD_SIGNATURE', 'cancel', 'revise', 'use-again', 'print', 'finish-on-paper'],
    ['FULLY_EXECUTED', 'use-again', 'hide'],
    ['ARCHIVED', 'use-again', 'hide'],
  ])
})

test('answers cannot change once somebody has signed', () => {
  const facts = { status: 'AWAITING_TENANT_SIGNATURE' } as const

  expect(possible({ ...facts, anySigned: true })).not.toContain('change-answers')
  expect(possible({ ...facts, anySigned: true })).toContain('revise')
})

test('nothing changes while the executed file is being made', () => {
  const sealing = possible({
    status: 'AWAITING_LANDLORD_SIGNATURE',
    sealing: true,
    anySigned: true,
  })

  expect(sealing).toEqual(['use-again'])
})

test('co-owners whose turn it is can be corrected and reminded, as residents before them', () => {
  const status = 'AWAITING_LANDLORD_SIGNATURE'

  expect(possible({ status })).not.toContain('remind')
  expect(possible({ status, ownersWaiting: ['Sam Ellis'] })).toEqual(
    expect.arrayContaining(['correct', 'remind', 'extend']),
  )
})

test.each([
  ['declined', true],
  ['canceled', true],
  ['expired', true],
  ['revised', false],
  ['archived', false],
] as const)('a packet that was %s can be revised: %s', (reason, expected) => {
  expect(possible({ status: 'ARCHIVED', archived: { reason } }).includes('revise')).toBe(expected)
})

test('a packet that is only printed is neither corrected nor revised', () => {
  for (const status of packetStatuses) {
    const offered = possible({ status, printOnly: true })
    expect(offered).not.toEqual(expect.arrayContaining(['correct']))
    expect(offered).not.toEqual(expect.arrayContaining(['revise']))
  }
})

function possible(facts: Pick<Facts, 'status'> & Partial<Facts>): PacketAction[] {
  const packet: Facts = {
    printOnly: false,
    sealing: false,
    anySigned: false,
    ownersWaiting: [],
    hidden: false,
    executionDate: null,
    archived: null,
    signing: everything,
    ...facts,
  }

  return actions.filter((action) => canDo(action, packet))
}

test('what binds, costs or reaches others needs more than the right to prepare', () => {
  const binding: PacketAction[] = ['cancel', 'revise', 'correct', 'extend', 'finish-on-paper']
  const preparing: PacketAction[] = ['discard', 'change-answers', 'print', 'use-again', 'download']

  expect([...binding, 'copies' as const].map(rightFor)).toEqual(Array(6).fill('send'))
  expect(preparing.map(rightFor)).toEqual(Array(5).fill('prepare'))
})
