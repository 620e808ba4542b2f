import { expect, test } from 'vitest'
import { parseEvent } from './parse-event.ts'

test('an unknown type is not an event', () => {
  expect(parseEvent({ type: 'packet.teleported', data: {} })).toBeUndefined()
  expect(parseEvent({ type: 'toString', data: {} })).toBeUndefined()
})

test.each([
  ['packet.sent', undefined],
  ['packet.sent', null],
  ['packet.sent', 'TT1'],
  ['packet.sent', {}],
  ['packet.sent', { roles: ['TT9'] }],
  ['packet.paid', { receiptId: 'r1', amountCents: '500', currency: 'USD' }],
  ['packet.archived', { reason: 'bored' }],
  ['mail.queued', { kind: 'sign', mailId: 'm1' }],
  ['envelope.filled', { role: 'LLEdit' }],
  ['envelope.filled', { role: 'landlord', facts: { valuesSha256: 'a1' } }],
])('%s with the payload %j is not an event', (type, data) => {
  expect(parseEvent({ type, data })).toBeUndefined()
})

test.each([
  ['packet.filled', {}],
  ['packet.sent', { roles: ['TT1', 'LLSign'] }],
  ['packet.archived', { reason: 'archived' }],
  ['mail.queued', { kind: 'sign', role: 'TT1', mailId: 'm1' }],
  ['envelope.filled', { role: 'LLEdit', facts: { valuesSha256: 'a1' } }],
  ['envelope.signed', { role: 'TT1' }],
])('%s is read as it was recorded', (type, data) => {
  expect(parseEvent({ type, data })).toEqual({ type, data })
})

test('facts that another version recorded are kept', () => {
  const data = { roles: ['TT1'], expiresInDays: 30 }

  expect(parseEvent({ type: 'packet.sent', data })).toEqual({ type: 'packet.sent', data })
})

test('an email event from before the recipient was called "role" has its role', () => {
  const event = parseEvent({
    type: 'mail.refused',
    data: { kind: 'sign', place: 'TT2', mailId: 'm1', reply: '550' },
  })

  expect(event?.data).toMatchObject({ role: 'TT2', reply: '550' })
})

test('the former reason "put-away" reads as "archived"', () => {
  const event = parseEvent({ type: 'packet.archived', data: { reason: 'put-away' } })

  expect(event?.data).toEqual({ reason: 'archived' })
})

test('an ending from before its words and causes were recorded has none', () => {
  expect(parseEvent({ type: 'packet.declined', data: {} })?.data).toEqual({ words: '', by: [] })
})

test('an execution from before copies and warnings were recorded has none', () => {
  const data = { sha256: 'a1', bytes: 9, pages: 2, sealedAt: '2026-10-01T12:00:00.000Z' }

  expect(parseEvent({ type: 'packet.executed', data })?.data).toEqual({ ...data, files: [] })
  expect(
    parseEvent({ type: 'packet.executed', data: { ...data, seal: { level: 'B-T' } } })?.data,
  ).toMatchObject({ seal: { level: 'B-T', warnings: [] } })
})
