import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('keys are in code-unit order, and what JSON cannot hold is left out', () => {
  expect(canonicalJson({ b: 1, a: [undefined, null], c: undefined, B: '€', é: -0 })).toBe(
    '{"B":"€","a":[null,null],"b":1,"é":0}',
  )
  expect(canonicalJson({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}')
  expect(canonicalJson({ 10: 'x', 9: 'y' })).toBe('{"10":"x","9":"y"}')
})

test.each([
  ['not a number', { amount: Number.NaN }],
  ['an infinity', { amount: Infinity }],
  ['half a surrogate pair', { name: 'a\uD83D' }],
  ['nothing at all', undefined],
])('%s is refused', (_what, value) => {
  expect(() => canonicalJson(value)).toThrow()
})

describe('Hashes that are stored were made of the same text', () => {
  const sha256 = '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef'
  const link = { stream: 'group:0b7e', actor: 'member:7c1d', previousHash: '0'.repeat(64) }
  const origin = { ip: '203.0.113.7', userAgent: 'Mozilla/5.0', timeZone: 'America/Chicago' }
  const at = '2026-11-20T16:05:09.120Z'

  test.each<[string, unknown]>([
    [
      'the event of a new packet',
      {
        ...link,
        ...origin,
        seq: 10,
        at,
        type: 'packet.created',
        data: {
          packetId: '6a',
          requestSha256: sha256,
          documents: [
            { formId: 'residential-lease', title: 'Lease', edition: '2026-10', order: 1 },
          ],
          propertyId: '9f',
          unitId: '10',
          signers: 2,
          residents: undefined,
        },
      },
    ],
    [
      'the event of a sealed file',
      {
        ...link,
        seq: 9,
        at,
        type: 'packet.executed',
        data: {
          sha256,
          bytes: 204_811,
          pages: 12,
          sealedAt: at,
          seal: { level: 'B-B', warnings: [] },
          files: [{ audience: 'everyone', sha256 }],
        },
        ip: null,
        userAgent: null,
        timeZone: null,
      },
    ],
    [
      'a question of a resident',
      { type: 'packet.question-asked', data: { role: 'TT1', words: 'Is “1½” right?\nΩ 李 🏠' } },
    ],
    [
      'an event of the signing engine',
      {
        type: 'envelope.answers-saved',
        role: 'LLEdit',
        at,
        origin,
        data: { keys: ['LLEdit.rent.monthly', 'd1/LLEdit.charges'] },
      },
    ],
    [
      'the request for a packet',
      {
        templateIds: ['residential-lease/2', 'lead-paint/2'],
        signers: [
          { firstName: 'José', lastName: 'Núñez', email: 'j@example.com', kind: undefined },
        ],
        initiator: { name: 'Olivia Owner', email: 'owner@example.com' },
        propertyId: '9f',
        unitId: '10',
        packetName: 'Lease',
      },
    ],
    [
      'the answers that were frozen when the owner finished',
      {
        'LLEdit.rent.monthly': 125_000,
        'LLEdit.lateFee.percent': 5.5,
        'd10/LLEdit.pets.allowed': 'no',
        'd9/LLEdit.landlord.noticeAddress': {
          zip: '62701',
          street: '9 Main St',
          city: 'Springfield',
          state: 'IL',
        },
        'd9/LLEdit.charges': [{ what: 'Parking', amount: 5000, when: null, once: false }],
        'd9/LLEdit.utilities': ['water', 'gas'],
        'd9/LLSign.signature': {
          kind: 'drawn',
          width: 300,
          height: 150,
          strokes: [[{ x: 1.25, y: 1e-7 }]],
        },
      },
    ],
  ])('%s', (_what, value) => {
    expect(canonicalJson(value)).toBe(earlierServerText(value))
    expect(canonicalJson(value)).toBe(earlierEngineText(value))
  })

  test('only integer-like keys of different lengths were ordered otherwise by the server', () => {
    expect(earlierServerText({ 10: 'x', 9: 'y' })).not.toBe(canonicalJson({ 10: 'x', 9: 'y' }))
    expect(earlierServerText({ 1: 'x', 4: 'y', a: 'z' })).toBe(
      canonicalJson({ 1: 'x', 4: 'y', a: 'z' }),
    )
    expect(earlierEngineText({ 10: 'x', 9: 'y' })).toBe(canonicalJson({ 10: 'x', 9: 'y' }))
  })
})

/** How events and requests were hashed before there was one function. */
function earlierServerText(value: unknown): string {
  return JSON.stringify(sortKeys(JSON.parse(JSON.stringify(value))))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortKeys)
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }

  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]))
}

/** How frozen answers and the events of an envelope were hashed. */
function earlierEngineText(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(earlierEngineText).join(',')}]`
  }
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value) ?? 'null'
  }

  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${earlierEngineText(entry)}`)
  return `{${entries.join(',')}}`
}
