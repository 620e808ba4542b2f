import type { Mark } from '@countersign/answers/answer'
import { sampleMarks } from '@countersign/answers/sample-answer'
import { expect, test } from 'vitest'
import type { Envelope } from './envelope.ts'
import { readStoredEnvelope, toStoredEnvelope, type StoredEnvelope } from './stored-envelope.ts'

const drawing: Mark = {
  kind: 'drawn',
  width: 600,
  height: 200,
  strokes: [Array.from({ length: 300 }, (_, x) => ({ x, y: (x * 7) % 200 }))],
}

/** Signed in so many places by one resident, who drew, and in one by another, who typed. */
function signedEnvelope(places: number): Envelope {
  const { signature, initials } = sampleMarks('Maria Lopez')
  const typed = sampleMarks('José Núñez')
  const recipient = { name: 'Maria Lopez', email: 'maria@example.com', state: 'pending' as const }

  return {
    envelopeId: '4e8a3b52-6f43-4c7d-9d8e-0f1d3a5b7c90',
    requestId: 'request',
    name: 'Lease',
    state: 'sent',
    documents: [],
    recipients: [
      { ...recipient, role: 'TT1', adopted: { signature: drawing, initials } },
      { ...recipient, role: 'TT2', adopted: typed },
      { ...recipient, role: 'LLSign' },
    ],
    values: {
      rent: 125_000,
      rooms: ['kitchen'],
      ...Object.fromEntries(
        Array.from({ length: places }, (_, place) => [`d${place}/tt1`, drawing]),
      ),
      'd1/tt1-initials': initials,
      'd1/tt2': typed.signature,
      'd1/of-nobody': signature,
    },
    createdAt: '2026-11-28T12:00:00.000Z',
  }
}

function inDatabase(envelope: Envelope): StoredEnvelope {
  return JSON.parse(JSON.stringify(toStoredEnvelope(envelope)))
}

test('refuses a mark whose person has adopted none', () => {
  const stored = inDatabase(signedEnvelope(1))
  const recipients = stored.recipients.map(({ adopted: _, ...recipient }) => recipient)

  expect(() => readStoredEnvelope({ ...stored, recipients })).toThrow(
    'has a mark of TT1, who has adopted none',
  )
})

test('an envelope is read as it was stored', () => {
  const envelope = signedEnvelope(3)

  expect(readStoredEnvelope(inDatabase(envelope))).toEqual(envelope)
})

test('an envelope of an earlier release, with each mark in its places, is read as it is', () => {
  const envelope = signedEnvelope(3)

  expect(readStoredEnvelope(JSON.parse(JSON.stringify(envelope)))).toEqual(envelope)
})

test('a drawn signature is stored once, whether it was read with its places or not', () => {
  const read: Envelope = JSON.parse(JSON.stringify(signedEnvelope(50)))
  const size = (envelope: Envelope) => JSON.stringify(toStoredEnvelope(envelope)).length

  expect(size(read)).toBe(size(signedEnvelope(50)))
  expect(size(read)).toBeLessThan(JSON.stringify(drawing).length + 50 * 80 + 2000)
})
