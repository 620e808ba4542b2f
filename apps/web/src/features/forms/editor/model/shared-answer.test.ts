import { expect, test } from 'vitest'
import { aPlace } from './testing/a-place.ts'
import { packetCandidates, showPacketAnswer } from './shared-answer.ts'

test('only a field that the owner fills out can show an answer of the packet, and only of its type', () => {
  const rent = aPlace({ role: 'LLEdit', type: 'money' })

  expect(packetCandidates(rent).map(({ label }) => label)).toContain('Monthly rent')
  expect(packetCandidates(rent).map(({ label }) => label)).not.toContain('Tenancy starts')
  expect(packetCandidates({ ...rent, role: 'TT1' })).toEqual([])
  expect(packetCandidates({ ...rent, type: 'checkbox' })).toEqual([])
})

test('a field without a label of its own takes that of the answer', () => {
  const [unnamed] = showPacketAnswer(
    aPlace({ role: 'LLEdit', type: 'money', label: '' }),
    'packet-rent',
  )
  const [named] = showPacketAnswer(
    aPlace({ role: 'LLEdit', type: 'money', label: 'Miete' }),
    'packet-rent',
  )

  expect([unnamed?.label, named?.label]).toEqual(['Monthly rent', 'Miete'])
  expect(named?.answer).toBe('packet-rent')
})
