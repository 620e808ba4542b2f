import { describe, expect, test } from 'vitest'
import { createFakeRoom } from '../testing/fake-room.ts'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { planRoom } from './room-plan.ts'
import { findNeedingAttention, nextSlot, findMissing } from './missing-answers.ts'
import type { AnswerProgress } from './missing-answers.ts'

const room = createFakeRoom(fixtureRoom('LLEdit')).room()
const { slots, dealTerms, known } = planRoom(room)
const calm: AnswerProgress = {
  missing: room.missing,
  drafts: {},
  answers: room.answers,
  problems: {},
}
const keysOf = (some: readonly { answerKey: string }[]) => some.map((slot) => slot.answerKey)

describe('confirming a form', () => {
  const resident = fixtureRoom('TT1')
  const asking = {
    ...resident,
    documents: resident.documents.map((document) => ({
      ...document,
      fields: [
        ...document.fields,
        {
          ...makeField('TT1', document.documentId, {
            key: 'TT1.confirmed',
            type: 'checkbox',
            label: 'Read',
          }),
          confirms: true as const,
        },
      ],
    })),
  }
  const plan = planRoom(asking)
  const place = 'd3/TT1.signature'

  test('comes last in its form, and is none of its questions', () => {
    const [lease] = plan.documents

    expect(keysOf(plan.slots).filter((key) => key.startsWith('d3/'))).toEqual([
      place,
      'd3/TT1.confirmed',
    ])
    expect(keysOf(lease?.unplaced ?? [])).toEqual([])
    expect(lease?.confirm?.answerKey).toBe('d1/TT1.confirmed')
  })

  test('waits for what is left in its own form, and for no other', () => {
    const left = (missing: string[]) =>
      keysOf(findNeedingAttention(plan.slots, { ...calm, missing }))

    expect(left([place, 'd3/TT1.confirmed'])).toEqual([place])
    expect(left(['d1/TT1.signature', 'd3/TT1.confirmed'])).toEqual([
      'd1/TT1.signature',
      'd3/TT1.confirmed',
    ])
  })
})

describe('where things are asked', () => {
  test('what forms share is asked once, among the deal terms, and first', () => {
    expect(keysOf(dealTerms)).toContain('LLEdit.rent.monthly')
    expect(keysOf(slots).slice(0, dealTerms.length)).toEqual(keysOf(dealTerms))
    expect(new Set(keysOf(slots)).size).toBe(slots.length)
  })

  test('what is locked, or somebody else’s, is never asked', () => {
    expect(keysOf(slots)).not.toContain('LLEdit.premises.street')
    expect(keysOf(known)).toContain('LLEdit.premises.street')
    expect(keysOf(slots).some((key) => key.includes('TT1'))).toBe(false)
  })

  test('a field that the form’s text has no place for is asked at its end', () => {
    const placed = planRoom(room).documents.find((plan) => plan.document.documentId === 'd1')

    expect(keysOf(placed?.unplaced ?? [])).toEqual([])
    const bare = room.documents.map((document) => ({ ...document, reading: [] }))
    const [lease] = planRoom({ ...room, documents: bare }).documents
    expect(keysOf(lease?.unplaced ?? [])).toContain('d1/LLEdit.smoking')
  })

  test('a signer’s places come in the order of the text, each form’s signature last', () => {
    const signing = planRoom(fixtureRoom('TT1'))

    expect(keysOf(signing.slots)).toEqual([
      'd1/TT1.vehicles',
      'd1/TT1.initials:deposit',
      'd1/TT1.signature',
      'd2/TT1.ack:pamphlet',
      'd2/TT1.initials:pamphlet',
      'd2/TT1.signature',
      'd3/TT1.signature',
    ])
  })
})

describe('what is left', () => {
  test('the server says it, in the page’s order and not in its own', () => {
    const left = findMissing(slots, { ...calm, missing: [...room.missing].reverse() })

    expect(keysOf(left)).toEqual(keysOf(findMissing(slots, calm)))
    expect(left.length).toBe(room.missing.length)
  })

  test('an answer that was typed and not saved yet counts at once, also when it is taken back', () => {
    const given = findMissing(slots, {
      ...calm,
      drafts: { 'LLEdit.rent.monthly': 125_000 },
      answers: { ...calm.answers, 'LLEdit.rent.monthly': 125_000 },
    })
    expect(keysOf(given)).not.toContain('LLEdit.rent.monthly')

    const taken = { ...calm, drafts: { 'LLEdit.landlord.name': null }, answers: {} }
    expect(keysOf(findMissing(slots, taken))).toContain('LLEdit.landlord.name')
  })

  test('what depends on an answer is needed as soon as that answer is given', () => {
    const yes = { 'd1/LLEdit.pets': 'yes' }
    const standing = { ...calm, drafts: yes, answers: { ...calm.answers, ...yes } }

    expect(keysOf(findMissing(slots, calm))).not.toContain('d1/LLEdit.pets.rules')
    expect(keysOf(findMissing(slots, standing))).toContain('d1/LLEdit.pets.rules')
  })
})

describe('Next', () => {
  const left = findMissing(slots, calm)
  const [first, second] = left

  test('goes to the first thing when nothing was touched yet', () => {
    expect(nextSlot(slots, left, undefined)).toBe(first)
  })

  test('goes on from where one is, and from the end back to the first', () => {
    expect(nextSlot(slots, left, first?.id)).toBe(second)
    expect(nextSlot(slots, left, slots.at(-1)?.id)).toBe(first)
  })

  test('has nowhere to go when nothing is left', () => {
    expect(nextSlot(slots, [], first?.id)).toBeUndefined()
  })

  test('visits what is wrong as well as what is left', () => {
    const wrong = { ...calm, missing: [], problems: { 'LLEdit.landlord.name': 'Too long.' } }

    expect(keysOf(findNeedingAttention(slots, wrong))).toEqual(['LLEdit.landlord.name'])
  })
})
